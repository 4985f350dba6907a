import type { ReactNode } from "react";
import { cn } from "../../lib/cn";
import { FlagIcon } from "../test-icons";

/** The state of a question on the child's screen. */
export type AnswerState = "answered" | "visited" | "not visited";

/** One number of the palette. */
export type PaletteEntry = { id: string; answerState: AnswerState; isMarked: boolean };

/** The numbers of a section; a test without sections has one section without a name. */
export type PaletteSection = { name?: string; entries: readonly PaletteEntry[] };

const stateClasses: Record<AnswerState, string> = {
  answered: "border-violet bg-violet text-white forced-colors:highlighted",
  visited: "border-violet bg-violet-tint text-violet",
  "not visited": "border-line bg-paper text-ink-soft hover:border-violet forced-colors:border-[GrayText]",
};

function describeEntry(number: number, { answerState, isMarked }: PaletteEntry): string {
  const text = answerState === "visited" ? "visited, not answered" : answerState;
  return `Question ${number}, ${text}${isMarked ? ", marked" : ""}`;
}

/** The meaning of the colours and the flag, for sighted users: the buttons' names contain it too. */
function Legend() {
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-3 gap-y-1 text-[0.8125rem] text-ink-soft">
      <span className="inline-flex items-center gap-1.5">
        <span className="size-2.5 rounded-full bg-violet forced-colors:highlighted" /> answered
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span className="size-2.5 rounded-full border-2 border-violet bg-violet-tint" /> visited
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span className="size-2.5 rounded-full border-2 border-ink-soft/60 forced-colors:border-[GrayText]" />{" "}
        not visited
      </span>
      <span className="inline-flex items-center gap-1">
        <FlagIcon className="size-4 text-gold-ink forced-colors:text-[CanvasText]" /> marked
      </span>
    </p>
  );
}

type NumberProps = {
  entry: PaletteEntry;
  index: number;
  isCurrent: boolean;
  /** Whether the numbers are smaller for users of a mouse, because there are many. */
  isDense: boolean;
  onGoTo: (index: number) => void;
};

function PaletteNumber({ entry, index, isCurrent, isDense, onGoTo }: NumberProps) {
  return (
    <button
      type="button"
      aria-label={describeEntry(index + 1, entry)}
      aria-current={isCurrent ? "step" : undefined}
      onClick={() => onGoTo(index)}
      className={cn(
        "relative min-h-11 w-full rounded-small border font-semibold tabular",
        isDense && "lg:pointer-fine:min-h-9 lg:pointer-fine:text-small",
        stateClasses[entry.answerState],
        isCurrent && "ring-2 ring-violet ring-offset-2",
      )}
    >
      {index + 1}
      {entry.isMarked && (
        <span className="absolute -top-1.5 -right-1.5 grid size-5.5 place-items-center rounded-full border border-gold-edge bg-gold text-gold-ink">
          <FlagIcon className="size-3.5" />
        </span>
      )}
    </button>
  );
}

type Props = {
  sections: readonly PaletteSection[];
  /** The question that is shown, counted from 0 through all sections. */
  current: number;
  onGoTo: (index: number) => void;
  /** Shown below the numbers. */
  children?: ReactNode;
};

/** With more questions than this, as in an exam paper, the numbers are smaller. */
const maxLargeNumbers = 20;

/** The numbers of all questions, each a button that opens its question; numbers continue through the sections. */
export function QuestionPalette({ sections, current, onGoTo, children }: Props) {
  const numberedSections = sections.map((section, index) => ({
    ...section,
    firstIndex: sections.slice(0, index).reduce((count, { entries }) => count + entries.length, 0),
  }));
  const isDense =
    numberedSections.reduce((count, { entries }) => count + entries.length, 0) > maxLargeNumbers;
  return (
    // CSS containment: when a longer question moves the palette, its content is not laid out or painted again. Rings
    // and flags stay inside the padding.
    <nav aria-labelledby="your-questions" className="-m-2 grid content-start gap-3 p-2 contain-content">
      <h2 id="your-questions" className="text-subheading">
        Your questions
      </h2>
      {numberedSections.map(({ name, entries, firstIndex }) => (
        <div key={firstIndex} className="grid gap-2">
          {name && <h3 className="font-sans text-small font-semibold">{name}</h3>}
          <ol
            className={cn(
              "grid max-w-xs grid-cols-5 gap-2",
              isDense && "lg:pointer-fine:grid-cols-6 lg:pointer-fine:gap-1.5",
            )}
          >
            {entries.map((entry, index) => (
              <li key={entry.id}>
                <PaletteNumber
                  entry={entry}
                  index={firstIndex + index}
                  isCurrent={firstIndex + index === current}
                  isDense={isDense}
                  onGoTo={onGoTo}
                />
              </li>
            ))}
          </ol>
        </div>
      ))}
      <Legend />
      {children}
    </nav>
  );
}
