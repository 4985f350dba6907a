import { cn } from "../../lib/cn";
import { CheckIcon, CrossIcon } from "../icons";
import { UnansweredIcon } from "../test-icons";

/** How a verdict is shown: always with a sign, a word and a colour. */
export const verdictLooks = {
  correct: { Sign: CheckIcon, word: "Correct", color: "text-green" },
  wrong: { Sign: CrossIcon, word: "Wrong", color: "text-red" },
  given: { Sign: CheckIcon, word: "You get the mark", color: "text-green" },
  unanswered: { Sign: UnansweredIcon, word: "Not answered", color: "text-ink-soft" },
} satisfies Record<string, { Sign: typeof CheckIcon; word: string; color: string }>;

/** The verdict on an answer; `given`: everyone gets the mark of this question. */
export type Verdict = keyof typeof verdictLooks;

/** The sign of a verdict, in its colour; the word is beside it, or only for screen readers. */
export function VerdictSign({ verdict, className }: { verdict: Verdict; className: string }) {
  const { Sign, color } = verdictLooks[verdict];
  return <Sign className={cn("shrink-0", color, className)} />;
}
