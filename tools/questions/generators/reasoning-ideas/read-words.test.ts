import type { Solver } from "../second-computation";
import { describeShared } from "./shared-families";

const permute = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((one, index) => permute(list.toSpliced(index, 1)).map((rest) => [one].concat(rest)));
const only = <T>(found: Iterable<T>): T | undefined => {
  const all = [...new Set(found)];
  return all.length === 1 ? all[0] : undefined;
};
const codes = (base: number, places: number): number[][] =>
  Array.from({ length: base ** places }, (_, code) =>
    Array.from({ length: places }, (__, place) => Math.floor(code / base ** place) % base),
  );

const has = (one: number, bit: number): boolean => Boolean((one >> bit) & 1);

const syllogism: Solver = (stem, _, options) => {
  const read = (text: string) => /^(All|No|Some) (\w+) are (not )?(\w+)\.$/.exec(text)?.slice(1) ?? [];
  const premises = [...stem.matchAll(/^I{1,3}\. (.*)$/gm)].map(([, text = ""]) => read(text));
  const names = [...new Set(premises.flatMap(([, a = "", , b = ""]) => [a, b]))];
  const regions = Array.from({ length: 2 ** names.length - 1 }, (__, index) => index + 1);
  const isTrue = (
    [kind, a = "", not, b = ""]: readonly (string | undefined)[],
    model: readonly number[],
  ): boolean => {
    const inA = model.filter((one) => has(one, names.indexOf(a)));
    const inBoth = inA.filter((one) => has(one, names.indexOf(b)));
    if (kind === "All") return inBoth.length === inA.length;
    if (kind === "No") return inBoth.length === 0;
    return not ? inBoth.length < inA.length : inBoth.length > 0;
  };
  const models: number[][] = [];
  for (let code = 1; code < 2 ** regions.length; code++) {
    const model = regions.filter((__, index) => has(code, index));
    if (
      names.every((___, bit) => model.some((one) => has(one, bit))) &&
      premises.every((one) => isTrue(one, model))
    )
      models.push(model);
  }
  const isFalse = /never be true|certainly false/.test(stem);
  return only(options.filter((option) => models.every((model) => isTrue(read(option), model) !== isFalse)));
};

const inequalities: Solver = (stem, _, options) => {
  const words: Record<string, (a: number, b: number) => boolean> = {
    "greater than": (a, b) => a > b,
    "less than": (a, b) => a < b,
    "equal to": (a, b) => a === b,
    "not less than": (a, b) => a >= b,
    "not greater than": (a, b) => a <= b,
  };
  const law = new Map(
    [...stem.matchAll(/X (\S) Y (?:mean )?that X is ((?:not )?\w+ (?:than|to)) Y/g)].map(
      ([, sign = "", text = ""]) => [sign, words[text]],
    ),
  );
  const given = [...stem.matchAll(/^[IV]+\. (\w) (\S) (\w)$/gm)].map((one) => one.slice(1));
  const letters = [...new Set(given.flatMap(([a = "", , b = ""]) => [a, b]))];
  const worlds = codes(letters.length, letters.length).filter((values) =>
    given.every(([a = "", sign = "", b = ""]) =>
      law.get(sign)?.(values[letters.indexOf(a)] ?? 0, values[letters.indexOf(b)] ?? 0),
    ),
  );
  return only(
    options.filter((option) => {
      const [a = "", sign = "", b = ""] = option.split(" ");
      return worlds.every((values) =>
        law.get(sign)?.(values[letters.indexOf(a)] ?? 0, values[letters.indexOf(b)] ?? 0),
      );
    }),
  );
};

const truth: Solver = (stem) => {
  const claims = [...stem.matchAll(/^[IV]+\. (\w+): “(.*)\.”$/gm)].map(([, who = "", text = ""]) => ({
    who,
    text,
  }));
  const count = ["none", "one", "two", "three", "four"].indexOf(
    /Exactly (\w+) of the statements/.exec(stem)?.[1] ?? "",
  );
  const names = claims.map(({ who }) => who);
  const found = names.filter((culprit) =>
    codes(2, names.length).some(
      (told) =>
        told.filter(Boolean).length === count &&
        claims.every(({ who, text }, index) => {
          const other = /(\w+) is lying/.exec(text)?.[1];
          const [, not, name = ""] = /It was (not )?(\w+)/.exec(text) ?? [];
          const holds = other
            ? told[names.indexOf(other)] === 0
            : (culprit === (name === "me" ? who : name)) !== Boolean(not);
          return holds === (told[index] === 1);
        }),
    ),
  );
  return only(found);
};

const verdict = (first: number, second: number, both: number): string => {
  if (first === 1)
    return second === 1 ? "each of them alone is enough" : "I alone is enough, II alone is not";
  if (second === 1) return "II alone is enough, I alone is not";
  return both === 1 ? "only the two together are enough" : "the two together are not enough";
};
/** Weighs two statements by worlds, a reader of sentences and a question. */
function weigh<T>(
  stem: string,
  worlds: readonly T[],
  holds: (text: string, world: T) => boolean,
  answer: (world: T) => unknown,
): string {
  const [one = "", two = ""] = [...stem.matchAll(/^I{1,2}\. (.*)$/gm)].map(([, text = ""]) => text);
  const count = (...texts: string[]) =>
    new Set(worlds.filter((world) => texts.every((text) => holds(text, world))).map(answer)).size;
  return verdict(count(one), count(two), count(one, two));
}
const numbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
const enoughNumber: Solver = (stem) =>
  weigh(
    stem,
    Array.from({ length: 90 }, (_, index) => index + 10),
    (text, n) => {
      const [t, u] = [Math.floor(n / 10), n % 10];
      const [a = 0, b = 0, c = 0, d = 0] = numbers(text);
      if (text.startsWith("Its digits add")) return t + u === a;
      if (text.startsWith("The product")) return t * u === a;
      if (text.startsWith("Written")) return 10 * u + t - n === (text.includes("more") ? a : -a);
      if (text.includes("the sum of its digits")) return t + u === a && n % a === 0;
      if (text.startsWith("It is a multiple")) return n % a === 0;
      if (text.startsWith("It is the square")) return Math.sqrt(n) % 1 === 0;
      if (text.startsWith("It is a prime")) return n > 1 && ![2, 3, 5, 7].some((p) => n % p === 0 && n !== p);
      if (text.startsWith("Its digits differ")) return Math.abs(t - u) === a && t * u === b;
      if (text.startsWith("Its square")) return String(n * n).endsWith(String(a));
      if (text.startsWith("One of its digits")) return t === 2 * u || u === 2 * t;
      return n % a === b && (c === 0 || n % c === d);
    },
    (n) => n,
  );
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const enoughDay: Solver = (stem) => {
  const date = Number(/(\d+)(?:st|nd|rd|th)/.exec(stem)?.[1]);
  const worlds = [28, 29, 30, 31].flatMap((length) =>
    days.map((_, first) => Array.from({ length }, (__, index) => days[(first + index) % 7] ?? "")),
  );
  const count = (month: readonly string[], day: string) => month.filter((one) => one === day).length;
  return weigh(
    stem,
    worlds,
    (text, month) => {
      const named = days
        .filter((day) => text.includes(day))
        .toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
      const [day = "", other = ""] = named;
      if (text.includes("ends on")) return month.at(-1) === day;
      if (text.includes("more")) return count(month, day) > count(month, other);
      if (/\d days\./.test(text)) return numbers(text)[0] === month.length;
      if (text.startsWith("Only"))
        return days.every((one) => (count(month, one) === 5) === named.includes(one)) && month.length > 28;
      if (text.includes("first and its last")) return month[0] === month.at(-1);
      return count(month, day) === (text.includes("five") ? 5 : 4);
    },
    (month) => month[date - 1],
  );
};
const namesIn = (text: string): string[] => text.match(/[A-Z][a-z]{3,}/g) ?? [];
const enoughRank: Solver = (stem) => {
  const question = stem.split("\n")[0] ?? "";
  const names = [
    ...new Set(
      namesIn(question).filter(
        (name) => !["Which", "What"].includes(name) && !question.startsWith(`${name} heights`),
      ),
    ),
  ];
  const people = names.filter((name) => /^(?!Whose|The)/.test(name));
  const place = ["shortest", "second shortest", "third shortest", "fourth shortest"].findLastIndex((word) =>
    question.includes(word),
  );
  const isTallest = !question.includes("shortest");
  return weigh(
    stem,
    permute(people),
    (text, order) => {
      const at = (name = "") => order.indexOf(name);
      const named = namesIn(text).filter((name) => people.includes(name));
      if (text.startsWith("Nobody else")) return at(named[0]) === people.length - 1;
      if (text.startsWith("Everybody else"))
        return at(named[0]) === (text.includes("taller") ? 0 : people.length - 1);
      if (text.startsWith("Of the others"))
        return (
          at(named.at(-1)) === people.length - named.length &&
          named.slice(0, -1).every((name) => at(name) > at(named.at(-1)))
        );
      const count = ["None", "Exactly one", "Exactly two", "Exactly three"].findIndex((word) =>
        text.startsWith(word),
      );
      if (count >= 0) return at(named[0]) === count;
      return [...text.matchAll(/(\w+) is taller than (\w+)/g)].every(([, a, b]) => at(a) > at(b));
    },
    (order) => order[isTallest ? people.length - 1 : place],
  );
};
const enoughSeat: Solver = (stem) => {
  const question = stem.split("\n")[0] ?? "";
  const people = [...new Set(namesIn(question))].filter((name) => !["Four", "Which", "What"].includes(name));
  const who =
    /(?:is|does) (\w+)(?: sit| have|’s)|is (\w+)’s/
      .exec(question.split(/(?<=[.,]) (?=Which|On which|What)/).at(-1) ?? "")
      ?.slice(1)
      .find(Boolean) ?? "";
  return weigh(
    stem,
    permute(people),
    (text, order) => {
      const at = (name = "") => order.indexOf(name);
      const [a, b, c] = namesIn(text).filter((name) => people.includes(name));
      if (text.includes("just to the left")) return at(a) === at(b) - 1;
      if (text.includes("just to the right")) return at(a) === at(b) + 1;
      if (text.includes("side by side")) return Math.abs(at(a) - at(b)) === 1;
      if (text.includes("two people sit between")) return Math.abs(at(a) - at(b)) === 3;
      if (text.includes("one person sits between")) return Math.abs(at(a) - at(b)) === 2;
      if (text.includes("more people on the right")) return at(a) === 1;
      if (text.includes("does not sit at an end")) return at(a) === 1 || at(a) === 2;
      if (text.includes("right end")) return at(a) === 3;
      if (text.includes("left end")) return at(a) === 0;
      if (text.includes("both sit")) return at(a) < at(c) && at(b) < at(c);
      return (
        at(a) === ["none", "one", "two", "three"].findIndex((word) => text.includes(`Exactly ${word} of`))
      );
    },
    (order) => order.indexOf(who),
  );
};
const enoughYes: Solver = (stem) => {
  const asked = stem.split("\n")[0] ?? "";
  const worlds = Array.from({ length: 576 }, (_, index): [number, number] => [
    (index % 24) + 1,
    Math.floor(index / 24) + 1,
  ]);
  const judge = (text: string, [a, b]: [number, number]): boolean => {
    const [n = 0] = numbers(text.replaceAll(/[23]a|3b/g, ""));
    if (text.includes("product ab even")) return (a * b) % 2 === 0;
    if (text.includes("a greater than b") && text.includes("Is")) return a > b;
    if (text.includes("a + b a multiple of 3")) return (a + b) % 3 === 0;
    if (text.includes("a² − b² even")) return (a * a + b * b) % 2 === 0;
    if (text.includes("a² − b² a multiple of 8")) return Math.abs(a * a - b * b) % 8 === 0;
    if (text.includes("ab a multiple of 12")) return (a * b) % 12 === 0;
    if (text.includes("a³ − a a multiple of 24")) return (a * a * a - a) % 24 === 0;
    if (text.includes("a² + b² a multiple of 3")) return (a * a + b * b) % 3 === 0;
    if (text.includes("a + b is")) return (a + b) % 2 === (text.includes("odd") ? 1 : 0);
    if (text.includes("a − b is a multiple of 3")) return Math.abs(a - b) % 3 === 0;
    if (text.includes("ab leaves 1")) return (a * b) % 3 === 1;
    if (text.includes("ab is a multiple of 9")) return (a * b) % 9 === 0;
    if (text.includes("a is a multiple of 6")) return a % 6 === 0;
    if (text.includes("both odd")) return a % 2 === 1 && b % 2 === 1;
    if (text.includes("one more than a")) return b === a + 1;
    if (text.includes("2a is greater")) return 2 * a > 3 * b;
    if (text.includes("a² is less")) return a * a < b;
    if (text.includes("a is at most")) return a <= n;
    if (text.includes("b is greater than")) return b > n;
    return (text.startsWith("a") ? a : b) % 2 === 1;
  };
  return weigh(stem, worlds, judge, (world) => judge(asked.replace(/^.*?(?=Is )/, ""), world));
};

const listNames = (text: string): string[] => [...new Set(namesIn(text))];
const chairs: Solver = (stem) => {
  const [story = "", alt = ""] = stem.split("\n");
  const count = Number(/with (\d) chairs/.exec(alt)?.[1]);
  const names = listNames(
    story.replace(/Round the table|On the chairs|Which person|Whom does|Who /g, ""),
  ).slice(0, count);
  const way = /outwards|away from/.test(story) ? -1 : 1;
  const clues = story.split(/(?<=\.) /);
  const worlds = permute(names).filter((order) => {
    const gap = (from = "", to = "") => (way * (order.indexOf(to) - order.indexOf(from)) + 2 * count) % count;
    return clues.every((clue) => {
      const [a = "", b = ""] = names
        .filter((name) => clue.includes(name))
        .toSorted((x, y) => clue.indexOf(x) - clue.indexOf(y));
      const [, far = "", side] = /(just|second|third) to the (left|right) of \w+\./.exec(clue) ?? [];
      if (side) {
        const steps = ["", "just", "second", "third"].indexOf(far);
        return gap(b, a) === (side === "left" ? steps : (count - steps) % count);
      }
      if (clue.includes("not neighbours")) return ![1, count - 1].includes(gap(a, b));
      const chair = /^\w+ sits on chair (\d)/.exec(clue)?.[1];
      return !chair || order[Number(chair) - 1] === a;
    });
  });
  const [, far = "", side = "", who = ""] =
    /(just|second|third) to the (left|right) of (\w+)\?/.exec(story) ?? [];
  const steps = ["", "just", "second", "third"].indexOf(far);
  return only(
    worlds.map(
      (order) =>
        order[(order.indexOf(who) + (side === "left" ? 1 : -1) * way * steps + 2 * count) % count] ?? "",
    ),
  );
};

const facing: Solver = (stem) => {
  const [story = ""] = stem.split("\n");
  const names = listNames(story.replace(/On six|In a train|Two rows|Which person|Who /g, "")).slice(0, 6);
  const clues = story.split(/(?<=\.) /);
  const rightOf = (order: readonly string[], name: string): string | undefined => {
    const index = order.indexOf(name);
    return index < 3 ? (index > 0 ? order[index - 1] : undefined) : order[index + 1];
  };
  const across = (order: readonly string[], name: string): string =>
    order[(order.indexOf(name) + 3) % 6] ?? "";
  const worlds = permute(names).filter((order) =>
    clues.every((clue) => {
      const [a = "", b = ""] = names
        .filter((name) => clue.includes(name))
        .toSorted((x, y) => clue.indexOf(x) - clue.indexOf(y));
      if (clue.endsWith("?")) return true;
      if (clue.includes("just to the right of")) return rightOf(order, b) === a;
      if (clue.includes("sits opposite")) return across(order, a) === b;
      if (clue.includes("sits at an end")) return order.indexOf(a) % 3 !== 1;
      if (clue.includes("has a middle seat")) return order.indexOf(a) % 3 === 1;
      if (clue.includes("is in the upper row")) return order.indexOf(a) < 3;
      if (clue.includes("is in the lower row")) return order.indexOf(a) > 2;
      const chair = /sits on chair (\d)/.exec(clue)?.[1];
      return !chair || order[Number(chair) - 1] === a;
    }),
  );
  const who = /opposite (\w+)\?/.exec(story)?.[1] ?? "";
  return only(
    worlds.map(
      (order) =>
        (story.includes("the person opposite") ? rightOf(order, across(order, who)) : across(order, who)) ??
        "",
    ),
  );
};

const flats: Solver = (stem) => {
  const [story = "", alt = ""] = stem.split("\n");
  const floors = Number(/of (\d) floors/.exec(alt)?.[1]);
  const names = listNames(story.replace(/Each floor|One flat|The figure|The empty|Who |Whose /g, "")).slice(
    0,
    floors * 2 - (story.includes("empty") ? 1 : 0),
  );
  const people = story.includes("empty") ? [...names, "empty"] : names;
  const clues = story
    .split(/(?<=\.) /)
    .filter((clue) => !clue.includes(";") && !/one in each|shows the house|Each floor/.test(clue));
  const floor = (order: readonly string[], name: string): number => Math.floor(order.indexOf(name) / 2) + 1;
  const tests = clues.map((clue) => {
    const [a = "", b = ""] = people
      .filter((name) => clue.includes(name))
      .toSorted((x, y) => clue.indexOf(x) - clue.indexOf(y));
    const level = Number(/on floor (\d)\./.exec(clue)?.[1]);
    return (order: readonly string[]): boolean => {
      if (clue.includes("just above")) return order.indexOf(a) === order.indexOf(b) + 2;
      if (clue.includes("live on one floor")) return floor(order, a) === floor(order, b);
      if (clue.includes("on the west side.")) return order.indexOf(a) % 2 === 0;
      if (clue.includes("on the east side.")) return order.indexOf(a) % 2 === 1;
      if (clue.includes("below")) return floor(order, a) < floor(order, b);
      return !level || floor(order, a) === level;
    };
  });
  const [, level = ""] = /floor (\d)\?/.exec(story) ?? [];
  const side = /(west|east)[^.]*\?/.exec(story)?.[1];
  const place = 2 * (Number(level) - 1) + (side === "east" ? 1 : 0);
  return only(
    permute(people)
      .filter((order) => tests.every((test) => test(order)))
      .map((order) => order[place] ?? ""),
  );
};

const match: Solver = (stem) => {
  const pairs = [...stem.matchAll(/^([P-S])\. (\w+) \| (\d)\. an? (\w+)$/gm)].map(
    ([, , name = "", , work = ""]) => ({ name, work }),
  );
  const [names, works] = [pairs.map(({ name }) => name), pairs.map(({ work }) => work)];
  const towns = ["Kochi", "Jaipur", "Patna", "Shimla", "Mysuru", "Imphal", "Surat", "Cuttack"].filter(
    (town) => stem.includes(town),
  );
  const story = stem.split("\n")[0] ?? "";
  const clues = story.split(/(?<=\.) /);
  const found = permute(works).filter((work) =>
    permute(towns).some((town) =>
      clues.every((clue) => {
        const a = names.findIndex((name) => clue.includes(name));
        const job = works.find((one) => clue.includes(` ${one}`)) ?? "";
        const place = towns.find((one) => clue.includes(`from ${one}`)) ?? "";
        if (clue.startsWith("Neither"))
          return town[a] !== place && work[a] !== job && town[work.indexOf(job)] !== place;
        if (clue.includes("but not both")) return (work[a] === job) !== (town[a] === place);
        if (a < 0 && /^The \w+ is (not )?from/.test(clue))
          return (town[work.indexOf(job)] === place) !== clue.includes("not from");
        if (a >= 0 && clue.includes("is not")) return work[a] !== job;
        return a < 0 || !place || towns.filter((one) => clue.includes(one)).length > 1 || town[a] === place;
      }),
    ),
  );
  return only(
    found.map((work) =>
      work.map((one, index) => `${"PQRS".charAt(index)}-${works.indexOf(one) + 1}`).join(", "),
    ),
  );
};

const order: Solver = (stem) => {
  const names = [...stem.matchAll(/^[P-T]\. (\w+)$/gm)].map(([, name = ""]) => name);
  const story = stem.split("\n")[0] ?? "";
  const isLess = /before|thinner|nearer|older|farther left/;
  const found = permute(names).filter((list) =>
    story
      .split(/(?<=\.) /)
      .slice(1)
      .every((clue) => {
        const [a = "", b = ""] = names
          .filter((name) => clue.includes(name))
          .toSorted((x, y) => clue.indexOf(x) - clue.indexOf(y));
        const [p, q] = [list.indexOf(a), list.indexOf(b)];
        if (clue.includes("Exactly two")) return Math.abs(p - q) === 3;
        if (clue.includes("neither first nor last")) return p > 0 && p < list.length - 1;
        if (clue.includes("odd place")) return p % 2 === 0;
        if (clue.includes("even place")) return p % 2 === 1;
        return isLess.test(clue) ? p < q : p > q;
      }),
  );
  return only(found.map((list) => list.map((name) => "PQRST".charAt(names.indexOf(name))).join(", ")));
};

const parse = (tree: string) => {
  const women = new Set((/Women: ([^.]*)\./.exec(tree)?.[1] ?? "").split(", "));
  const couples = [...tree.matchAll(/(\w) and (\w) are married; children: ([A-Z, ]+)/g)].map(
    ([, a = "", b = "", c = ""]) => ({ pair: [a, b], children: c.split(", ") }),
  );
  return { women, couples };
};
const chart: Solver = (stem) => {
  const { women, couples } = parse(stem.slice(stem.indexOf("\n")));
  const home = (name: string) => couples.find(({ children }) => children.includes(name));
  const own = (name: string) => couples.find(({ pair }) => pair.includes(name));
  const mate = (name: string) => own(name)?.pair.find((one) => one !== name) ?? "";
  const relation = (who: string, to: string): string => {
    const pick = (she: string, he: string) => (women.has(who) ? she : he);
    const isChild = (child: string, parent: string) => home(child)?.pair.includes(parent) ?? false;
    const areSiblings = (a: string, b: string) => a !== b && home(a) !== undefined && home(a) === home(b);
    const parents = home(to)?.pair ?? [];
    if (parents.some((one) => areSiblings(one, who) || areSiblings(one, mate(who))))
      return pick("aunt", "uncle");
    if ((home(who)?.pair ?? []).some((one) => areSiblings(one, to) || areSiblings(one, mate(to))))
      return pick("niece", "nephew");
    if (parents.some((one) => isChild(one, who))) return pick("grandmother", "grandfather");
    if (isChild(mate(to), who)) return pick("mother-in-law", "father-in-law");
    if (isChild(mate(who), to)) return pick("daughter-in-law", "son-in-law");
    if (areSiblings(mate(to), who) || areSiblings(to, mate(who)))
      return pick("sister-in-law", "brother-in-law");
    if (parents.some((one) => (home(who)?.pair ?? []).some((other) => areSiblings(one, other))))
      return "cousin";
    return "";
  };
  const [, count, to = ""] = /how many ([\w ,]+?),? does (\w) have/.exec(stem) ?? [];
  if (count) {
    const words = count.startsWith("nephews") ? ["nephew", "niece"] : ["aunt", "uncle"];
    const all = new Set(couples.flatMap(({ pair, children }) => pair.concat(children)));
    return [...all].filter((who) => who !== to && words.includes(relation(who, to))).length;
  }
  const [, who = "", of = ""] =
    /what is (\w) to (\w)\?/.exec(stem) ?? /how is (\w) related to (\w)\?/.exec(stem) ?? [];
  return relation(who, of);
};

const signs: Solver = (stem, _, options) => {
  const definition = stem.split(". ")[0] ?? "";
  const law = new Map(
    [...definition.matchAll(/X (\S) Y(?: means that X is|,) the (\w+) of Y/g)].map(
      ([, sign = "", word = ""]) => [sign, word],
    ),
  );
  const step: Record<string, string> = {
    father: "parent",
    mother: "parent",
    brother: "sibling",
    sister: "sibling",
    son: "child",
    daughter: "child",
    wife: "partner",
    husband: "partner",
  };
  const words: Record<string, readonly [string, string]> = {
    "sibling parent": ["aunt", "uncle"],
    "parent parent": ["grandmother", "grandfather"],
    "child child": ["granddaughter", "grandson"],
    "child sibling": ["niece", "nephew"],
    "parent partner": ["mother-in-law", "father-in-law"],
    "partner child": ["daughter-in-law", "son-in-law"],
    "sibling partner": ["sister-in-law", "brother-in-law"],
    "partner sibling": ["sister-in-law", "brother-in-law"],
    "sibling parent parent": ["great-aunt", "great-uncle"],
    "child sibling parent": ["cousin", "cousin"],
    "partner sibling parent": ["aunt", "uncle"],
    "child child sibling": ["great-niece", "great-nephew"],
  };
  const tell = (chain: string): string => {
    const terms = (chain.match(/[^\w\s]/g) ?? []).map((sign) => law.get(sign) ?? "");
    const isWoman = ["mother", "sister", "daughter", "wife"].includes(terms[0] ?? "");
    return words[terms.map((term) => step[term]).join(" ")]?.[isWoman ? 0 : 1] ?? "";
  };
  const [, first = "", asked, last = ""] = /(\w) is the ([\w-]+) of (\w)\?$/.exec(stem) ?? [];
  if (asked)
    return only(
      options.filter((option) => tell(option) === asked && option.startsWith(first) && option.endsWith(last)),
    );
  const chain = /(?<=by |if |Take |does |By )([A-Z](?: [^\w\s] [A-Z])+)/.exec(stem)?.[1] ?? "";
  return tell(chain);
};

const streets: Solver = (stem) => {
  const [, east = 0, north = 0] = /(\d) blocks east and (\d) blocks north/.exec(stem)?.map(Number) ?? [];
  const spots = [...(stem.split("Closed")[1] ?? "").matchAll(/(\w at )?\((\d), (\d)\)/g)].map(
    ([, shop, x, y]) => ({ shop, at: `${x} ${y}` }),
  );
  const via = spots.find(({ shop }) => shop)?.at;
  const walk = (x: number, y: number, been: boolean): number => {
    const here = `${x} ${y}`;
    if (x > east || y > north || spots.some(({ shop, at }) => !shop && at === here)) return 0;
    const now = been || here === via;
    return x === east && y === north ? Number(now || !via) : walk(x + 1, y, now) + walk(x, y + 1, now);
  };
  return walk(0, 0, false);
};
const network: Solver = (stem) => {
  const roads = [...stem.matchAll(/([A-Z]) to ([A-Z]) (\d+)/g)].map(([, a = "", b = "", far]) => ({
    a,
    b,
    far: Number(far),
  }));
  const [, from = "", to = ""] = /from ([F-L]) to ([F-L])[ ?]/.exec(stem.split("\n")[0] ?? "") ?? [];
  if (from) {
    const best = new Map([[from, 0]]);
    for (let round = 0; round < 6; round++)
      for (const { a, b, far } of roads)
        for (const [x, y] of [
          [a, b],
          [b, a],
        ] as const)
          if (best.has(x)) best.set(y, Math.min(best.get(y) ?? 999, (best.get(x) ?? 0) + far));
    return best.get(to);
  }
  const joined = new Set(["F"]);
  let total = 0;
  while (joined.size < 6) {
    const next = roads
      .filter(({ a, b }) => joined.has(a) !== joined.has(b))
      .toSorted((x, y) => x.far - y.far)[0];
    total += next?.far ?? 999;
    joined.add(next?.a ?? "").add(next?.b ?? "");
  }
  return total;
};
const robot: Solver = (stem) => {
  const [story = "", alt = ""] = stem.split("\n");
  const rows = (/from the top: (.*)$/.exec(alt)?.[1] ?? "").split(", ").map((row) => row.split(" "));
  const [, start = "", head = ""] = /on (\w)(?: and)? faces (\w+)/.exec(story) ?? [];
  let y = rows.findIndex((row) => row.includes(start));
  let x = rows[y]?.indexOf(start) ?? 0;
  let look = ["north", "east", "south", "west"].indexOf(head);
  const orders = (/(?:are|orders): ([^.]*)\./.exec(story)?.[1] ?? "").split(", ");
  for (let round = 0; round < (/twice/i.test(story) ? 2 : 3); round++)
    for (const one of orders) {
      if (one.startsWith("turn"))
        look = (look + ["about", "right", "about", "left"].lastIndexOf(one.slice(5))) % 4;
      else
        for (let step = 0; step < Number(one.split(" ")[1]); step++) {
          const [a, b] = [x + ([0, 1, 0, -1][look] ?? 0), y + ([-1, 0, 1, 0][look] ?? 0)];
          if (rows[b]?.[a] !== undefined) [x, y] = [a, b];
        }
    }
  return rows[y]?.[x];
};
const walk: Solver = (stem) => {
  const names = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];
  const legs = [...stem.matchAll(/goes (\d+) (k?m)/g)];
  const start = names.indexOf(/goes \d+ k?m ([\w-]+),/.exec(stem)?.[1] ?? "") * 45;
  const turns = [...stem.matchAll(/turns (?:(\d+)° )?(right|left|clockwise|anticlockwise)/g)].map(
    ([, by, way = ""]) => Number(by ?? 90) * (/right|^clock/.test(way) ? 1 : -1),
  );
  let [x, y, look] = [0, 0, start];
  legs.forEach(([, far], index) => {
    x += Number(far) * Math.sin((look * Math.PI) / 180);
    y += Number(far) * Math.cos((look * Math.PI) / 180);
    look += turns[index] ?? 0;
  });
  return `${Math.round(Math.hypot(x, y))} ${legs[0]?.[2]}`;
};

describeShared({
  "three-sentences-one-conclusion": syllogism,
  "comparisons-in-signs": inequalities,
  "how-many-tell-the-truth": truth,
  "enough-for-a-number": enoughNumber,
  "enough-for-a-weekday": enoughDay,
  "enough-for-a-rank": enoughRank,
  "enough-for-a-seat": enoughSeat,
  "enough-for-yes-or-no": enoughYes,
  "chairs-round-a-table": chairs,
  "rows-that-face-each-other": facing,
  "flats-in-a-house": flats,
  "who-has-which-work": match,
  "order-of-five": order,
  "chart-of-a-family": chart,
  "family-in-signs": signs,
  "ways-past-closed-crossings": streets,
  "roads-of-a-network": network,
  "robot-on-a-board": robot,
  "walk-with-turns": walk,
});
