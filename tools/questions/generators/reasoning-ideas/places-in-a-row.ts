import type { Draft } from "../family";
import { ordinal } from "./idea";
import { at, drawNames, puzzle } from "./puzzle";

/** Places in a row of children from both ends: who stands between, who changes places, who moves up. */
export const placesInARow = puzzle("places-in-a-row", (draw, turn, hard): Draft | undefined => {
  const [one = "", two = ""] = drawNames(draw, 2);
  // In class 5 those in front go home: that changes nothing at the end of the queue.
  const small = hard < -2;
  const kind = at(["between", "exchange", "move"] as const, (turn + (small ? 2 : 0)) % 3);
  const many = small ? draw.int(18, 30) : draw.int(28, 48);
  const [a, b, by] = [draw.int(5, many - 8), draw.int(4, many - 8), draw.int(2, 5)];
  const place = many + 1 - b;
  if (kind === "between") {
    const between = Math.abs(place - a) - 1;
    if (between < 3 || a === b) return undefined;
    return {
      frames: [
        `${many} children stand in a row. ${one} is ${ordinal(a)} from the left and ${two} is ${ordinal(b)} from the right. How many children stand between ${one} and ${two}?`,
      ],
      key: String(between),
      slips: [
        [String(between + 1), "took the difference of the places and no 1 away"],
        [String(between + 2), "counted the two children themselves"],
        [String(Math.abs(a - b)), "compared places that are counted from different ends"],
        [String(between - 1), "took 1 away once too often"],
        [String(Math.abs(a - b) > 1 ? Math.abs(a - b) - 1 : ""), "counted both places from the left end"],
      ],
      because: `${two} is ${many} + 1 − ${b} = ${ordinal(place)} from the left. Between ${ordinal(Math.min(a, place))} and ${ordinal(Math.max(a, place))} stand ${between}.`,
    };
  }
  if (kind === "exchange") {
    const now = a + draw.int(4, 12);
    const total = now + b - 1;
    return {
      frames: [
        `In a row of children ${one} is ${ordinal(a)} from the left and ${two} is ${ordinal(b)} from the right. They change places, and now ${one} is ${ordinal(now)} from the left. How many children are in the row?`,
      ],
      key: String(total),
      slips: [
        [String(now + b), "counted one child from both ends"],
        [String(a + b - 1), "took the place before the change"],
        [String(a + b), "added the two places of the beginning"],
        [String(now + b - 2), "took 1 away once too often"],
        [String(a + now), "added the two places of the same child"],
      ],
      because: `${one} stands now where ${two} stood: ${ordinal(now)} from the left and ${ordinal(b)} from the right. So there are ${now} + ${b} − 1 = ${total} children.`,
    };
  }
  if (small && a > by)
    return {
      frames: [
        `A queue has ${many} children, and ${one} is ${ordinal(a)} from the front. ${by} children at the front are served and go home. Which place from the end does ${one} have then?`,
      ],
      key: ordinal(many + 1 - a),
      slips: [
        [ordinal(many + 1 - a + by), "added those who have gone to the place"],
        [ordinal(many - a), "forgot to count the child itself"],
        [ordinal(a - by), "gave the place from the front"],
        [ordinal(many + 1 - by - a), "took those who have gone off the place from the end"],
      ],
      because: `Behind ${one} stand ${many} − ${a} = ${many - a} children, and none of them goes. So ${one} is ${ordinal(many + 1 - a)} from the end, as before.`,
      isWords: true,
    };
  const key = many + 1 - (a - by);
  if (a - by < 2) return undefined;
  const stem = `${one} is ${ordinal(a)} from the front in a queue of ${many} and then passes ${by} of those in front. Which place from the end does ${one} have now?`;
  return {
    frames: [stem, stem, stem],
    key: ordinal(key),
    slips: [
      [ordinal(key - 1), "forgot to add 1 for the child itself"],
      [ordinal(many + 1 - (a + by)), `went ${by} places back instead of up`],
      [ordinal(a - by), "gave the place from the front"],
      [ordinal(many + 1 - a), "took the place before the move"],
    ],
    because: `After passing ${by} the place from the front is ${ordinal(a - by)}. From the end that is ${many} + 1 − ${a - by} = ${key}.`,
    isWords: true,
  };
});
