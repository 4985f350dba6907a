import type { Slip } from "../family";
import { range } from "../whole";
import { has } from "./logic-parts";
import { at, framesFor, puzzle, some } from "./puzzle";

const groups =
  "dancers cooks divers poets nurses drummers gardeners skaters bakers weavers singers riders".split(" ");

type Kind = "all" | "no" | "some" | "some-not";

type Sentence = { readonly kind: Kind; readonly a: number; readonly b: number };

/** Which kinds of people there may be, and which there must be, as sets of regions. */
function readPremises(
  premises: readonly Sentence[],
  terms: number,
): { allowed: number[]; witnesses: number[][] } {
  const allowed = range(1, 2 ** terms - 1).filter((region) =>
    premises.every(({ kind, a, b }) => {
      if (kind === "all") return !has(region, a) || has(region, b);
      return kind !== "no" || !(has(region, a) && has(region, b));
    }),
  );
  const some = premises.filter(({ kind }) => kind === "some" || kind === "some-not");
  const witnesses = [
    ...some.map(({ kind, a, b }) =>
      allowed.filter((one) => has(one, a) && has(one, b) === (kind === "some")),
    ),
    ...range(0, terms - 1).map((term) => allowed.filter((one) => has(one, term))),
  ];
  return { allowed, witnesses };
}

/** Whether a sentence holds in every club that the premises allow; each group has members. */
function follows({ kind, a, b }: Sentence, premises: readonly Sentence[], terms: number): boolean {
  const { allowed, witnesses } = readPremises(premises, terms);
  const isNever = (region: number): boolean => has(region, a) && has(region, b) === (kind === "no");
  if (kind === "all" || kind === "no") return !allowed.some(isNever);
  const fits = (region: number): boolean => has(region, a) && has(region, b) === (kind === "some");
  return witnesses.some((set) => set.length > 0 && set.every(fits));
}

const contrary: Record<Kind, Kind> = { all: "some-not", no: "some", some: "no", "some-not": "all" };

/** Three sentences, and what must be true after them; or what can never be. */
export const syllogism = puzzle("three-sentences-one-conclusion", (draw, turn, hard, voice) => {
  const terms = hard === 0 ? 3 : 4;
  const names = some(draw, groups, terms);
  const say = ({ kind, a, b }: Sentence): string =>
    ({ all: "All", no: "No", some: "Some", "some-not": "Some" })[kind] +
    ` ${at(names, a)} are ${kind === "some-not" ? "not " : ""}${at(names, b)}`;
  const kinds = draw.shuffle<Kind>(
    hard === 0
      ? ["all", at<Kind>(["all", "no", "some"], turn % 3)]
      : ["all", draw.one<Kind>(["all", "no"]), draw.one<Kind>(["some", "no", "some-not"])],
  );
  const premises = kinds.map((kind, index): Sentence =>
    draw.int(0, 1) === 0 ? { kind, a: index, b: index + 1 } : { kind, a: index + 1, b: index },
  );
  if (readPremises(premises, terms).witnesses.some((set) => set.length === 0)) return undefined;
  const all = range(0, terms - 1).flatMap((a) =>
    range(0, terms - 1).flatMap((b) =>
      a === b ? [] : (["all", "no", "some", "some-not"] as const).map((kind): Sentence => ({ kind, a, b })),
    ),
  );
  const isTold = ({ a, b }: Sentence): boolean => Math.abs(a - b) === 1;
  const must = all.filter((one) => follows(one, premises, terms));
  const never = all.filter((one) => follows({ ...one, kind: contrary[one.kind] }, premises, terms));
  const open = all.filter((one) => !must.includes(one) && !never.includes(one));
  const needsAll = (one: Sentence): boolean =>
    premises.every(
      (gone) =>
        !follows(
          one,
          premises.filter((other) => other !== gone),
          terms,
        ),
    );
  const isImpossible = hard === 3 && turn % 2 === 1;
  const keys = isImpossible
    ? never.filter((one) => !isTold(one) && needsAll({ ...one, kind: contrary[one.kind] }))
    : must.filter(
        (one) => !isTold(one) && (one.kind === "all" || one.kind === "no" || needsAll(one)) && needsAll(one),
      );
  if (keys.length === 0) return undefined;
  const key = draw.one(keys);
  const isTurned = (one: Sentence): Sentence | undefined =>
    premises.find(({ kind, a, b }) => kind === "all" && one.kind === "all" && a === one.b && b === one.a);
  const mistake = (one: Sentence): string => {
    const [x, y] = [at(names, one.a), at(names, one.b)];
    if (isImpossible)
      return must.includes(one)
        ? `must even be true of ${x} and ${y}`
        : `nothing rules this out for ${x} and ${y}`;
    if (isTurned(one)) return `turned the sentence on all ${y} round`;
    if (never.includes(one)) return `says of ${x} and ${y} what can never be`;
    return {
      all: `there may be ${x} outside the ${y}`,
      no: `nothing keeps ${x} and ${y} apart`,
      some: `nothing brings ${x} and ${y} together`,
      "some-not": `all ${x} may be ${y}`,
    }[one.kind];
  };
  const pool = isImpossible
    ? [...open, ...must]
    : [...open, ...never.filter((one) => !isTold(one)).slice(0, 1)];
  const wrong = draw
    .shuffle(pool.filter(({ a, b }) => !isTold({ kind: "all", a, b }) || hard < 3))
    .toSorted((x, y) => Number(Boolean(isTurned(y))) - Number(Boolean(isTurned(x))));
  const [first, ...others] = wrong.filter(
    (one) =>
      say(one) !== say(key) &&
      (one.kind !== key.kind ||
        one.a !== key.b ||
        one.b !== key.a ||
        one.kind === "all" ||
        one.kind === "some-not"),
  );
  if (!first) return undefined;
  const lines = premises.map((one, index) => `${["I", "II", "III"][index]}. ${say(one)}.`).join("\n");
  const asked = isImpossible
    ? ["Which of these can never be true in this club?", "Which of these sentences is then certainly false?"]
    : [
        "Which conclusion must be true?",
        "Which of these follows from the statements?",
        "What can be concluded for certain?",
        "Which of these sentences is certain?",
      ];
  const openings = [
    "In a club every group has members.",
    "Each group that is named here has at least one member.",
    "Every group of a hostel has members.",
    "All the groups of a camp have members.",
    "Every group in these sentences has members.",
    "In a hobby centre every group has at least one member.",
    "Each of the groups below has members.",
    "Every group has at least one member.",
  ];
  const tidy = (one: Sentence): string => `${say(one)}.`;
  return {
    frames: framesFor(
      voice,
      openings.map((opening, index) => `${opening}\n${lines}\n${at(asked, index % asked.length)}`),
    ),
    key: tidy(key),
    slips: [first, ...others].slice(0, 8).map((one): Slip => [tidy(one), mistake(one)]),
    because: isImpossible
      ? `Put together, the sentences make it certain that ${tidy({ ...key, kind: contrary[key.kind] }).replace(/^./, (letter) => letter.toLowerCase())} So the sentence is impossible.`
      : `Draw the groups as circles, the sentences with “all” and “no” first. Each way of drawing them makes the conclusion true; for every other sentence there is a drawing in which it fails.`,
    form: "statements",
    isWords: true,
  };
});
