import { cn } from "../../../lib/cn";
import type { NextStep } from "./result-steps";

const urgencyClasses: Record<NextStep["urgency"], string> = {
  alarm: "bg-red-tint text-red",
  now: "bg-violet-tint text-violet",
  soon: "bg-mist text-ink-soft",
  done: "bg-green-tint text-ink",
};

/** The next step of a paper's results, in a colour for its urgency. */
export function StepLabel({ step: { urgency, text } }: { step: NextStep }) {
  return (
    <span className={cn("inline-grid rounded-small px-3 py-0.5 font-semibold", urgencyClasses[urgency])}>
      {text}
    </span>
  );
}
