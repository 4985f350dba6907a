import { cn } from "../../lib/cn";
import { CheckIcon, CrossIcon } from "../icons";
import { UnansweredIcon } from "../test-icons";

/** How a verdict is shown: always with an icon, a word and a colour. */
export const verdictStyles = {
  correct: { Icon: CheckIcon, word: "Correct", color: "text-green" },
  wrong: { Icon: CrossIcon, word: "Wrong", color: "text-red" },
  given: { Icon: CheckIcon, word: "You get the mark", color: "text-green" },
  unanswered: { Icon: UnansweredIcon, word: "Not answered", color: "text-ink-soft" },
} satisfies Record<string, { Icon: typeof CheckIcon; word: string; color: string }>;

/** The verdict on an answer; `given`: everyone gets the mark of this question. */
export type Verdict = keyof typeof verdictStyles;

/** The icon of a verdict, in its colour; the word is beside it, or only for screen readers. */
export function VerdictIcon({ verdict, className }: { verdict: Verdict; className: string }) {
  const { Icon, color } = verdictStyles[verdict];
  return <Icon className={cn("shrink-0", color, className)} />;
}
