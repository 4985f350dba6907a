import { drawLinks } from "../../figures/links";
import type { Point } from "../../figures/points";
import type { Draft } from "../family";
import { range, sumOf } from "../whole";
import { at, ordersOf, puzzle } from "./puzzle";

const layouts: readonly Readonly<Record<string, Point>>[] = [
  { F: [0, 50], G: [30, 5], H: [32, 95], J: [66, 5], K: [68, 95], L: [100, 50] },
  { F: [0, 10], G: [0, 90], H: [48, 0], J: [50, 95], K: [98, 20], L: [100, 95] },
];

const links: readonly (readonly [string, string])[][] = [
  [
    ["F", "G"],
    ["F", "H"],
    ["G", "H"],
    ["G", "J"],
    ["H", "K"],
    ["H", "J"],
    ["J", "K"],
    ["J", "L"],
    ["K", "L"],
  ],
  [
    ["F", "G"],
    ["F", "H"],
    ["G", "J"],
    ["G", "H"],
    ["H", "J"],
    ["H", "K"],
    ["J", "L"],
    ["J", "K"],
    ["K", "L"],
  ],
];

/** Places and roads: the shortest way, or the least length that joins all. */
export const roadsOfANetwork = puzzle("roads-of-a-network", (draw, _, hard): Draft | undefined => {
  const which = draw.int(0, 1);
  const places = at(layouts, which);
  const roads = at(links, which).map(([a, b]) => [a, b, draw.int(2, 15)] as const);
  const names = Object.keys(places);
  const length = (a: string, b: string): number =>
    roads.find(([x, y]) => (x === a && y === b) || (x === b && y === a))?.[2] ?? Number.POSITIVE_INFINITY;
  const isTree = hard > 1;
  const figure = {
    alt: `Places and roads with their lengths in km: ${roads
      .map(([a, b, far]) => `${a}-${b} ${far}`)
      .join(", ")
      .replaceAll("-", " to ")}`,
    draw: (alt: string) =>
      drawLinks({
        alt,
        height: 200,
        knots: Object.entries(places).map(([name, [x, y]]) => ({ name, at: [22 + x * 2.56, 22 + y * 1.56] })),
        links: roads.map(([a, b, far]) => ({ ends: [a, b], words: String(far), share: 0.45 })),
      }),
  };
  const sorted = roads.toSorted((a, b) => a[2] - b[2]);
  if (new Set(roads.map(([, , far]) => far)).size < roads.length - 1) return undefined;
  if (isTree) {
    const group = new Map(names.map((name) => [name, name]));
    const chosen = sorted.filter(([a, b]) => {
      const [one, two] = [group.get(a), group.get(b)];
      if (one === two) return false;
      for (const [name, of] of group) if (of === two) group.set(name, one ?? "");
      return true;
    });
    const key = sumOf(chosen.map(([, , far]) => far));
    const joinsAll = (of: readonly (readonly [string, string, number])[]): boolean => {
      const reached = new Set([at(names, 0)]);
      for (const place of reached)
        for (const [a, b] of of) {
          if (a === place) reached.add(b);
          if (b === place) reached.add(a);
        }
      return reached.size === names.length;
    };
    const second = Math.min(
      ...chosen.flatMap((left) =>
        roads
          .filter((road) => !chosen.includes(road))
          .map((road) => chosen.map((one) => (one === left ? road : one)))
          .filter(joinsAll)
          .map((of) => sumOf(of.map(([, , far]) => far))),
      ),
    );
    const line = Math.min(
      ...ordersOf(names).map((order) =>
        sumOf(range(0, 4).map((index) => length(at(order, index), at(order, index + 1)))),
      ),
    );
    const short = sumOf(sorted.slice(0, 5).map(([, , far]) => far));
    return {
      frames: [
        "Cables are to join all six places along the roads, with no cable more than needed. How many kilometres of cable are needed at least?",
        "Some roads are to be tarred so that one can get from every place to every other on tar. What is the least length in km that must be tarred?",
      ],
      key: String(key),
      slips: [
        [String(short), "took the five shortest roads, though they close a ring"],
        [
          String(key + (sorted.find((road) => !chosen.includes(road))?.[2] ?? 0)),
          "laid one cable more than needed",
        ],
        [String(second), "took one road that is longer than another"],
        [String(key - Math.max(...chosen.map(([, , far]) => far))), "left one place without a cable"],
        [Number.isFinite(line) ? String(line) : "", "joined the places in one line without branches"],
      ],
      because: `Take the roads from the shortest up and leave out each that would close a ring: ${chosen.map(([a, b, far]) => `${a}${b} ${far}`).join(", ")}. Together that is ${key} km.`,
      figure,
    };
  }
  const [from, to] = which === 0 ? ["F", "L"] : ["G", "K"];
  const inner = names.filter((name) => name !== from && name !== to);
  const routes = [0, 1, 2, 3, 4].flatMap((many) =>
    [...new Set(ordersOf(inner).map((order) => order.slice(0, many).join("")))].map((middle) =>
      Array.from(from + middle + to),
    ),
  );
  const measured = routes
    .map((route) => ({
      route,
      far: sumOf(range(0, route.length - 2).map((index) => length(at(route, index), at(route, index + 1)))),
    }))
    .filter(({ far }) => Number.isFinite(far))
    .toSorted((a, b) => a.far - b.far);
  const [best, second, third] = measured;
  const fewest = measured.toSorted((a, b) => a.route.length - b.route.length || a.far - b.far)[0];
  if (
    !best ||
    !second ||
    !third ||
    !fewest ||
    best.far === second.far ||
    best.route.length === fewest.route.length
  )
    return undefined;
  const greedy = [from];
  while (at(greedy, -1) !== to) {
    const now = at(greedy, -1);
    const next = names
      .filter((name) => !greedy.includes(name) && Number.isFinite(length(now, name)))
      .toSorted((a, b) => length(now, a) - length(now, b))[0];
    if (next === undefined) break;
    greedy.push(next);
  }
  const quick =
    at(greedy, -1) === to
      ? sumOf(range(0, greedy.length - 2).map((index) => length(at(greedy, index), at(greedy, index + 1))))
      : 0;
  return {
    frames: [
      `The numbers are lengths in km. How many kilometres long is the shortest way from ${from} to ${to}?`,
      `Along the roads, whose lengths are in km, how far is it from ${from} to ${to} by the shortest way, in km?`,
    ],
    key: String(best.far),
    slips: [
      [String(fewest.far), "took the way with the fewest roads"],
      [quick > 0 ? String(quick) : "", "took the shortest road at each place"],
      [String(second.far), `went by ${second.route.slice(1, -1).join(", ")}, which is the second shortest`],
      [String(third.far), `went by ${third.route.slice(1, -1).join(", ")} and missed two shorter ways`],
      [
        best.far > length(at(best.route, -2), to) ? String(best.far - length(at(best.route, -2), to)) : "",
        `stopped at ${at(best.route, -2)}, one place too early`,
      ],
    ],
    because: `Write at each place how far it is at least from ${from}. The shortest way is ${best.route.join(", ")}: ${best.far} km, although it has more roads than others.`,
    figure,
  };
});
