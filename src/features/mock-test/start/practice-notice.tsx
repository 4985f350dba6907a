import { useMistakeTexts } from "../../../data/use-mistake-texts";
import { Notice } from "../../../ui/notice";

type Props = { subjectSlug: string; classNumber: number; mistake: string };

/**
 * A notice of the mistake that the test will practise. Shows nothing if the set does not have the mistake in the URL;
 * then the test is an ordinary one.
 */
export function PracticeNotice({ subjectSlug, classNumber, mistake }: Props) {
  const text = useMistakeTexts(subjectSlug, classNumber).get(mistake);
  if (text === undefined) return null;
  return (
    <Notice tone="info">
      This test helps you fix this mistake: <strong className="font-semibold">{text}</strong>. The other
      questions are on the same topics.
    </Notice>
  );
}
