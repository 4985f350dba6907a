import type { Slip } from "../family";
import { range } from "../whole";
import { at, framesFor, puzzle, some } from "./puzzle";

const relations = {
  ">": (a: number, b: number) => a > b,
  "<": (a: number, b: number) => a < b,
  "=": (a: number, b: number) => a === b,
  "≥": (a: number, b: number) => a >= b,
  "≤": (a: number, b: number) => a <= b,
} as const;

type Relation = keyof typeof relations;

const meanings: Record<Relation, string> = {
  ">": "greater than",
  "<": "less than",
  "=": "equal to",
  "≥": "not less than",
  "≤": "not greater than",
};

/** Every way to give values to so many letters, ties included. */
function valuesOf(letters: number): number[][] {
  return range(0, letters ** letters - 1).map((code) =>
    range(0, letters - 1).map((place) => Math.floor(code / letters ** place) % letters),
  );
}

const worlds: Readonly<Record<number, number[][]>> = { 3: valuesOf(3), 4: valuesOf(4), 5: valuesOf(5) };

/** Comparisons in signs of their own: which one must be true. */
export const codedInequalities = puzzle("comparisons-in-signs", (draw, _, hard, voice) => {
  const count = hard === 0 ? 4 : hard === 3 ? 5 : 4 + (hard === 2 ? draw.int(0, 1) : 0);
  const letters = some(draw, Array.from("FGHJKLMNVWXYZ"), count);
  const signs = draw.shuffle(Array.from("@#$&★◆▲●◇□").slice(hard * 2, hard * 2 + 4));
  const used: Relation[] =
    hard === 0 ? [">", "=", "≥"] : draw.shuffle([">", "<", "≥", "≤", "="] as const).slice(0, 4);
  const codeOf = (relation: Relation): string => at(signs, used.indexOf(relation));
  const chain = range(0, count - 2).map((index) => ({ a: index, b: index + 1, relation: draw.one(used) }));
  const models = (worlds[count] ?? []).filter((values) =>
    chain.every(({ a, b, relation }) => relations[relation](at(values, a), at(values, b))),
  );
  const all = range(0, count - 1).flatMap((a) =>
    range(0, count - 1).flatMap((b) =>
      Math.abs(a - b) < 2 ? [] : used.map((relation) => ({ a, b, relation })),
    ),
  );
  const share = ({ a, b, relation }: (typeof all)[number]): number =>
    models.filter((values) => relations[relation](at(values, a), at(values, b))).length / models.length;
  const sure = all.filter((one) => share(one) === 1);
  const isWeak = ({ relation, a, b }: (typeof all)[number]): boolean =>
    (relation === "≥" || relation === "≤") &&
    ([relation === "≥" ? ">" : "<", "="] as const).some((other) =>
      models.every((values) => relations[other](at(values, a), at(values, b))),
    );
  const strongest = sure.filter((one) => one.relation !== "=" && !isWeak(one));
  if (
    strongest.length === 0 ||
    models.length === 0 ||
    new Set(chain.map(({ relation }) => relation)).size < 2
  )
    return undefined;
  const key = draw.one(strongest);
  const write = ({ a, b, relation }: { a: number; b: number; relation: Relation }): string =>
    `${at(letters, a)} ${codeOf(relation)} ${at(letters, b)}`;
  const meaningOf = ({ a, b, relation }: (typeof all)[number]): string => {
    const isTurned = relation === "<" || relation === "≤" || (relation === "=" && a > b);
    const sign = relation === "<" ? ">" : relation === "≤" ? "≥" : relation;
    return isTurned ? `${b} ${sign} ${a}` : `${a} ${sign} ${b}`;
  };
  // Two signs can say the same: of such sentences one is offered.
  const open = draw
    .shuffle(all.filter((one) => share(one) < 1))
    .filter((one, index, list) => list.findIndex((two) => meaningOf(two) === meaningOf(one)) === index)
    .toSorted((x, y) => Number(share(y) > 0) - Number(share(x) > 0));
  const meant = used.map((relation) => `X ${codeOf(relation)} Y that X is ${meanings[relation]} Y`);
  const definition = `Let ${meant.slice(0, -1).join(", ").replace("that", "mean that")} and ${meant.at(-1)}.`;
  const lines = draw
    .shuffle(chain)
    .map((one, index) => `${["I", "II", "III", "IV"][index]}. ${write(one)}`)
    .join("\n");
  const near = (one: (typeof all)[number]): string => {
    const [x, y] = [at(letters, one.a), at(letters, one.b)];
    if (share(one) === 0) return `turned the comparison of ${x} and ${y} round`;
    if (one.relation === "=") return `${x} and ${y} need not be equal`;
    const isStrict = one.relation === ">" || one.relation === "<";
    return isStrict &&
      models.every((values) =>
        relations[one.relation === ">" ? "≥" : "≤"](at(values, one.a), at(values, one.b)),
      )
      ? `forgot that ${x} and ${y} may be equal`
      : `no chain of signs leads from ${x} to ${y}`;
  };
  return {
    frames: framesFor(voice, [
      `${definition}\n${lines}\nWhich of these must be true?`,
      `${definition}\n${lines}\nWhich comparison is certain?`,
      `${definition} These are true:\n${lines}\nWhat follows for certain?`,
      `${definition} All of these hold:\n${lines}\nWhich of the four comparisons can be concluded?`,
    ]),
    key: write(key),
    slips: open.map((one): Slip => [write(one), near(one)]),
    because: `Written with the usual signs the statements are ${chain.map(({ a, b, relation }) => `${at(letters, a)} ${relation} ${at(letters, b)}`).join(", ")}. Only a chain whose signs all point the same way allows a conclusion: ${at(letters, key.a)} ${key.relation} ${at(letters, key.b)}.`,
    form: "statements",
    isWords: true,
  };
});
