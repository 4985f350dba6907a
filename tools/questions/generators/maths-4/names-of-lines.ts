import { type Family, inTurn } from "../family";
import { wordSlips } from "../near-misses";

export const lineNames: Family = {
  name: "names-of-lines",
  topic: "Lines and Shapes",
  level: 1,
  draft: (_, turn) => {
    const kind = inTurn(
      [
        {
          key: "ray",
          ask: "The light of a torch starts at the torch and goes straight on without an end. Which figure is it like?",
          why: "A ray has one end point and goes on for ever in one direction.",
        },
        {
          key: "line segment",
          ask: "A pencil stroke drawn with a ruler starts at one point and stops at another. What is it called?",
          why: "A line segment has two end points.",
        },
        {
          key: "parallel lines",
          ask: "The two rails of a straight railway track are always the same distance apart. What do we call such lines?",
          why: "Parallel lines stay equally far apart and never meet.",
        },
      ],
      turn,
    );
    return {
      frames: [kind.ask],
      key: kind.key,
      slips: [
        ["line", "forgetting that a line has no end on either side"],
        ...(turn % 3 === 2
          ? wordSlips(["crossing lines", "slanting lines", "curved lines"], "mixing up the kinds of lines")
          : wordSlips(["ray", "line segment", "curved line"], "mixing up the kinds of lines")),
      ],
      because: kind.why,
      beware:
        turn % 3 === 2 ? "Crossing lines meet at a point." : "A line goes on for ever in both directions.",
    };
  },
};
