import type { Draw } from "../draw";
import type { Draft, Slip } from "../family";
import { at, framesFor } from "./puzzle";

export type Fact<T> = { readonly text: string; readonly holds: (world: T) => boolean };

export const verdicts = {
  first: "I alone is enough, II alone is not",
  second: "II alone is enough, I alone is not",
  each: "each of them alone is enough",
  both: "only the two together are enough",
  none: "the two together are not enough",
} as const;

export type Verdict = keyof typeof verdicts;

export const listVerdicts: readonly Verdict[] = ["first", "second", "each", "both", "none"];

/** How many answers are left by some facts. */
export function countAnswers<T>(
  worlds: readonly T[],
  facts: readonly Fact<T>[],
  answer: (world: T) => unknown,
): number {
  return new Set(worlds.filter((world) => facts.every(({ holds }) => holds(world))).map(answer)).size;
}

export type Case<T> = {
  readonly worlds: readonly T[];
  readonly facts: readonly Fact<T>[];
  readonly answer: (world: T) => unknown;
  /** What is found out, as in "I alone fixes the day". */
  readonly noun: string;
};

/** Two facts whose verdict is the wanted one, with the mistakes behind the others; undefined where they fall otherwise. */
export function weigh<T>(
  draw: Draw,
  { worlds, facts, answer, noun }: Case<T>,
  wanted: Verdict,
): (Pick<Draft, "key" | "slips" | "because"> & { lines: string }) | undefined {
  const judge = (one: Fact<T>, two: Fact<T>) => {
    const [a = 0, b = 0, both = 0] = [[one], [two], [one, two]].map((list) =>
      countAnswers(worlds, list, answer),
    );
    const found: Verdict =
      a === 1 ? (b === 1 ? "each" : "first") : b === 1 ? "second" : both === 1 ? "both" : "none";
    return { one, two, alone: { I: a, II: b }, both, found };
  };
  const mixed = draw.shuffle(facts);
  const judged = mixed
    .flatMap((one) => mixed.filter((two) => two !== one).map((two) => judge(one, two)))
    .find(({ found, both }) => found === wanted && both > 0);
  if (!judged) return undefined;
  const { one, two, alone, both, found } = judged;
  const mistake = (verdict: Verdict): string => {
    const claims = {
      I: verdict === "first" || verdict === "each",
      II: verdict === "second" || verdict === "each",
    };
    for (const name of ["I", "II"] as const)
      if (claims[name] && alone[name] !== 1)
        return `${name} alone leaves ${alone[name]} answers for the ${noun}`;
    for (const name of ["I", "II"] as const)
      if (!claims[name] && alone[name] === 1) return `overlooked that ${name} alone fixes the ${noun}`;
    return verdict === "both"
      ? `even together they leave ${both} answers for the ${noun}`
      : `did not join the statements to find the ${noun}`;
  };
  const left = (count: number): string => (count === 1 ? "one answer" : `${count} answers`);
  return {
    lines: `I. ${one.text}\nII. ${two.text}`,
    key: verdicts[found],
    slips: draw
      .shuffle(listVerdicts)
      .filter((verdict) => verdict !== found)
      .map((verdict): Slip => [verdicts[verdict], mistake(verdict)]),
    because: `I alone leaves ${left(alone.I)}, II alone ${left(alone.II)}${found === "both" || found === "none" ? `, and both together ${left(both)}` : ""}.`,
  };
}

export const turnsOf: readonly (readonly Verdict[])[] = [
  ["both", "none", "first"],
  ["each", "both", "second"],
  ["none", "first", "both"],
  ["second", "each", "none"],
];

export const asked = [
  "Which statements are enough to answer?",
  "What is enough to answer the question?",
  "Which statements are needed?",
  "Which statements suffice?",
] as const;

/** Turns two facts into a question. */
export function frame<T>(
  draw: Draw,
  turn: number,
  voice: number,
  offset: number,
  made: Case<T>,
  questions: readonly [string, ...string[]],
): Draft | undefined {
  const wanted = at(at(turnsOf, (voice + offset) % 4), turn % 3);
  const weighed = weigh(draw, made, wanted);
  if (!weighed) return undefined;
  const { lines, ...draft } = weighed;
  const start = voice + offset;
  const frames = questions.map(
    (question, index) => `${question}\n${lines}\n${at(asked, (start + index) % asked.length)}`,
  );
  return {
    ...draft,
    frames: framesFor(voice, frames),
    form: "sufficiency",
    isWords: true,
  };
}
