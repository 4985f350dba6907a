import { foldCube } from "../../figures/nets";
import type { Solver } from "../second-computation";
import { describeShared } from "./shared-families";

const only = <T>(found: Iterable<T>): T | undefined => {
  const all = [...new Set(found)];
  return all.length === 1 ? all[0] : undefined;
};
const place = (letter: string): number => letter.charCodeAt(0) - 64;
const turned = (word: string): string => Array.from(word).toReversed().join("");
const altOf = (stem: string): string => stem.slice(stem.indexOf("\n") + 1);

const plainCode: Solver = (stem) => {
  const capitals = stem.match(/\b[A-Z]{5,6}\b/g) ?? [];
  const isCodeFirst = stem.startsWith("On a secret note");
  const [example = "", code = ""] = isCodeFirst ? [capitals[1], capitals[0]] : capitals;
  const word = capitals.at(-1) ?? "";
  const keys = [example, turned(example)].map((text) =>
    Array.from(text, (letter, index) => (place(code.charAt(index)) - place(letter) + 26) % 26),
  );
  const found = keys.flatMap(([a = 0, b = 0, ...rest], way) =>
    rest.every((by, index) => by === (index % 2 === 0 ? a : b))
      ? [
          Array.from(way === 0 ? word : turned(word), (letter, index) =>
            String.fromCodePoint(65 + ((place(letter) - 1 + (index % 2 === 0 ? a : b)) % 26)),
          ).join(""),
        ]
      : [],
  );
  return only(found);
};

const wordNumber: Solver = (stem) => {
  const given = [...stem.matchAll(/([A-Z]{3}) is (\d+)/g)].map(([, word = "", value]) => ({
    word,
    value: Number(value),
  }));
  const asked = (stem.match(/\b[A-Z]{3}\b/g) ?? []).at(-1) ?? "";
  const sum = (word: string): number => Array.from(word, place).reduce((all, one) => all + one, 0);
  const vowels = (word: string): number => sum(word.replaceAll(/[^AEIOU]/g, ""));
  const laws: ((word: string) => number)[] = [
    (word) => sum(word) + vowels(word),
    (word) => 81 - sum(word),
    (word) => 2 * sum(word),
    sum,
    (word) => sum(word) + 3,
  ];
  return only(
    laws.filter((law) => given.every(({ word, value }) => law(word) === value)).map((law) => law(asked)),
  );
};

const netPairs: Solver = (stem) => {
  const rows = (/from the top: (.*)$/.exec(stem)?.[1] ?? "").split(", ");
  const opposite = foldCube(rows) ?? new Map<string, string>();
  const asked = /opposite (\d)\?/.exec(stem)?.[1];
  if (asked) return opposite.get(asked);
  return [...opposite].map(([a, b]) => Number(a) + Number(b)).toSorted((a, b) => b - a)[0];
};

const sides: Readonly<Record<string, number>> = {
  triangle: 3,
  square: 4,
  pentagon: 5,
  hexagon: 6,
  octagon: 8,
};
const brokenRule: Solver = (_, __, options) => {
  const gaps = options.map((option) => {
    const [outline = "", ...dots] = option.split(", ");
    return dots.reduce((sum, text) => sum + Number.parseInt(text, 10), 0) - (sides[outline] ?? 0);
  });
  return only(options.filter((_option, index) => gaps.filter((gap) => gap === gaps[index]).length === 1));
};

const handAngle: Solver = (stem) => {
  const [, h = 0, m = 0] = /shows (\d+):(\d+)/.exec(altOf(stem))?.map(Number) ?? [];
  const minutes = 60 * h + m;
  const apart = Math.abs(((11 * minutes) / 2) % 360);
  return `${Math.min(apart, 360 - apart)}°`;
};

const stackCount: Solver = (stem) => {
  const cubes = (/from left to right: ([\d ,]+)$/.exec(stem)?.[1] ?? "").match(/\d/g) ?? [];
  const total = cubes.reduce((sum, one) => sum + Number(one), 0);
  const [, a = 0, b = 0, c = 0] = /block of (\d) by (\d) by (\d)/.exec(stem)?.map(Number) ?? [];
  return a > 0 ? a * b * c - total : total;
};

const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const monthLater: Solver = (stem) => {
  const dates = [...stem.matchAll(/(\d+) ([MAJSOND][a-z]+)/g)].map(([, date, month]) =>
    Date.parse(`${date} ${month} 2023 UTC`),
  );
  const [first = 0, second = 0] = dates;
  const start = weekdays.indexOf(/\b(\w+day)\b/.exec(stem)?.[1] ?? "");
  return weekdays[(start + (second - first) / 86_400_000) % 7];
};

const walkEnd: Solver = (stem) => {
  const ways = ["north", "east", "south", "west"];
  const [, first = "0", start = ""] = /goes (\d+) m (\w+)/.exec(stem) ?? [];
  let look = ways.indexOf(start);
  const gone = [0, 0, 0, 0];
  gone[look] = Number(first);
  for (const [, turn, far] of stem.matchAll(/turns (left|right) and goes (\d+) m/g)) {
    look = (look + (turn === "right" ? 1 : 3)) % 4;
    gone[look] = (gone[look] ?? 0) + Number(far);
  }
  const [n = 0, e = 0, s = 0, w = 0] = gone;
  const ends = [n - s, e - w, s - n, w - e];
  const way = only(ends.flatMap((far, index) => (far > 0 ? [index] : [])));
  return way === undefined ? undefined : `${ends[way]} m ${ways[way]}`;
};

const permute = (list: readonly string[]): string[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((one, index) => permute(list.toSpliced(index, 1)).map((rest) => [one].concat(rest)));
const bench: Solver = (stem) => {
  const [story = "", ...clues] = stem.split(/(?<=[.?]) /);
  const names = (story.match(/\b[A-Z][a-z]+\b/g) ?? []).filter((name) => !["In", "On"].includes(name));
  const last = names.length - 1;
  const orders = permute(names).filter((order) =>
    clues.every((clue) => {
      const [a = -1, b = -1] = (clue.match(/\b[A-Z][a-z]+\b/g) ?? [])
        .filter((name) => names.includes(name))
        .map((name) => order.indexOf(name));
      if (clue.includes("just to the right of")) return a === b + 1;
      if (clue.includes("Exactly one person")) return Math.abs(a - b) === 2;
      if (clue.includes("at one end")) return a === 0 || a === last;
      if (clue.includes("not sit at an end")) return a > 0 && a < last;
      return !clue.includes("to the left of") || a < b;
    }),
  );
  const asked = clues.at(-1) ?? "";
  const index = asked.includes("middle")
    ? 2
    : (asked.includes("second") ? 1 : 0) +
      (asked.includes("right") ? last - (asked.includes("second") ? 2 : 0) : 0);
  return only(orders.map((order) => order[index] ?? ""));
};

const latin: Solver = (stem) => {
  const cells = (/three rows: (.*)$/.exec(stem)?.[1] ?? "")
    .split(/[;,] /)
    .filter((cell) => cell !== "?")
    .map((cell) => cell.split(" "));
  return [0, 1, 2]
    .map((slot) => {
      const values = cells.map((cell) => cell[slot] ?? "");
      return values.find((value) => values.filter((one) => one === value).length === 2) ?? values[0];
    })
    .join(" ");
};

const ring = ["top", "upper right", "right", "lower right", "bottom", "lower left", "left", "upper left"];
const alike: Solver = (stem) => {
  const read = (text = "") => {
    const [, f = "", o = "", g = "", i = "", dot = ""] =
      /large (\w+) (\w+), in it a (\w+) (\w+), dot ([\w ]+)/.exec(text) ?? [];
    return { f, o, g, i, dot: ring.indexOf(dot) };
  };
  const [one, two, three] = [...stem.matchAll(/large \w+ \w+, in it a \w+ \w+, dot [\w ]+?(?=;|\.)/g)].map(
    ([text]) => read(text),
  );
  if (!one || !two || !three) return undefined;
  const [o, i] = two.o === one.o ? [three.o, three.i] : [three.i, three.o];
  const [f, g] = two.f === one.f ? [three.f, three.g] : [three.g, three.f];
  return `large ${f} ${o}, in it a ${g} ${i}, dot ${ring[(three.dot + two.dot - one.dot + 8) % 8]}`;
};

const clockSeen: Solver = (stem) => {
  const [, h = 0, m = 0] = /would show (\d+):(\d+)/.exec(stem)?.map(Number) ?? [];
  const wait = Number(/be (\d+) minutes from now/.exec(stem)?.[1] ?? 0);
  const minutes = (1440 - 60 * h - m + wait) % 720;
  return `${Math.floor(minutes / 60) || 12}:${String(minutes % 60).padStart(2, "0")}`;
};

const twoCircles: Solver = (stem) => {
  const [, a = "", b = "", both = ""] = /: ([\d?]+), only [\w-]+: (\d+), both: ([\d?]+)/.exec(stem) ?? [];
  const out = Number(/in none: (\d+)/.exec(stem)?.[1]);
  const [told = 0] = (/stand for (\d+)|In all, (\d+)/.exec(stem) ?? []).slice(1).filter(Boolean).map(Number);
  if (both === "?") return told - Number(a) - Number(b) - out;
  return a === "?" ? told + Number(b) + out : Number(a) + Number(b);
};

const inARow: Solver = (stem) => {
  const numbers = (stem.match(/\d+/g) ?? []).map(Number);
  if (stem.includes("change places")) {
    const [, b = 0, now = 0] = numbers;
    return now + b - 1;
  }
  if (stem.includes("between")) {
    const [many = 0, a = 0, b = 0] = numbers;
    return Array.from({ length: many }, (_, index) => index + 1).filter(
      (place) => (place - a) * (place - (many + 1 - b)) < 0,
    ).length;
  }
  const isGone = stem.includes("go home");
  const [first = 0, second = 0, by = 0] = numbers;
  const place = isGone ? first - second + 1 : second - first + by + 1;
  const ending = Math.floor((place % 100) / 10) === 1 ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");
  return `${place}${ending}`;
};

const inMirror: Solver = (stem, _, options) =>
  only(
    options.filter((option) =>
      option.endsWith(stem.includes("mirror") ? "left and right changed" : "top and bottom changed"),
    ),
  );

describeShared({
  "seen-in-a-mirror": inMirror,
  "clock-in-a-mirror": clockSeen,
  "two-circles-drawn": twoCircles,
  "places-in-a-row": inARow,
  "letters-in-a-plain-code": plainCode,
  "short-words-as-numbers": wordNumber,
  "opposite-faces-of-a-net": netPairs,
  "figure-that-breaks-the-rule": brokenRule,
  "angle-between-hands": handAngle,
  "cubes-of-a-stack": stackCount,
  "weekday-a-few-months-on": monthLater,
  "end-of-a-walk": walkEnd,
  "bench-of-friends": bench,
  "three-in-each-row": latin,
  "figure-changed-alike": alike,
});
