import type { FinalResult } from "../../data/results/result";
import { formatIst } from "../../lib/dates";
import { medalNames } from "./result-words";

/** The medal that comes by post, and until when that is promised. */
export function AwardCard({ award: { tier, promisedOn } }: Pick<FinalResult, "award">) {
  const medal = medalNames[tier];
  if (medal === null) return null;
  return (
    <section className="grid gap-2 rounded-card bg-gold-tint p-5 text-gold-ink sm:p-6 forced-colors:border">
      <h2 className="text-subheading">Your {medal}</h2>
      <p>
        {promisedOn === null
          ? "It comes to you by post."
          : `It comes to you by post, by ${formatIst(promisedOn, "date")} at the latest.`}
      </p>
    </section>
  );
}
