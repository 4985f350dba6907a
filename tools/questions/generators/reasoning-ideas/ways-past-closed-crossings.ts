import { drawStreets } from "../../figures/networks";
import type { Point } from "../../figures/points";
import type { Slip } from "../family";
import { range } from "../whole";
import { puzzle, some } from "./puzzle";

/** How many shortest ways there are over a map, by adding at each crossing. */
function waysOver(east: number, north: number, isOpen: (x: number, y: number) => boolean): number {
  const ways = range(0, east).map(() => range(0, north).map(() => 0));
  for (const x of range(0, east))
    for (const y of range(0, north)) {
      const column = ways[x];
      if (!column) continue;
      column[y] = isOpen(x, y)
        ? x === 0 && y === 0
          ? 1
          : (ways[x - 1]?.[y] ?? 0) + (column[y - 1] ?? 0)
        : 0;
    }
  return ways[east]?.[north] ?? 0;
}

/** Shortest ways through streets with closed crossings, or by way of a shop. */
export const waysThroughStreets = puzzle("ways-past-closed-crossings", (draw, turn, hard) => {
  const [east, north] =
    hard < 0 ? [draw.int(3, 4), 2] : hard < 2 ? [draw.int(3, 4), draw.int(2, 3)] : [draw.int(4, 5), 3];
  const inner = range(0, east)
    .flatMap((x) => range(0, north).map((y): Point => [x, y]))
    .filter(([x, y]) => x + y > 1 && x + y < east + north - 1);
  const isVia = turn % 2 === 1;
  const closed = some(draw, inner, isVia ? 1 : hard < 2 ? 1 : 2);
  const via = isVia
    ? draw.one(inner.filter(([x, y]) => !closed.some(([a, b]) => a === x && b === y)))
    : undefined;
  const isClosed = (x: number, y: number): boolean => closed.some(([a, b]) => a === x && b === y);
  const isOn = (x: number, y: number): boolean =>
    !via || (x <= via[0] && y <= via[1]) || (x >= via[0] && y >= via[1]);
  const key = waysOver(east, north, (x, y) => !isClosed(x, y) && isOn(x, y));
  const free = waysOver(east, north, isOn);
  const all = waysOver(east, north, () => true);
  const open = waysOver(east, north, (x, y) => !isClosed(x, y));
  const product = via
    ? waysOver(via[0], via[1], () => true) + waysOver(east - via[0], north - via[1], () => true)
    : all - closed.length;
  if (
    key < (hard < 0 ? 3 : 4) ||
    free - key < (hard < 0 ? 1 : hard < 1 ? 2 : 4) ||
    new Set([key, free, all, open]).size < (via ? 4 : 2)
  )
    return undefined;
  /** A number of ways that somebody may come to: none that is far below the key. */
  const shown = (ways: number): string => (ways > 1 && 2 * ways >= key ? String(ways) : "");
  const without = closed.map(([a, b]) => waysOver(east, north, (x, y) => (x !== a || y !== b) && isOn(x, y)));
  return {
    frames: [
      "Going only to the north and to the east along the streets, in how many ways can one get from S to E, if the crossings with a cross are closed?",
      `In how many ways can one go from S to E, only north and east, ${via ? "by way of the shop at L" : "along the streets"} and past no crossing with a cross?`,
    ],
    key: String(key),
    slips: [
      [shown(free), "took no notice of the closed crossing"],
      [
        shown(product),
        via
          ? "added the ways of both parts instead of multiplying"
          : "took one way off for each closed crossing",
      ],
      [via ? shown(open) : "", "did not go by way of the shop"],
      [shown(free - key), "counted the ways that are closed"],
      ...without.map((ways, index): Slip => [
        shown(ways),
        `closed only one crossing, the ${index === 0 ? "first" : "second"}`,
      ]),
      [shown(east * north), "multiplied the blocks east and north"],
      [String(2 ** Math.min(5, north + 1)), "chose freely at each crossing, and too often"],
    ],
    because: `Write at each crossing how many ways lead there: the sum of those from the west and from the south, 0 where it is closed. At E stands ${key}.`,
    figure: {
      alt: `Streets: ${east} blocks east and ${north} blocks north from S to E. Closed, in blocks east and north of S: ${closed.map(([x, y]) => `(${x}, ${y})`).join(" and ")}${via ? `. Shop L at (${via[0]}, ${via[1]})` : ""}`,
      draw: (alt) => drawStreets({ alt, east, north, closed, ...(via && { marked: { L: via } }) }),
    },
  };
});
