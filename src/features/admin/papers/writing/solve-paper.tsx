import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paperToSolveQuery, solvePaper, type PaperToSolve } from "../../../../data/admin/paper-draft";
import { papersKey } from "../../../../data/admin/papers";
import { useUnsavedChanges } from "../../../../lib/unsaved-changes";
import { toastSuccess } from "../../../../ui/toast";
import { Button } from "../../../../ui/button";
import { Card } from "../../../../ui/card";
import { ConfirmDialog } from "../../../../ui/confirm-dialog";
import { CheckboxField } from "../../../../ui/checkbox-field";
import { EmptyState } from "../../../../ui/empty-state";
import { LoadedView } from "../../../../ui/loaded-view";
import { QuestionCard } from "../../../../ui/test-parts/question-card";
import { papersPath } from "../../../../config/papers-path";
import { countQuestions, paperRefusalText } from "../../../../content/paper-texts";
import { toShownQuestion } from "../../../../data/admin/shown-paper-question";

type Props = { editionId: string; paperId: string };
type PaperWithoutKey = Extract<PaperToSolve, { outcome: "paper" }>;
type Choices = Readonly<Record<string, string | null>>;

/** Returns the function that submits the choices; it resolves to the reason if they were refused. */
function useSubmitChoices({ editionId, paperId }: Props) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (choices: Choices, markSaved: () => void): Promise<string | undefined> => {
    const reply = await solvePaper(paperId, choices);
    if (reply.outcome !== "solved") return paperRefusalText(reply.outcome);
    markSaved();
    toastSuccess(`${countQuestions(reply.solved)} handed in.`);
    await queryClient.invalidateQueries({ queryKey: papersKey });
    await navigate(papersPath(editionId, paperId));
    return undefined;
  };
}

function SolveForm({ paper, ...props }: Props & { paper: PaperWithoutKey }) {
  const unsolvedItems = paper.items.filter(({ is_solved: isSolved }) => !isSolved);
  const [index, setIndex] = useState(0);
  const [choices, setChoices] = useState<Choices>({});
  const [isConfirming, setConfirming] = useState(false);
  const submitChoices = useSubmitChoices(props);
  const chosenCount = Object.keys(choices).length;
  const markSaved = useUnsavedChanges(chosenCount > 0);
  const item = unsolvedItems[index];
  if (!item)
    return (
      <EmptyState title="You have solved this paper">
        <p>The authors will check where you disagree with the answer key.</p>
      </EmptyState>
    );
  const { fingerprint } = item;
  const choose = (choice: string | null | undefined) => {
    const { [fingerprint]: _, ...otherChoices } = choices;
    setChoices(choice === undefined ? otherChoices : { ...otherChoices, [fingerprint]: choice });
  };
  return (
    <Card className="grid gap-4">
      <p className="text-small text-ink-soft">
        {`${chosenCount} of ${countQuestions(unsolvedItems.length)} chosen. You cannot change a choice after handing it in. Questions that are written or changed later have to be solved too.`}
      </p>
      <div className="min-w-0">
        <QuestionCard
          question={toShownQuestion(fingerprint, item, paper.passages)}
          number={index + 1}
          total={unsolvedItems.length}
          answer={choices[fingerprint] ?? undefined}
          onChoose={(_, value) => choose(value)}
        />
        <CheckboxField
          label="None is correct, or more than one is"
          checked={choices[fingerprint] === null}
          onChange={(event) => choose(event.target.checked ? null : undefined)}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" disabled={index === 0} onClick={() => setIndex(index - 1)}>
          Previous
        </Button>
        <Button
          variant="outline"
          disabled={index === unsolvedItems.length - 1}
          onClick={() => setIndex(index + 1)}
        >
          Next
        </Button>
        <Button className="grow" disabled={chosenCount === 0} onClick={() => setConfirming(true)}>
          {chosenCount === 0 ? "Choose an answer to hand in" : `Hand in ${countQuestions(chosenCount)}`}
        </Button>
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={`Hand in ${countQuestions(chosenCount)}?`}
          confirmLabel="Hand in"
          onConfirm={() => submitChoices(choices, markSaved)}
          onClose={() => setConfirming(false)}
        >
          <p>You cannot change a choice after handing it in.</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** The page on which an organiser who has never seen the key solves a draft. */
export function SolvePaper(props: Props) {
  const query = useQuery(paperToSolveQuery(props.paperId));
  return (
    <LoadedView query={query} label="Loading the questions">
      {(reply) =>
        reply.outcome === "paper" ? (
          <SolveForm {...props} paper={reply} />
        ) : (
          <EmptyState title="You cannot solve this paper now">
            <p>{paperRefusalText(reply.outcome)}</p>
          </EmptyState>
        )
      }
    </LoadedView>
  );
}
