import { foldCube } from "../../figures/nets";
import type { Solver } from "../second-computation";
import { describeShared } from "./shared-families";

type Spot = readonly [x: number, y: number];
const rowsOf = (text: string): string[] => text.split(", ");
const blackOf = (tile: readonly string[], sign = "B"): Spot[] =>
  tile.flatMap((row, y) => Array.from(row).flatMap((one, x): Spot[] => (one === sign ? [[x, y]] : [])));
const write = (spots: readonly Spot[]): string =>
  spots
    .map(([x, y]) => `${x}:${y}`)
    .toSorted()
    .join(" ");
const movesOf = (last: number): Record<string, (spot: Spot) => Spot> => ({
  "quarter turn clockwise": ([x, y]) => [last - y, x],
  "quarter turn anticlockwise": ([x, y]) => [y, last - x],
  "upright mirror": ([x, y]) => [last - x, y],
  "still water": ([x, y]) => [x, last - y],
  "turned by half": ([x, y]) => [last - x, last - y],
});
const movesIn = (text: string, side = 4) =>
  (
    text.match(
      /quarter turn clockwise|quarter turn anticlockwise|upright mirror|still water|turned by half/g,
    ) ?? []
  ).map(
    (name) => (spots: readonly Spot[]) =>
      spots.map((spot) => (movesOf(side - 1)[name] ?? ((one: Spot) => one))(spot)),
  );
const lineOf = (stem: string): [question: string, alt: string] => {
  const cut = stem.indexOf("\n");
  return [stem.slice(0, cut), stem.slice(cut + 1)];
};
const tileIn = (alt: string, before: RegExp): string[] => rowsOf(before.exec(alt)?.[1] ?? "");
const optionOf = (options: readonly string[], fits: (option: string) => boolean): string | undefined => {
  const found = options.filter(fits);
  return found.length === 1 ? found[0] : undefined;
};

const turned: Solver = (stem, _, options) => {
  const [question, alt] = lineOf(stem);
  const tile = tileIn(alt, /from the top: (.*)$/);
  const shown = blackOf(tile);
  const run = (spots: readonly Spot[]) =>
    movesIn(question, tile.length).reduce((now, move) => move(now), spots);
  return question.includes("at first")
    ? optionOf(options, (option) => write(run(blackOf(rowsOf(option)))) === write(shown))
    : optionOf(options, (option) => write(blackOf(rowsOf(option))) === write(run(shown)));
};

const overlaid: Solver = (stem, _, options) => {
  const [question, alt] = lineOf(stem);
  const [first, second] = movesIn(question.replace(/^.*?(?=[Tt]he left sheet)/, ""));
  const left = (first ?? ((spots) => [...spots]))(blackOf(tileIn(alt, /Left: ([^.]*)\./)));
  const right = (second ?? ((spots) => [...spots]))(blackOf(tileIn(alt, /Right: (.*)$/)));
  const has = (spots: readonly Spot[], [x, y]: Spot) => spots.some(([a, b]) => a === x && b === y);
  const all = Array.from({ length: 16 }, (__, index): Spot => [index % 4, Math.floor(index / 4)]);
  const count = (spot: Spot) => Number(has(left, spot)) + Number(has(right, spot));
  const wanted = question.includes("exactly one") ? [1] : question.includes("both sheets") ? [2] : [1, 2];
  return optionOf(
    options,
    (option) => write(blackOf(rowsOf(option))) === write(all.filter((spot) => wanted.includes(count(spot)))),
  );
};

const wander: Solver = (stem, _, options) => {
  const tiles = [...stem.matchAll(/\d: ([BW, ]+)/g)].map(([, text = ""]) => rowsOf(text.trim()));
  const places = tiles.map((tile) => tile.map((row) => row.indexOf("B")));
  const next = (tiles[0] ?? []).map((__, row) => {
    const [b = 0, c = 0, d = 0] = places.slice(-3).map((one) => one[row] ?? 0);
    return (tiles.length < 4 ? 2 * d - c + 4 : 3 * d - 3 * c + b + 12) % 4;
  });
  return optionOf(options, (option) =>
    rowsOf(option).every((row, index) => row.indexOf("B") === next[index]),
  );
};

const symmetries: ((tile: string[]) => string[])[] = (() => {
  const at = (tile: string[], x: number, y: number) => tile[y]?.[x] ?? "";
  const map = (to: (x: number, y: number) => Spot) => (tile: string[]) =>
    [0, 1, 2].map((y) => [0, 1, 2].map((x) => at(tile, ...to(x, y))).join(""));
  return [map((x, y) => [y, 2 - x]), map((x, y) => [2 - y, x])];
})();
const quarter: Solver = (stem, _, options) => {
  const tile = tileIn(lineOf(stem)[1], /from the top: (.*)$/);
  const part = (x: number, y: number) => tile.slice(y, y + 3).map((row) => row.slice(x, x + 3));
  return optionOf(options, (option) => {
    const filled = [part(0, 0), part(3, 0), part(3, 3), part(0, 3)].map((one) =>
      one.join("").includes(".") ? rowsOf(option) : one,
    );
    const same = (one: string[] = [], other: string[] = []) => one.join() === other.join();
    const flip = (one: string[] = []) => one.map((row) => Array.from(row).toReversed().join(""));
    const [a, b, c, d] = filled;
    const isTurned = symmetries.some((turn) =>
      filled.every((one, index) => same(turn(one), filled[(index + 1) % 4])),
    );
    return (
      isTurned ||
      (same(flip(a), b) && same(flip(d), c) && same(a?.toReversed(), d) && same(b?.toReversed(), c))
    );
  });
};

const rectangles: Solver = (stem) => {
  const [question, alt] = lineOf(stem);
  const tile = tileIn(alt, /from the top: (.*)$/);
  const filled = new Set(blackOf(tile, "W").map(([x, y]) => `${x} ${y}`));
  let total = 0;
  for (let x = 0; x < 4; x++)
    for (let y = 0; y < 4; y++)
      for (let w = 1; x + w <= 4; w++)
        for (let h = 1; y + h <= 4; h++) {
          if (question.includes("squares of all sizes") && w !== h) continue;
          const all = Array.from(
            { length: w * h },
            (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`,
          );
          if (all.every((spot) => filled.has(spot))) total++;
        }
  return total;
};

const settle = (spots: readonly Spot[]): string => {
  const [left, top] = [Math.min(...spots.map(([x]) => x)), Math.min(...spots.map(([, y]) => y))];
  return write(spots.map(([x, y]): Spot => [x - left, y - top]));
};
const piece: Solver = (stem, _, options) => {
  const [question, alt] = lineOf(stem);
  let shape = blackOf(tileIn(alt, /from the top: (.*)$/), "W");
  const all = new Set<string>();
  for (let turn = 0; turn < 4; turn++) {
    shape = shape.map(([x, y]): Spot => [-y, x]);
    all.add(settle(shape));
  }
  const isOver = question.includes("needs it to be turned over");
  return optionOf(options, (option) => all.has(settle(blackOf(rowsOf(option), "W"))) !== isOver);
};

type Stand = readonly string[];
const rollRight = ([u = "", d = "", n = "", f = "", e = "", w = ""]: Stand): Stand => [w, e, n, f, u, d];
const rollDown = ([u = "", d = "", n = "", f = "", e = "", w = ""]: Stand): Stand => [f, n, u, d, e, w];
const times = (stand: Stand, turn: (one: Stand) => Stand, count: number): Stand =>
  Array.from({ length: count }).reduce<Stand>((now) => turn(now), stand);
/** A cube rolls over the printed net and takes each letter up on the side that touches it. */
function rollOver(rows: readonly string[]): Stand {
  const [x0, y0] = [Array.from(rows[0] ?? "").findIndex((sign) => sign !== "."), 0];
  const prints = new Map<string, string>();
  const visit = (x: number, y: number, stand: Stand, seen: readonly string[]): void => {
    const sign = rows[y]?.[x] ?? ".";
    if (sign === "." || seen.includes(`${x} ${y}`)) return;
    prints.set(stand[1] ?? "", sign);
    const next = [...seen, `${x} ${y}`];
    visit(x + 1, y, rollRight(stand), next);
    visit(x - 1, y, times(stand, rollRight, 3), next);
    visit(x, y + 1, rollDown(stand), next);
    visit(x, y - 1, times(stand, rollDown, 3), next);
  };
  visit(x0, y0, ["u", "d", "n", "f", "e", "w"], []);
  // The letters look at the cube: from outside they are seen as in a mirror.
  return ["u", "d", "n", "f", "w", "e"].map((side) => prints.get(side) ?? "");
}
/** Every three faces that can be seen at once: above, in front on the left, in front on the right. */
function looksOf(cube: Stand): Set<string> {
  const known = new Map([[cube.join(""), cube]]);
  for (const one of known.values())
    for (const next of [rollRight(one), rollDown(one)])
      if (!known.has(next.join(""))) known.set(next.join(""), next);
  return new Set([...known.values()].map(([u, , n, , e]) => `${u}${n}${e}`));
}
const netIn = (stem: string): string[] => tileIn(lineOf(stem)[1], /from the top: (.*)$/);
const cube: Solver = (stem, _, options) => {
  const looks = looksOf(rollOver(netIn(stem)));
  return optionOf(options, (option) => looks.has((option.match(/\b[A-Z]\b/g) ?? []).join("")));
};
const corner: Solver = (stem) => {
  const opposite = foldCube(netIn(stem)) ?? new Map<string, string>();
  const best = [...opposite].filter(([a, b]) => Number(a) > Number(b)).map(([a]) => Number(a));
  return stem.includes("product")
    ? best.reduce((all, one) => all * one, 1)
    : best.reduce((all, one) => all + one, 0);
};

const permute = (list: readonly string[]): string[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((one, index) => permute(list.toSpliced(index, 1)).map((rest) => [one].concat(rest)));
const dieAgain: Solver = (stem, _, options) => {
  const views = [...stem.matchAll(/top (\w), left (\w), right (\w)/g)].map((one) => one.slice(1));
  const found = permute(Array.from("KLMPRS")).filter((order) => {
    const looks = looksOf(order);
    return views.every((view) => looks.has(view.join("")));
  });
  // The pair must be opposite in every die that looks so.
  return optionOf(options, (option) => {
    const [one = "", other = ""] = option.split(" and ");
    return found.length > 0 && found.every((order) => order.indexOf(one) === (order.indexOf(other) ^ 1));
  });
};

const gridIn = (alt: string): number[][] =>
  (/: ([\d ,]+)$/.exec(alt)?.[1] ?? "").split(", ").map((row) => row.split(" ").map(Number));
const plan: Solver = (stem) => {
  const grid = gridIn(lineOf(stem)[1]);
  const side = /from the (right|left|back)\?/.exec(stem)?.[1];
  const last = grid.length - 1;
  const look = (k: number): number[] =>
    grid.map((row, i) =>
      side === "right"
        ? (grid[last - k]?.[i] ?? 0)
        : side === "left"
          ? (grid[k]?.[i] ?? 0)
          : (row[last - k] ?? 0),
    );
  return `columns of ${grid.map((__, k) => look(k).toSorted((a, b) => b - a)[0]).join(", ")}`;
};
const behind: Solver = (stem) => {
  const [front = [], right = []] = [...stem.matchAll(/columns of ([\d, ]+)/g)].map(([, text = ""]) =>
    text.split(", ").map(Number),
  );
  const rows = Array.from({ length: 64 }, (_, code) => [
    code % 4,
    Math.floor(code / 4) % 4,
    Math.floor(code / 16),
  ]);
  const [top = [], middle = [], low = []] = right
    .toReversed()
    .map((high) => rows.filter((row) => Math.max(...row) === high));
  const totals = top.flatMap((one) =>
    middle.flatMap((two) =>
      low
        .filter((three) =>
          front.every((high, k) => Math.max(one[k] ?? 0, two[k] ?? 0, three[k] ?? 0) === high),
        )
        .map((three) => one.concat(two, three).reduce((sum, height) => sum + height, 0)),
    ),
  );
  const sorted = totals.toSorted((x, y) => x - y);
  return stem.includes("at most") ? sorted.at(-1) : sorted[0];
};
const stack: Solver = (stem) => {
  const heights = gridIn(lineOf(stem)[1]);
  const at = (r: number, c: number) => heights[r]?.[c] ?? 0;
  const exact = /exactly (\w+) painted/.exec(stem)?.[1];
  if (!exact) {
    const tops = heights.flat().filter(Boolean).length * 2;
    return heights.reduce(
      (sum, row, r) =>
        sum +
        row.reduce(
          (part, h, c) =>
            part +
            [at(r - 1, c), at(r + 1, c), at(r, c - 1), at(r, c + 1)].reduce(
              (side, other) => side + Math.max(0, h - other),
              0,
            ),
          0,
        ),
      tops,
    );
  }
  const wanted = ["no", "one", "two", "three", "four", "five"].indexOf(exact);
  return heights
    .flatMap((row, r) =>
      row.flatMap((h, c) =>
        Array.from(
          { length: h },
          (_, z) =>
            Number(z === 0) +
            Number(z === h - 1) +
            [at(r - 1, c), at(r + 1, c), at(r, c - 1), at(r, c + 1)].filter((other) => other <= z).length,
        ),
      ),
    )
    .filter((sides) => sides === wanted).length;
};
const rolling: Solver = (stem) => {
  const [, t = 0, n = 0, e = 0] =
    /with (\d) on top, (\d) facing you and (\d) on the right/.exec(stem)?.map(Number) ?? [];
  let [top, near, east] = [t, n, e];
  const tops = (/goes (.*)$/.exec(stem)?.[1] ?? "").split(", ").map((way) => {
    if (way === "right") [top, east] = [7 - east, top];
    else if (way === "left") [top, east] = [east, 7 - top];
    else if (way === "up") [top, near] = [near, 7 - top];
    else [top, near] = [7 - near, top];
    return top;
  });
  return stem.includes("add up to?") ? tops.reduce((sum, one) => sum + one, 0) : tops.at(-1);
};
const punched: Solver = (stem) => {
  const alt = lineOf(stem)[1];
  const steps = (/Folded: (.*)\. Punched/.exec(alt)?.[1] ?? "").split("; then ");
  const holes = new Set((/Punched at (.*)$/.exec(alt)?.[1] ?? "").split(" "));
  const open: string[] = [];
  for (let x = 0; x < 8; x++)
    for (let y = 0; y < 8; y++) {
      let [a, b] = [x + 0.5, y + 0.5];
      let [l, t, r, d] = [0, 0, 8, 8];
      for (const step of steps) {
        const [mx, my] = [(l + r) / 2, (t + d) / 2];
        if (step.includes("left half")) [a, l] = [a < mx ? 2 * mx - a : a, mx];
        else if (step.includes("right half")) [a, r] = [a > mx ? 2 * mx - a : a, mx];
        else if (step.includes("upper half")) [b, t] = [b < my ? 2 * my - b : b, my];
        else if (step.includes("lower half")) [b, d] = [b > my ? 2 * my - b : b, my];
        else {
          const [u, v] = [(a - l) / (r - l), (b - t) / (d - t)];
          const isMoved = step.includes("top left")
            ? u + v < 1
            : step.includes("bottom right")
              ? u + v > 1
              : step.includes("top right")
                ? u > v
                : u < v;
          const [p, q] = step.includes("top left") || step.includes("bottom right") ? [1 - v, 1 - u] : [v, u];
          if (isMoved) [a, b] = [l + p * (r - l), t + q * (d - t)];
        }
      }
      if (holes.has(`${"abcdefgh".charAt(Math.floor(a + 1e-6))}${Math.floor(b + 1e-6) + 1}`))
        open.push(`${"abcdefgh".charAt(x)}${y + 1}`);
    }
  return open.toSorted().join(" ");
};

const ring = ["top", "upper right", "right", "lower right", "bottom", "lower left", "left", "upper left"];
const goRound: Solver = (stem, _, options) => {
  const cells = [...stem.matchAll(/\d: (arrow to [^.]*)/g)].map(([, text = ""]) =>
    text.split(", ").map((part) => ring.indexOf(part.replace(/^(arrow to|dot|square) /, ""))),
  );
  const next = (cells[0] ?? []).map((__, part) => {
    const [b = 0, c = 0, d = 0] = cells.slice(1).map((one) => one[part] ?? 0);
    return ring[(3 * d - 3 * c + b + 24) % 8];
  });
  const names = ["arrow to", "dot", "square"];
  return optionOf(
    options,
    (option) => option === next.map((place, index) => `${names[index]} ${place}`).join(", "),
  );
};
const parts: Solver = (stem) => {
  const names = ["circle", "square", "diamond", "triangle", "hexagon"];
  const rows = (/by its parts: (.*)$/.exec(stem)?.[1] ?? "")
    .split("; ")
    .map((row) => row.split(/ [+=] /).map((cell) => cell.split(" ")));
  const law = new Map(
    rows
      .slice(0, 2)
      .flatMap(([a = [], b = [], c = []]) =>
        names.map((name) => [`${a.includes(name)} ${b.includes(name)}`, c.includes(name)] as const),
      ),
  );
  const [a = [], b = []] = rows[2] ?? [];
  return names.filter((name) => law.get(`${a.includes(name)} ${b.includes(name)}`)).join(" ");
};
const hides: Solver = (stem, _, options) => {
  const point = (letter: string): Spot => [
    "abcdefghijklmnop".indexOf(letter) % 4,
    Math.floor("abcdefghijklmnop".indexOf(letter) / 4),
  ];
  const read = (text: string, x = 0, y = 0) =>
    text
      .split(" ")
      .map((stroke) =>
        write(Array.from(stroke, (letter): Spot => [point(letter)[0] + x, point(letter)[1] + y])),
      );
  const figure = /strokes ([a-p ]+)$/.exec(stem)?.[1] ?? "";
  return optionOf(options, (option) => {
    const has = new Set(read(option));
    return [0, 1].some((x) => [0, 1].some((y) => read(figure, x, y).every((stroke) => has.has(stroke))));
  });
};

describeShared({
  "pattern-turned-and-mirrored": turned,
  "two-sheets-laid-together": overlaid,
  "squares-that-wander": wander,
  "quarter-of-a-tile": quarter,
  "rectangles-in-steps": rectangles,
  "piece-only-turned": piece,
  "cube-of-a-net": cube,
  "best-corner-of-a-net": corner,
  "die-seen-again": dieAgain,
  "view-of-a-plan": plan,
  "cubes-behind-two-views": behind,
  "painted-stack": stack,
  "die-rolls-along": rolling,
  "sheet-folded-and-punched": punched,
  "figures-that-go-round": goRound,
  "parts-of-two-figures": parts,
  "figure-that-hides": hides,
});
