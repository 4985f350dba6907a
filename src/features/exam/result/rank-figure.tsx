import type { Ranking } from "../../../data/results/result";
import { cn } from "../../../lib/cn";

/** The number of other students with the same rank: their marks, Challenge marks and difficulty scores are equal. */
function describeSharedRank(tied: number): string | null {
  if (tied === 0) return null;
  return tied === 1
    ? "One other student shares it."
    : `${tied.toLocaleString("en-IN")} other students share it.`;
}

/** The rank in large type, with the number of participants. */
export function RankFigure({ rank, tied }: Pick<Ranking, "rank" | "tied">) {
  const sharedText = describeSharedRank(tied);
  return rank.format((rankText, n) => (
    <div className="min-w-0">
      <h2 className="font-sans text-body font-normal text-ink-soft">Your rank</h2>
      <p
        className={cn(
          "font-heading leading-none font-bold tabular",
          // A rank like 19,870 must fit on a phone.
          rankText.length > 4 ? "text-[clamp(3rem,9vw,6rem)]" : "text-[clamp(4.5rem,12vw,7rem)]",
        )}
      >
        {rankText}
      </p>
      <p className="text-body">
        out of <strong>{n}</strong> {n === "1" ? "student" : "students"}
      </p>
      {sharedText !== null && <p className="text-small text-ink-soft">{sharedText}</p>}
    </div>
  ));
}
