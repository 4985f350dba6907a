import { memo } from "react";
import { cn } from "../../lib/cn";
import { FlagIcon } from "../../ui/test-icons";
import type { Attempt } from "../../data/mock-test/attempt";

/** How far a child has come with a question. */
type Standing = "answered" | "seen" | "not seen yet";

const looks: Record<Standing, string> = {
  answered: "border-violet bg-violet text-white forced-colors:highlighted",
  seen: "border-violet bg-violet-tint text-violet",
  "not seen yet": "border-line bg-paper text-ink-soft hover:border-violet forced-colors:border-[GrayText]",
};

function standingOf(id: string, { answers, spentMs }: Attempt): Standing {
  if (id in answers) return "answered";
  return id in spentMs ? "seen" : "not seen yet";
}

function describe(number: number, standing: Standing, isMarked: boolean): string {
  const text = standing === "seen" ? "seen, not answered" : standing;
  return `Question ${number}, ${text}${isMarked ? ", marked" : ""}`;
}

/** What the colours and the flag mean, for those who see them: the buttons' own names say it too. */
function Legend() {
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-3 gap-y-1 text-[0.8125rem] text-ink-soft">
      <span className="inline-flex items-center gap-1.5">
        <span className="size-2.5 rounded-full bg-violet forced-colors:highlighted" /> answered
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span className="size-2.5 rounded-full border-2 border-violet bg-violet-tint" /> seen
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span className="size-2.5 rounded-full border-2 border-ink-soft/60 forced-colors:border-[GrayText]" />{" "}
        not yet
      </span>
      <span className="inline-flex items-center gap-1">
        <FlagIcon className="size-4 text-gold-ink" /> marked
      </span>
    </p>
  );
}

/** What the keys do, and the switch for those of them that can be pressed by accident, or by speaking to the device. */
function Keys({ hasLetterKeys, onToggle }: { hasLetterKeys: boolean; onToggle: () => void }) {
  return (
    <div className="text-[0.875rem] text-ink-soft">
      <p className="hidden lg:block">{hasLetterKeys && "A–D choose, M mark, "}← → move</p>
      <button
        type="button"
        role="switch"
        aria-checked={hasLetterKeys}
        onClick={onToggle}
        className="min-h-11 rounded-small font-semibold underline decoration-line underline-offset-4 hover:decoration-violet"
      >
        Letter and number keys<span aria-hidden="true">: {hasLetterKeys ? "on" : "off"}</span>
      </button>
    </div>
  );
}

/** All questions of the test at a glance, and the way to each of them. Drawn again only when the attempt has changed. */
export const QuestionPalette = memo(function QuestionPalette({
  attempt,
  onGoTo,
  hasLetterKeys,
  onToggleKeys,
}: {
  attempt: Attempt;
  onGoTo: (index: number) => void;
  hasLetterKeys: boolean;
  onToggleKeys: () => void;
}) {
  return (
    // Contained: where a longer question moves it, nothing in it is laid out or painted again. Rings and flags stand out by
    // less than the padding.
    <nav aria-labelledby="your-questions" className="-m-2 grid content-start gap-3 p-2 contain-content">
      <h2 id="your-questions" className="text-subheading">
        Your questions
      </h2>
      <ol className="grid max-w-xs grid-cols-5 gap-2">
        {attempt.questions.map(({ id }, index) => {
          const standing = standingOf(id, attempt);
          const isMarked = attempt.markedIds.includes(id);
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={describe(index + 1, standing, isMarked)}
                aria-current={index === attempt.index ? "step" : undefined}
                onClick={() => onGoTo(index)}
                className={cn(
                  "relative min-h-11 w-full rounded-small border font-semibold tabular",
                  looks[standing],
                  index === attempt.index && "ring-2 ring-violet ring-offset-2",
                )}
              >
                {index + 1}
                {isMarked && (
                  <span className="absolute -top-1.5 -right-1.5 grid size-5.5 place-items-center rounded-full border border-gold-edge bg-gold text-gold-ink">
                    <FlagIcon className="size-3.5" />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <Legend />
      <Keys hasLetterKeys={hasLetterKeys} onToggle={onToggleKeys} />
    </nav>
  );
});
