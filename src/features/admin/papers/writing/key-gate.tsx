import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { openedPaperQuery } from "../../../../data/admin/paper-draft";
import type { ListedPaper } from "../../../../data/admin/papers";
import { findSubjectByName } from "../../../../content/subjects";
import { Button } from "../../../../ui/button";
import { Card } from "../../../../ui/card";
import { EmptyState } from "../../../../ui/empty-state";
import { LoadedView } from "../../../../ui/loaded-view";
import { Notice } from "../../../../ui/notice";
import { ImportPaper } from "./import-paper";
import type { PaperView } from "../../../../config/papers-path";
import { paperRefusalText } from "../../../../content/paper-texts";
import { QuestionPage } from "./question-page";
import type { WrittenPaper } from "./written-paper";
import { WrittenQuestions } from "./written-questions";

type Props = { editionId: string; paperId: string; paper: ListedPaper; view: PaperView };

function OpenedView({ editionId, paperId, paper, view }: Props) {
  const query = useQuery(openedPaperQuery(paperId));
  const subject = findSubjectByName(paper.examName)?.slug ?? "";
  return (
    <LoadedView query={query} label="Opening the paper">
      {(opened) => {
        if (opened.outcome !== "paper") return <EmptyState title={paperRefusalText(opened.outcome)} />;
        const written: WrittenPaper = {
          editionId,
          paperId,
          isDraft: paper.status === "draft",
          scope: { classNumber: paper.classNumber, subject },
          opened,
        };
        if (view === "import") return <ImportPaper written={written} />;
        if (view === "question") return <QuestionPage written={written} />;
        return <WrittenQuestions written={written} />;
      }}
    </LoadedView>
  );
}

/**
 * Asks before a paper is opened with its key, because an organiser who has seen the key can never solve that paper.
 * Does not ask if the organiser knows the key already, or the paper is empty.
 */
export function KeyGate(props: Props) {
  const { isKeyKnown, questions, otherSolvers } = props.paper;
  const [isOpening, setOpening] = useState(isKeyKnown || questions === 0);
  if (isOpening) return <OpenedView {...props} />;
  return (
    <Card className="grid gap-4">
      <p>
        This shows the questions with the answer key. If you open the answer key, you cannot solve the paper.
        Opening it is logged.
      </p>
      {otherSolvers === 0 && (
        <Notice tone="error">
          You are the only organiser who has not opened it. If you do, nobody can solve this paper.
        </Notice>
      )}
      <Button className="justify-self-start" onClick={() => setOpening(true)}>
        Open with the answer key
      </Button>
    </Card>
  );
}
