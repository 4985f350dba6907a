import { useCallback } from "react";
import { listQuestions } from "../../../data/question-files";
import { useLoaded } from "../../../lib/use-loaded";
import { Notice } from "../../../ui/notice";

type Props = { subjectSlug: string; classNumber: number; topic: string };

/**
 * The topic that the test will practise. Shows nothing if the set has no such topic, because a URL can contain any
 * text.
 */
export function TopicNotice({ subjectSlug, classNumber, topic }: Props) {
  const questions = useLoaded(
    useCallback(() => listQuestions(subjectSlug, classNumber), [subjectSlug, classNumber]),
  );
  if (questions.state !== "ready" || !questions.value.some((question) => question.topic === topic))
    return null;
  return (
    <Notice tone="info">
      This test is on <strong className="font-semibold">{topic}</strong>: as many of its 10 questions as
      possible.
    </Notice>
  );
}
