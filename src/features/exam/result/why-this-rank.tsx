import type { Neighbour, Ranking } from "../../../data/results/result";
import { Card } from "../../../ui/card";
import { countText } from "../../../ui/count-text";

/** Describes the rule that decided between two ranks, with both values (docs/exam.md section 7). */
function describeRule({ rule, own, theirs }: Neighbour): string {
  const [ownText, theirText] = [own.toLocaleString("en-IN"), theirs.toLocaleString("en-IN")];
  switch (rule) {
    case "marks":
      return `has ${countText(theirs, "mark", "marks")}; you have ${ownText}.`;
    case "section_c":
      return `has the same total marks, but ${countText(theirs, "mark", "marks")} in section C (Challenge). You have ${ownText}.`;
    case "difficulty":
      return `has the same total marks and the same marks in section C (Challenge) as you, but a ${theirs > own ? "higher" : "lower"} difficulty score: ${theirText}. Yours is ${ownText}.`;
  }
}

function NeighbourRank({ side, neighbour }: { side: "above" | "below"; neighbour: Neighbour }) {
  return (
    <p>
      <strong>
        The student just {side} you (rank {String(neighbour.rank)})
      </strong>{" "}
      {describeRule(neighbour)}
    </p>
  );
}

/**
 * Why the ranks above and below are different: the deciding rule and both values, without names (docs/exam.md section
 * 7).
 */
export function WhyThisRank({ ranking }: { ranking: Ranking }) {
  const { rank, n, above, below, tied } = ranking;
  return (
    <Card className="grid content-start gap-3">
      <h2 className="text-subheading">Why {String(rank)}?</h2>
      <p className="text-small text-ink-soft">
        Ranks are decided by marks, then by marks in section C (Challenge), then by the difficulty score. For
        the difficulty score, each question that you got right earns one point for every student who got it
        wrong, so harder questions earn more. Speed and age never matter.
      </p>
      {n === 1 && <p>You were the only student who took this paper.</p>}
      {n > 1 && n < 10 && (
        <p>Fewer than ten students took this paper, so the marks of others near you are not shown.</p>
      )}
      {n >= 10 && above === null && <p>Nobody is ranked above you.</p>}
      {above && <NeighbourRank side="above" neighbour={above} />}
      {below && <NeighbourRank side="below" neighbour={below} />}
      {tied > 0 && (
        <p>
          Students who share your rank have the same marks, the same marks in section C and the same
          difficulty score.
        </p>
      )}
    </Card>
  );
}
