import type { Neighbour, Standing } from "../../../data/results/result";
import { Card } from "../../../ui/card";

/** The rule that decided between two places, with both numbers, in the order of exam section 7. */
function describeRule({ rule, own, theirs }: Neighbour): string {
  const [mine, others] = [own.toLocaleString("en-IN"), theirs.toLocaleString("en-IN")];
  switch (rule) {
    case "marks":
      return `has ${others} ${theirs === 1 ? "mark" : "marks"}. You have ${mine}.`;
    case "section_c":
      return `has as many marks as you, and ${others} of them in the Challenge section. You have ${mine} there.`;
    case "difficulty":
      return `has as many marks as you, in the Challenge section too. What decided is which questions they are of: its difficulty score is ${others}, yours ${mine}.`;
  }
}

function Place({ side, neighbour }: { side: "above" | "below"; neighbour: Neighbour }) {
  return (
    <p>
      <strong>
        The place {side} ({String(neighbour.rank)})
      </strong>{" "}
      {describeRule(neighbour)}
    </p>
  );
}

/** The rule that decided against the neighbours above and below, and both numbers; never a person (exam section 7). */
export function WhyThisRank({ standing }: { standing: Standing }) {
  const { rank, n, above, below, tied } = standing;
  const neighbours = [above, below].filter((neighbour) => neighbour !== null);
  return (
    <Card className="grid content-start gap-3">
      <h2 className="text-subheading">Why {String(rank)}?</h2>
      {n === 1 && <p>You were the only one who sat this paper.</p>}
      {n > 1 && above === null && <p>Nobody stands above you.</p>}
      {above && <Place side="above" neighbour={above} />}
      {below && <Place side="below" neighbour={below} />}
      {tied > 0 && (
        <p>
          Who shares your rank has the same marks, the same marks in the Challenge section and the same
          difficulty score.
        </p>
      )}
      {neighbours.some(({ rule }) => rule === "difficulty") && (
        <p className="text-small text-ink-soft">
          The difficulty score: for each right answer, how many of those who sat did not have it right, added
          up.
        </p>
      )}
      <p className="text-small text-ink-soft">
        First marks decide, then marks in the Challenge section, then the difficulty score. Neither time nor
        age ever does.
      </p>
    </Card>
  );
}
