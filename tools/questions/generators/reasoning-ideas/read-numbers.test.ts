import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Solver } from "../second-computation";
import { describeShared, sharedNames } from "./shared-families";

const only = <T>(found: Iterable<T>): T | undefined => {
  const all = [...new Set(found)];
  return all.length === 1 ? all[0] : undefined;
};
const tableIn = (stem: string): string[][] =>
  stem
    .split("\n")
    .filter((line) => line.includes(" | "))
    .slice(1)
    .map((line) => line.split(" | "));
const digits = (n: number): number => Array.from(String(n), Number).reduce((sum, one) => sum + one, 0);
const plain = (text: string): number => Number(text.replaceAll(",", ""));

const place = (letter: string): number => letter.charCodeAt(0) - 64;
const letter = (at: number): string => String.fromCodePoint(65 + ((((at - 1) % 26) + 26) % 26));
const vowel = (one: string): boolean => "AEIOU".includes(one);
const each = (word: string, to: (one: string, index: number) => number): string =>
  Array.from(word, (one, index) => letter(to(one, index))).join("");
const turned = (word: string): string => Array.from(word).toReversed().join("");
const letters: Solver = (stem) => {
  const capitals = stem.match(/\b[A-Z]{6}\b/g) ?? [];
  const isCodeFirst = /^[A-Z]{6} stands|^A message|^Two friends/.test(stem);
  const [example = "", code = ""] = isCodeFirst ? [capitals[1], capitals[0]] : capitals;
  const word = capitals.at(-1) ?? "";
  const key = /key word is ([A-Z]+)/.exec(stem)?.[1];
  const laws: ((text: string) => string)[] = [];
  for (let a = 1; a < 5; a++) {
    laws.push((text) =>
      each(text, (one, index) => (vowel(one) ? 27 - place(one) : place(one) + a * (index + 1))),
    );
    for (let b = 1; b < 5; b++) {
      laws.push((text) => each(text, (one) => (vowel(one) ? place(one) + a : place(one) - b)));
      laws.push((text) =>
        each(turned(text), (one, index) => (index % 2 === 0 ? place(one) + a : place(one) - b)),
      );
    }
  }
  if (key)
    laws.push((text) => each(text, (one, index) => place(one) + place(key.charAt(index % key.length))));
  return only(laws.filter((law) => law(example) === code).map((law) => law(word)));
};
const wordValues: Solver = (stem) => {
  const given = [...stem.matchAll(/([A-Z]{5}) counts (\d+)/g)].map(
    ([, word = "", value]) => [word, Number(value)] as const,
  );
  const asked = (stem.match(/\b[A-Z]{5}\b/g) ?? []).at(-1) ?? "";
  const sum = (word: string, weigh: (one: string, index: number) => number) =>
    Array.from(word, weigh).reduce((total, one) => total + one, 0);
  const laws: ((word: string) => number)[] = [
    (word) => sum(word, (one) => place(one) * (vowel(one) ? 2 : 1)),
    (word) => sum(word, (one) => place(one) * (vowel(one) ? 3 : 1)),
    (word) => sum(word, (one) => (vowel(one) ? -place(one) : place(one))),
    (word) => sum(word, (one, index) => (vowel(one) ? 0 : place(one) * (index + 1))),
    (word) => sum(word, (one, index) => (index % 2 === 0 ? place(one) : -place(one))) ** 2,
  ];
  return only(
    laws.filter((law) => given.every(([word, value]) => law(word) === value)).map((law) => law(asked)),
  );
};
const messages: Solver = (stem) => {
  const rows = tableIn(stem).map((row) => row.map((cell) => cell.split(" ")));
  const word = /“(\w+)”/.exec(stem)?.[1] ?? "";
  const all = rows.flatMap(([, code = []]) => code);
  return only(
    all.filter((code) =>
      rows.every(([text = [], codes = []]) => text.includes(word) === codes.includes(code)),
    ),
  );
};
const lamps: Solver = (stem) => {
  const rows = (/with numbers\. (.*)$/.exec(stem)?.[1] ?? "").split("; ").map((row) => {
    const [shown = "", value = ""] = row.split(" = ");
    return {
      lamps: shown.split(", ").map((one) => ["dark", "half lit", "lit"].indexOf(one)),
      value: Number(value),
    };
  });
  const asked = rows.pop();
  const isHalf = stem.includes("counts half");
  const most = isHalf ? 27 : 14;
  const found = new Set<number>();
  const worth = (of: readonly number[], weights: readonly number[]) =>
    of.reduce((sum, one, index) => sum + (isHalf ? one : one / 2) * (weights[index] ?? 0), 0);
  const known = rows.find(({ lamps: of }) => (of[3] ?? 0) > 0);
  for (let code = 0; code < most ** 3; code++) {
    const weights = [0, 1, 2].map((index) => (Math.floor(code / most ** index) % most) + 1);
    const unit = worth([0, 0, 0, known?.lamps[3] ?? 1], [0, 0, 0, 1]);
    weights.push(((known?.value ?? 0) - worth(known?.lamps ?? [], weights)) / unit);
    if (rows.every(({ lamps: of, value }) => worth(of, weights) === value))
      found.add(worth(asked?.lamps ?? [], weights));
  }
  return only(found);
};
const machine: Solver = (stem) => {
  const lines = tableIn(stem).map(([, line = ""]) => line.split(" "));
  const [, n = ""] = /step (\d)/.exec(stem) ?? [];
  const asked = (/“([^”]+)”/.exec(stem)?.[1] ?? "").split(" ");
  const isNumber = (one: string) => /\d/.test(one);
  const sorted = (line: readonly string[]) =>
    [
      line.filter(isNumber).toSorted((a, b) => Number(a) - Number(b)),
      line.filter((one) => !isNumber(one)).toSorted(),
    ] as const;
  const without = (line: readonly string[], item = "") => line.filter((one) => one !== item);
  const rules: ((line: readonly string[], k: number) => string[])[] = [
    (line, k) => {
      const [numbers, words] = sorted(line);
      const item = (k % 2 === 0 ? numbers[k / 2] : words[(k - 1) / 2]) ?? "";
      return without(line, item).toSpliced(k, 0, item);
    },
    (line, k) => [sorted(line)[0].at(-1 - k) ?? "", ...without(line, sorted(line)[0].at(-1 - k))],
    (line, k) => {
      const [numbers, words] = sorted(line);
      const item = (k % 2 === 0 ? words.at(-1 - k / 2) : numbers[(k - 1) / 2]) ?? "";
      return k % 2 === 0 ? [item, ...without(line, item)] : [...without(line, item), item];
    },
    (line, k) => {
      const [numbers, words] = sorted(line);
      const [front = "", back = ""] = [numbers.at(-1 - k), words[k]];
      return [front, ...without(without(line, front), back), back];
    },
  ];
  const run = (rule: (typeof rules)[number], line: readonly string[], steps: number) =>
    Array.from({ length: steps }).reduce<string[]>((now, _, k) => rule(now, k), [...line]);
  const fitting = rules.filter((rule) =>
    lines.every((line, k) => run(rule, lines[0] ?? [], k).join(" ") === line.join(" ")),
  );
  return only(fitting.map((rule) => run(rule, asked, Number(n)).join(" ")));
};

const oneLaw: Solver = (stem, _, options) => {
  const rows = tableIn(stem).map((row) => row.map((cell) => (cell === "?" ? undefined : plain(cell))));
  const laws: ((a: number, b: number) => number)[] = [
    (a, b) => (a - 1) * (b - 1) - 1,
    (a, b) => a ** 2 + b,
    (a, b) => a ** 2 - b ** 2,
    (a, b) => 3 * a + 2 * b,
    (a, b) => (a - b) ** 2 + a * b,
    (a, b) => (a + b) ** 2 - a,
    (a, b) => (a + 1) * (b + 1) - 1,
    (a, b) => a ** 2 + a * b - b ** 2,
    (a, b) => a * (b + 1),
    (a, b) => a ** 2 - b,
    (a, b) => 3 * a - b,
    (a, b) => 2 * a + 2 * b,
    (a, b) => 2 * a + b,
    (a, b) => a * b + 1,
  ];
  const [last = []] = rows.slice(-1);
  const fitting = laws.filter((law) => rows.slice(0, -1).every(([a = 0, b = 0, c]) => law(a, b) === c));
  return only(
    options.filter((option) =>
      fitting.some((law) => law(last[0] ?? 0, last[1] ?? plain(option)) === (last[2] ?? plain(option))),
    ),
  );
};
const grows: Solver = (stem) => {
  const terms = (/((?:[\d,]+, ){5}[\d,]+), …/.exec(stem)?.[1] ?? "").split(", ").map(plain);
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  const odd = [3, 5, 7, 11, 13, 17];
  const laws: ((t: number, n: number, before: number) => number)[] = [
    (t, n) => t + (n + 1) ** 2,
    (t, n) => 2 * t + n,
    (t, n) => (n % 2 === 1 ? 2 * t : t + 7),
    (t, n) => 3 * t - n,
    (t, n) => (t + 1) * n,
    (t, n) => t + n ** 3,
    (t, n) => t + factorial(n),
    (t, n) => (t - n) * n,
    (t, n) => t + n ** 4,
    (t, n) => t + (odd[n - 1] ?? 0) ** 2,
    (t, n) => t + ([2, ...odd][n - 1] ?? 0),
    (t, n) => (n % 2 === 1 ? 2 * t : t - 3),
    (t, n) => t + 3 * 2 ** (n - 1),
    (t) => 3 * (t - 1) + 1,
    (t) => 2 * (t + 1) - 1,
    (t, n) => t + 3 * n,
    (t, n) => (n % 2 === 1 ? t + 9 : t - 4),
    (t, n) => t + 2 ** n,
    (t, n) => t + 3 + n,
    (t, n) => (n % 2 === 1 ? t + 8 : t - 3),
    (t, n) => t + 2 * n,
    (t, n) => t + 11 - n,
  ];
  const twice: typeof laws = [(t, n, before) => t + before + n, (t, _, before) => 2 * t + before];
  const [last = 0, before = 0] = [terms[5], terms[4]];
  return only([
    ...laws
      .filter((law) => terms.every((t, n) => n === 0 || law(terms[n - 1] ?? 0, n, 0) === t))
      .map((law) => law(last, 6, before)),
    ...twice
      .filter((law) => terms.every((t, n) => n < 2 || law(terms[n - 1] ?? 0, n - 1, terms[n - 2] ?? 0) === t))
      .map((law) => law(last, 5, before)),
  ]);
};
const twoRows: Solver = (stem, _, options) => {
  const terms = (/((?:(?:\d+|□), )+(?:\d+|□))/.exec(stem)?.[1] ?? "").split(", ");
  const fits = (row: readonly number[]): boolean => {
    const step = row.slice(1).map((one, k) => one - (row[k] ?? 0));
    const second = step.slice(1).map((one, k) => one - (step[k] ?? 0));
    const [a = 0] = row;
    return (
      new Set(second).size === 1 ||
      row.every((one, k) => one === a * 2 ** k + k) ||
      row.every((one, k) => one === a + k ** 3)
    );
  };
  return only(
    options.filter((option) => {
      const all = terms.map((one) => Number(one === "□" ? option : one));
      return fits(all.filter((__, k) => k % 2 === 0)) && fits(all.filter((__, k) => k % 2 === 1));
    }),
  );
};
const groups: Solver = (stem) => {
  const terms = [...stem.matchAll(/([A-Z])(\d+)([A-Z])/g)].map(([, a = "", n, b = ""]) => [
    place(a),
    Number(n),
    place(b),
  ]);
  const next = [0, 1, 2].map((part) => {
    const [b = 0, c = 0, d = 0] = terms.slice(1).map((one) => one[part] ?? 0);
    const turn = (by: number) => (part === 1 ? by : ((((by + 13) % 26) + 26) % 26) - 13);
    return d + turn(turn(d - c) + turn(turn(d - c) - turn(c - b)));
  });
  return `${letter(next[0] ?? 0)}${next[1]}${letter(next[2] ?? 0)}`;
};
const value = (text: string): number => {
  const terms = text.split(/ (?=[+−] )/).map((term) => term.replace("+ ", ""));
  return terms.reduce((sum, term) => {
    const product = term
      .replace("− ", "")
      .split(/ (?=[×÷] )/)
      .reduce(
        (all, factor, index) =>
          index === 0
            ? Number(factor)
            : factor.startsWith("×")
              ? all * Number(factor.slice(2))
              : all / Number(factor.slice(2)),
        0,
      );
    return term.startsWith("−") ? sum - product : sum + product;
  }, 0);
};
const twoSigns: Solver = (stem, _, options) => {
  const [, left = "", right = ""] = /((?:\d+ [+−×÷] )+\d+) = (\d+)/.exec(stem) ?? [];
  return only(
    options.filter((option) => {
      const [x = "", y = ""] = option.split(" and ");
      if (!left.includes(x) || !left.includes(y)) return false;
      return (
        value(left.replaceAll(/[+−×÷]/g, (sign) => (sign === x ? y : sign === y ? x : sign))) ===
        Number(right)
      );
    }),
  );
};
const loop: Solver = (stem) => {
  const [, start = "", end = ""] = /start with N = (\d+)\..*is N over (\d+)/.exec(stem) ?? [];
  const plainStep = /N becomes (\d) × N − (\d)/.exec(stem)?.map(Number);
  const [, times = 0, more = 0] =
    /an odd N becomes (\d) × N \+ 1, and an even N becomes N ÷ 2 \+ (\d+)/.exec(stem)?.map(Number) ?? [];
  let [n, rounds] = [Number(start), 0];
  do {
    n = plainStep
      ? (plainStep[1] ?? 0) * n - (plainStep[2] ?? 0)
      : n % 2 === 1
        ? times * n + 1
        : n / 2 + more;
    rounds++;
  } while (n <= Number(end));
  return stem.includes("How many rounds") ? rounds : n;
};
const pairs: Solver = (_, __, options) => {
  const laws: ((n: number) => number)[] = [
    (n) => n * (n + 1),
    (n) => (n - 1) * n * (n + 1),
    (n) => n ** 2 - digits(n),
    (n) => n * Number(turned(String(n))),
    (n) => 2 * n * (n + 1) + 1,
    (n) => (n + 1) ** 2 - 1,
    (n) => n ** 2 - 3,
    (n) => n ** 2 + 1,
    (n) => 7 * n - 2,
    (n) => 4 * n + 3,
    (n) => n ** 2,
  ];
  const breaking = laws.map((law) =>
    options.filter(
      (option) => law(plain(option.split(" and ")[0] ?? "")) !== plain(option.split(" and ")[1] ?? ""),
    ),
  );
  return only(breaking.filter((list) => list.length === 1).flat());
};

const league: Solver = (stem, _, options) => {
  const rows = tableIn(stem);
  const teams = rows.map(([team = ""]) => team);
  const games = [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
    [2, 3],
  ] as const;
  const [a = "", b = ""] = teams.filter((team) => stem.split("\n")[0]?.includes(team));
  const found = new Set<string>();
  for (let code = 0; code < 729; code++) {
    const results = games.map((__, k) => Math.floor(code / 3 ** k) % 3);
    const count = (team: number, wanted: number) =>
      games.filter(
        ([x, y], k) => (x === team && results[k] === wanted) || (y === team && results[k] === 2 - wanted),
      ).length;
    const fits = rows.every(([, ...cells], team) => {
      const [won, drawn, lost] = [count(team, 2), count(team, 1), count(team, 0)];
      return cells.length === 3
        ? cells.join() === [won, drawn, lost].join()
        : cells[0] === String(2 * won + drawn) && cells[1] === (drawn > 0 ? "yes" : "no");
    });
    if (!fits) continue;
    const result = results[games.findIndex(([x, y]) => teams[x] === a && teams[y] === b)];
    found.add(
      result === 1
        ? `${a} drew with ${b}`
        : result === 2
          ? `${a} won against ${b}`
          : `${a} lost against ${b}`,
    );
  }
  return options.find((option) => option === only(found));
};
const rules: Solver = (stem) => {
  const [, age = 0, marks = 0, work = 0] =
    /at least (\d+) years old and have at least (\d+) marks and (\d+) years of work/
      .exec(stem)
      ?.map(Number) ?? [];
  const [, young = 0] = /age alone are taken with (\d+)/.exec(stem)?.map(Number) ?? [];
  const [, head = 0] = /head if they have (\d+)/.exec(stem)?.map(Number) ?? [];
  const [, wait = 0] = /waiting list with (\d+)/.exec(stem)?.map(Number) ?? [];
  const judge = ([, a, m, w]: readonly string[]): string => {
    const fails = [
      Number(a) < age ? "age" : "",
      Number(m) < marks ? "marks" : "",
      Number(w) < work ? "work" : "",
    ]
      .filter(Boolean)
      .join();
    if (fails === "" || (fails === "age" && Number(m) >= young)) return "is taken at once";
    if (fails === "marks" && Number(w) >= head) return "is sent to the head";
    return fails === "work" && Number(m) >= wait ? "goes on the waiting list" : "is refused at once";
  };
  const rows = tableIn(stem);
  if (stem.includes("How many of the six"))
    return rows.filter((row) => judge(row) === "is taken at once").length;
  const question = (stem.split("\n")[0] ?? "").split("refused.").at(-1) ?? "";
  return judge(rows.find(([name = ""]) => question.includes(name)) ?? []);
};
const circles: Solver = (stem) => {
  const [question = "", alt = ""] = stem.split("\n");
  const [, a = "", b = "", c = ""] = /circles (\w+), (\w+) and (\w+)\./.exec(alt) ?? [];
  const cells = [...alt.matchAll(/(?:[Oo]nly |, |^)([\w ]+): (\d+|x)/g)].map(([, name = "", count = ""]) => ({
    sets: name === "all three" ? [a, b, c] : name.replace("Only ", "").replace("only ", "").split(" and "),
    count,
  }));
  const [, all = 0, outside = 0] = /(\d+) people in all, and (\d+) are/.exec(question)?.map(Number) ?? [];
  const known = cells.filter(({ count }) => count !== "x").reduce((sum, { count }) => sum + Number(count), 0);
  const worth = (count: string) => (count === "x" ? all - outside - known : Number(count));
  const sum = (passes: (sets: readonly string[]) => boolean) =>
    cells.filter(({ sets }) => passes(sets)).reduce((total, { count }) => total + worth(count), 0);
  if (question.includes("exactly two")) return sum((sets) => sets.length === 2);
  if (question.includes("at least two")) return sum((sets) => sets.length > 1);
  if (question.includes("at least one of the others"))
    return sum((sets) => sets.includes(c) && sets.length > 1);
  return sum((sets) => !sets.includes(c));
};
const queue: Solver = (stem) => {
  const [, a = 0, b = 0, k = 0] =
    /is (\d+)\w+ from the front and \w+ is (\d+)\w+ from the back\. Exactly (\d+)/.exec(stem)?.map(Number) ??
    [];
  const fitting = Array.from({ length: 99 }, (_, index) => index + 1).filter(
    (n) => a <= n && b <= n && Math.abs(n + 1 - b - a) === k + 1,
  );
  return /at most|largest/.test(stem) ? fitting.at(-1) : fitting[0];
};

const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
/** Days since a far day, by counting leap years. */
const dayNumber = (year: number, month: number, date: number): number => {
  const [y, m] = month < 3 ? [year - 1, month + 12] : [year, month];
  return (
    365 * y +
    Math.floor(y / 4) -
    Math.floor(y / 100) +
    Math.floor(y / 400) +
    Math.floor((153 * (m - 3) + 2) / 5) +
    date
  );
};
const calendar: Solver = (stem) => {
  const year = Number(/\d{4}/.exec(stem)?.[0]);
  const first = (of: number) => dayNumber(of, 1, 1) % 7;
  return Array.from({ length: 40 }, (_, k) => year + 1 + k).find(
    (one) => first(one) === first(year) && isLeap(one) === isLeap(year),
  );
};
const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const fiveDays: Solver = (stem) => {
  const [, length = 0] = /(30|31) days/.exec(stem)?.map(Number) ?? [];
  const [, five = "", four = ""] = /five (\w+)s, but only four (\w+)s/.exec(stem) ?? [];
  const date = Number(/(\d+)(?:st|nd|rd|th)/.exec(stem)?.[1]);
  return only(
    days
      .map((_, first) => Array.from({ length }, (__, k) => days[(first + k) % 7] ?? ""))
      .filter(
        (month) =>
          month.filter((one) => one === five).length === 5 &&
          month.filter((one) => one === four).length === 4,
      )
      .map((month) => month[date - 1] ?? ""),
  );
};
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const overMonths: Solver = (stem) => {
  const [one = 0, two = 0] = [...stem.matchAll(/(\d+) ([A-Z][a-z]+) (\d{4})/g)].map(
    ([, date, month = "", year]) => dayNumber(Number(year), months.indexOf(month) + 1, Number(date)),
  );
  const start = days.findIndex((day) => stem.includes(day));
  return days[(start + two - one) % 7];
};
const hands: Solver = (stem, _, options) => {
  const hour = Number(/(\d+) o’clock/.exec(stem)?.[1]);
  const goal = stem.includes("over each other") ? 0 : stem.includes("opposite") ? 180 : 90;
  const read = (text: string): number => {
    const [, whole, over = "0"] = /^(?:(\d+) )?(?:(\d+)\/11 )?min/.exec(text) ?? [];
    return Number(whole ?? 0) + Number(over) / 11;
  };
  const good = options.filter((option) => {
    const m = read(option);
    return m < 60 && Math.abs(((((6 * m - 30 * hour - m / 2) % 360) + 360) % 360) - goal) < 0.01;
  });
  return good.toSorted((x, y) => read(x) - read(y))[0];
};

describeShared({
  "letters-moved-by-a-law": letters,
  "words-as-numbers": wordValues,
  "messages-and-their-codes": messages,
  "lamps-as-numbers": lamps,
  "steps-of-a-machine": machine,
  "rows-by-one-law": oneLaw,
  "numbers-that-grow": grows,
  "two-rows-in-one": twoRows,
  "groups-that-move": groups,
  "two-signs-change-places": twoSigns,
  "loop-of-a-chart": loop,
  "pair-that-differs": pairs,
  "league-of-four": league,
  "strict-rules-for-a-choice": rules,
  "circles-with-numbers": circles,
  "ranks-that-overlap": queue,
  "year-with-the-same-calendar": calendar,
  "five-of-a-weekday": fiveDays,
  "weekday-over-months": overMonths,
  "angle-of-the-hands": hands,
});

it("reads every family of classes 5 to 12 once more, here or beside", () => {
  const texts = ["numbers", "pictures", "plain", "words"].map((name) =>
    readFileSync(`tools/questions/generators/reasoning-ideas/read-${name}.test.ts`, "utf8"),
  );
  const read = new Set(
    texts.flatMap((text) => [...text.matchAll(/^ {2}"([a-z-]+)": \w+,$/gm)].map(([, name]) => name)),
  );
  expect([...sharedNames].filter((name) => !read.has(name))).toEqual([]);
});
