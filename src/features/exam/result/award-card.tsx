import type { ReactNode } from "react";
import { describeDispatchDeadline } from "../../../lib/award-dispatch";
import type { FinalResult } from "../../../data/results/result";
import { medalNames } from "./result-texts";

/** The medal that comes by post: its delivery status, or the promised day; `share` is the button to share the medal. */
export function AwardCard({
  award: { tier, promisedOn },
  share,
  children,
}: Pick<FinalResult, "award"> & { share?: ReactNode; children?: ReactNode }) {
  const medal = medalNames[tier];
  if (medal === null) return null;
  return (
    <section className="grid gap-3 rounded-card bg-gold-tint p-5 text-gold-ink sm:p-6 forced-colors:border">
      <h2 className="text-subheading">Your {medal}</h2>
      {share}
      {children ?? <p>{describeDispatchDeadline(promisedOn)}</p>}
    </section>
  );
}
