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
import type { PaperWithKey } from "./paper-with-key";
import { WrittenQuestions } from "./written-questions";

type Props = { editionId: string; paperId: string; paper: ListedPaper; view: PaperView };

function PaperWithKeyView({ editionId, paperId, paper, view }: Props) {
  const query = useQuery(openedPaperQuery(paperId));
  const subject = findSubjectByName(paper.examName)?.slug ?? "";
  return (
    <LoadedView query={query} label="Opening the paper">
      {(content) => {
        if (content.outcome !== "paper") return <EmptyState title={paperRefusalText(content.outcome)} />;
        const paperWithKey: PaperWithKey = {
          editionId,
          paperId,
          isDraft: paper.status === "draft",
          scope: { classNumber: paper.classNumber, subject },
          content,
        };
        if (view === "import") return <ImportPaper paperWithKey={paperWithKey} />;
        if (view === "question") return <QuestionPage paperWithKey={paperWithKey} />;
        return <WrittenQuestions paperWithKey={paperWithKey} />;
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
  const [isOpened, setOpened] = useState(isKeyKnown || questions === 0);
  if (isOpened) return <PaperWithKeyView {...props} />;
  return (
    <Card className="grid gap-4">
      <p>
        This shows the questions with the answer key. If you open the answer key, you cannot solve the paper.
        Opening it is recorded.
      </p>
      {otherSolvers === 0 && (
        <Notice tone="error">
          You are the only organiser who has not opened the answer key. If you open it, nobody can solve this
          paper.
        </Notice>
      )}
      <Button className="justify-self-start" onClick={() => setOpened(true)}>
        Open with the answer key
      </Button>
    </Card>
  );
}
