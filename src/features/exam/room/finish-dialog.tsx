import { useId, useState } from "react";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import type { RunningExam } from "./running-exam";

type NumbersProps = { lead: string; indexes: readonly number[]; onGoTo: (index: number) => void };

/** A list of question numbers; a press on a number opens the question. */
function QuestionNumbers({ lead, indexes, onGoTo }: NumbersProps) {
  if (indexes.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p>{lead}</p>
      <ul className="-m-1 flex max-h-58 flex-wrap gap-2 overflow-y-auto p-1">
        {indexes.map((index) => (
          <li key={index}>
            <button
              type="button"
              aria-label={`Go to question ${index + 1}`}
              onClick={() => onGoTo(index)}
              className="min-h-11 min-w-12 rounded-small border border-violet bg-violet-tint px-2 font-semibold text-violet tabular"
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function countQuestions(count: number): string {
  return count === 1 ? "One question has" : `${count} questions have`;
}

/** The unanswered and the marked questions, as indexes in the child's own order, and the whole minutes left. */
function listOpenQuestions({ room, questions }: RunningExam) {
  const { answers, markedNumbers, secondsLeft } = room.store.getState();
  const findIndexes = (isListed: (n: number) => boolean) =>
    questions.flatMap(({ n }, index) => (isListed(n) ? [index] : []));
  return {
    unansweredIndexes: findIndexes((n) => !(n in answers)),
    markedIndexes: findIndexes((n) => markedNumbers.includes(n)),
    minutes: Math.floor(secondsLeft / 60),
  };
}

function describeTime(minutes: number): string {
  if (minutes === 0) return "";
  return minutes === 1 ? "There is one minute left. " : `There are ${minutes} minutes left. `;
}

type Props = {
  exam: RunningExam;
  onGoTo: (index: number) => void;
  onFinish: () => void;
  onStay: () => void;
};

/** Asks before the child finishes the exam; lists unanswered and marked questions, and warns that this is final. */
export function FinishDialog({ exam, onGoTo, onFinish, onStay }: Props) {
  const textId = useId();
  const [{ unansweredIndexes, markedIndexes, minutes }] = useState(() => listOpenQuestions(exam));
  const isDone = unansweredIndexes.length === 0 && markedIndexes.length === 0;
  return (
    <Dialog title={`Finish the ${exam.typeName}?`} describedBy={textId} onClose={onStay}>
      <QuestionNumbers
        lead={`${countQuestions(unansweredIndexes.length)} no answer yet. No marks are cut for a wrong answer, so have a go!`}
        indexes={unansweredIndexes}
        onGoTo={onGoTo}
      />
      <QuestionNumbers lead="You marked these for review:" indexes={markedIndexes} onGoTo={onGoTo} />
      <p id={textId}>
        {unansweredIndexes.length === 0 && "You have answered every question. "}
        {describeTime(minutes)}
        Once you finish, you can’t change your answers.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant={isDone ? "outline" : "gold"} onClick={onStay} className="max-sm:w-full">
          Back to the questions
        </Button>
        <Button variant={isDone ? "gold" : "outline"} onClick={onFinish} className="max-sm:w-full">
          Finish now
        </Button>
      </div>
    </Dialog>
  );
}
