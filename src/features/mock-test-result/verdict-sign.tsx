import type { Verdict } from "../../data/mock-test/score";
import { cn } from "../../lib/cn";
import { CheckIcon, CrossIcon } from "../../ui/icons";
import { OpenPlaceIcon } from "../../ui/test-icons";

/** How a verdict is shown: a sign, a word and a colour, none of them without another. */
export const verdictLooks = {
  correct: { Sign: CheckIcon, word: "Correct", color: "text-green" },
  wrong: { Sign: CrossIcon, word: "Wrong", color: "text-red" },
  unanswered: { Sign: OpenPlaceIcon, word: "Not answered", color: "text-ink-soft" },
} satisfies Record<Verdict, { Sign: typeof CheckIcon; word: string; color: string }>;

/** The sign of a verdict, in its colour; the word stands beside it, or is only heard. */
export function VerdictSign({ verdict, className }: { verdict: Verdict; className: string }) {
  const { Sign, color } = verdictLooks[verdict];
  return <Sign className={cn("shrink-0", color, className)} />;
}
