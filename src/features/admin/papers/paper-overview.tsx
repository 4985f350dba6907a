import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { papersKey, reopenPaper, reviewPaper, sealPaper, type ListedPaper } from "../../../data/admin/papers";
import { getExamFormat } from "../../../content/exam-format";
import { toastSuccess } from "../../../ui/toast";
import { papersPath, type PaperView } from "../../../config/papers-path";
import { Button, ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { CreatePaperButton } from "./create-paper-button";
import { countQuestions, paperRefusalText, statusTexts } from "../../../content/paper-texts";

/** Bytes as KiB with one decimal. */
const formatKib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

// Each of the next three functions changes the paper's state, and returns the reason if the server refuses the change.

async function review(paperId: string): Promise<string | undefined> {
  const reply = await reviewPaper(paperId);
  switch (reply.outcome) {
    case "reviewed":
      return undefined;
    case "incomplete":
      return `The paper is not complete yet: ${reply.lacks.join("; ")}.`;
    case "open":
      return `Still open: ${countQuestions(reply.unsolved)} to be solved, ${reply.disagreements} disagreements to fix or explain.`;
    default:
      return paperRefusalText(reply.outcome);
  }
}

async function seal(paperId: string): Promise<string | undefined> {
  const reply = await sealPaper(paperId);
  switch (reply.outcome) {
    case "sealed":
      return undefined;
    case "too_large":
      return `The sealed file has ${formatKib(reply.bytes)}: ${formatKib(reply.most)} at most. Shorten it or use smaller drawings.`;
    case "not_reviewed":
      return "The paper is not marked as reviewed. Please refresh the page.";
    case "changed_meanwhile":
      return "The paper was changed while it was being sealed. Please have it reviewed again, then seal it.";
    default:
      return paperRefusalText(reply.outcome);
  }
}

async function reopen(paperId: string): Promise<string | undefined> {
  const outcome = await reopenPaper(paperId);
  return outcome === "reopened" || outcome === "unchanged" ? undefined : paperRefusalText(outcome);
}

/** The steps that change a paper's state, each with the texts of its dialog and the message afterwards. */
const steps = {
  review: {
    button: "Mark as reviewed",
    title: "Is this paper reviewed?",
    text: "Another organiser has solved every question, and each disagreement is fixed or explained.",
    done: "The paper is reviewed.",
    change: review,
  },
  seal: {
    button: "Seal the paper",
    title: "Seal this paper?",
    text: "The options get their exam letters, and the encrypted file is made ready for download. No one can open it before the start.",
    done: "The paper is sealed.",
    change: seal,
  },
  reopen: {
    button: "Back to draft",
    title: "Take this paper back to draft?",
    text: "You can then change it, but it must be reviewed and sealed again. Until then, no one can take it.",
    done: "The paper is a draft again.",
    change: reopen,
  },
};

type StepName = keyof typeof steps;

function listSteps({ status, hasAttempt }: ListedPaper): StepName[] {
  if (status === "draft") return ["review"];
  const reopenSteps: StepName[] = hasAttempt ? [] : ["reopen"];
  if (status === "reviewed") return ["seal", ...reopenSteps];
  return status === "sealed" ? reopenSteps : [];
}

function DetailRow({ name, children }: { name: string; children: string }) {
  return (
    <div className="grid grid-cols-[8rem_1fr] gap-2">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The next step of a paper in one sentence, and the view for it. */
function findNextStep(paper: ListedPaper): { text: string; view?: PaperView; button?: string } | null {
  const { questionCount } = getExamFormat(paper.classNumber);
  const missingCount = questionCount - paper.questions;
  if (paper.isCancelled) return null;
  if (paper.status === "reviewed") return { text: "Next: seal the paper, so that students can take it." };
  if (paper.status === "sealed") return { text: "This paper is ready. It opens when its exam starts." };
  if (paper.status !== "draft") return null;
  if (missingCount > 0)
    return {
      text: `Next: write or import the ${paper.questions === 0 ? "" : "missing "}${countQuestions(missingCount)}.`,
      view: "write",
      button: "Write questions",
    };
  if (paper.unsolved > 0)
    return paper.isKeyKnown
      ? {
          text:
            paper.otherSolvers > 0
              ? "Next: another organiser solves the paper, because you have opened its answer key."
              : "Every organiser has opened the answer key, so nobody can solve this paper. Appoint another organiser, or prepare a new paper with other questions.",
        }
      : { text: "Next: solve the paper without its answer key.", view: "solve", button: "Solve the paper" };
  if (paper.disagreements > 0)
    return {
      text: "Next: correct or explain each answer that differs from the answer key.",
      view: "write",
      button: "See the disagreements",
    };
  return { text: "Next: mark the paper as reviewed, then seal it." };
}

/** A paper's state, what is missing, and what can be done next. No question is shown. */
export function PaperOverview({
  editionId,
  paperId,
  paper,
}: {
  editionId: string;
  paperId: string;
  paper: ListedPaper;
}) {
  const queryClient = useQueryClient();
  const [stepToConfirm, setStepToConfirm] = useState<StepName>();
  const { questionCount } = getExamFormat(paper.classNumber);
  const isReady = paper.questions === questionCount && paper.unsolved === 0 && paper.disagreements === 0;
  const step = stepToConfirm && steps[stepToConfirm];
  const nextStep = findNextStep(paper);
  return (
    <Card className="grid gap-4">
      {nextStep && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="font-semibold">{nextStep.text}</p>
          {nextStep.view && (
            <ButtonLink to={papersPath(editionId, paperId, nextStep.view)}>{nextStep.button}</ButtonLink>
          )}
        </div>
      )}
      <dl className="grid gap-1 text-small">
        <DetailRow name="Status">
          {paper.isCancelled
            ? `${statusTexts[paper.status]}; the exam is cancelled`
            : statusTexts[paper.status]}
        </DetailRow>
        <DetailRow name="Questions">{`${paper.questions} of ${questionCount}`}</DetailRow>
        <DetailRow name="To be solved">{countQuestions(paper.unsolved)}</DetailRow>
        <DetailRow name="Disagreements">{`${paper.disagreements} not fixed or explained yet`}</DetailRow>
        <DetailRow name="Enrolled">{String(paper.enrolled)}</DetailRow>
        {paper.status === "draft" && paper.unsolved > 0 && (
          <DetailRow name="You">
            {paper.isKeyKnown
              ? "have opened the answer key, so another organiser must solve it"
              : "have not opened the answer key, so you can solve it"}
          </DetailRow>
        )}
      </dl>
      {paper.hasAttempt && (
        <p className="text-small">
          A student has started this paper: from now on only its answer key can change.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {listSteps(paper).map((name) => (
          <Button
            key={name}
            variant={name === "reopen" || !isReady ? "outline" : "gold"}
            onClick={() => setStepToConfirm(name)}
          >
            {steps[name].button}
          </Button>
        ))}
        {paper.kind === "exam" && (
          <CreatePaperButton
            editionId={editionId}
            paper={{ ...paper, kind: "reserve" }}
            label="Prepare a reserve paper"
          />
        )}
      </div>
      {step && (
        <ConfirmDialog
          title={step.title}
          confirmLabel={step.button}
          onConfirm={async () => {
            const refusal = await step.change(paperId);
            if (refusal === undefined) toastSuccess(step.done);
            await queryClient.invalidateQueries({ queryKey: papersKey });
            return refusal;
          }}
          onClose={() => setStepToConfirm(undefined)}
        >
          <p>{step.text}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
