import { drawDice } from "../../figures/dice";
import type { Draw } from "../draw";
import type { Draft, DraftFigure, Slip } from "../family";
import { range } from "../whole";
import { at, puzzle } from "./puzzle";
import { triples } from "./solid-parts";

/** A die by its faces: above, below, front left, behind it, front right, behind that. */
type Die = readonly [string, string, string, string, string, string];

const spin = ([u, d, l, k, r, m]: Die): Die => [u, d, r, m, k, l];

const tip = ([u, d, l, k, r, m]: Die): Die => [k, l, u, d, r, m];

function drawStand(draw: Draw, die: Die): Die {
  let now = die;
  for (const step of range(1, draw.int(3, 9))) now = (step + draw.int(0, 1)) % 2 === 0 ? spin(now) : tip(now);
  return now;
}

/** What lies opposite a face, from two or three looks at one die. */
export const dieSeenAgain = puzzle("die-seen-again", (draw, _, hard) => {
  const signs = draw.shuffle(Array.from("KLMPRS"));
  const die: Die = [at(signs, 0), at(signs, 1), at(signs, 2), at(signs, 3), at(signs, 4), at(signs, 5)];
  const views = range(1, hard < 2 ? 3 : 2).map(() => drawStand(draw, die));
  const seen = views.map(([u, , l, , r]) => [u, l, r]);
  if (new Set(seen.map((view) => view.toSorted().join(""))).size < views.length) return undefined;
  return askForPair(draw, { signs, die, seen }, hard);
});

const lookAt = (seen: readonly (readonly string[])[]): DraftFigure => ({
  alt: `One die in ${seen.length} positions: ${seen.map(([u, l, r]) => `top ${u}, left ${l}, right ${r}`).join("; ")}`,
  draw: (alt) =>
    drawDice({ alt, dice: seen.map(([top = "", left = "", right = ""]) => ({ top, left, right })) }),
});

type Looks = {
  readonly signs: readonly string[];
  readonly die: Die;
  readonly seen: readonly (readonly string[])[];
};

/**
 * Which two letters are opposite, where no two that are offered are seen together in a picture. In class 6 that alone settles it;
 * in the classes above the die must be turned in the head.
 */
function askForPair(draw: Draw, { signs, die, seen }: Looks, hard: number): Draft | undefined {
  const sorted = signs.toSorted();
  const apart = sorted.flatMap((one, index) =>
    sorted
      .slice(index + 1)
      .filter((other) => !seen.some((view) => view.includes(one) && view.includes(other)))
      .map((other): [string, string] => [one, other]),
  );
  const isPlain = countPairings(sorted, apart) === 1;
  if (hard < 0 ? !isPlain : isPlain || sorted.some((sign) => candidates(signs, seen, sign).size > 1))
    return undefined;
  const facing = (sign: string): string => at(die, die.indexOf(sign) ^ 1);
  const [opposite, others] = [true, false].map((is) =>
    draw.shuffle(apart.filter(([one, other]) => (facing(one) === other) === is)),
  );
  const [key] = opposite ?? [];
  const listed = sorted
    .filter((one) => one < facing(one))
    .map((one) => `${one} and ${facing(one)}`)
    .join(", ");
  if (!key || !others) return undefined;
  return {
    frames: [
      `The pictures show one die in ${seen.length === 2 ? "two" : "three"} positions. Which two letters lie opposite each other?`,
      `One die was put on a table ${seen.length === 2 ? "twice" : "three times"}. Which two letters are on opposite faces?`,
    ],
    key: key.join(" and "),
    slips: others.map(([one, other]): Slip => [
      `${one} and ${other}`,
      `never seen together, but ${one} lies opposite ${facing(one)}`,
    ]),
    because: isPlain
      ? `Letters that are seen together are not opposite. Only one way is left to pair all six: ${listed}.`
      : `Turn the die in the head until the letters of one picture lie as in the other. Then all faces are known: ${listed}.`,
    figure: lookAt(seen),
    isWords: true,
  };
}

/** In how many ways letters can be put into pairs of those that are given. */
function countPairings(signs: readonly string[], pairs: readonly (readonly [string, string])[]): number {
  const [first] = signs;
  if (first === undefined) return 1;
  return pairs
    .filter((pair) => pair.includes(first) && pair.every((one) => signs.includes(one)))
    .map((pair) =>
      countPairings(
        signs.filter((one) => !pair.includes(one)),
        pairs,
      ),
    )
    .reduce((all, one) => all + one, 0);
}

/** Every way in which a die can lie. */
function standsOf(die: Die): Die[] {
  const known = new Map([[die.join(""), die]]);
  for (const one of known.values())
    for (const next of [spin(one), tip(one)]) if (!known.has(next.join(""))) known.set(next.join(""), next);
  return [...known.values()];
}

/** What can lie opposite a sign on a die that was seen so. */
function candidates(
  signs: readonly string[],
  seen: readonly (readonly string[])[],
  asked: string,
): Set<string> {
  const [[u = "", l = "", r = ""] = []] = seen;
  const hidden = signs.filter((sign) => sign !== u && sign !== l && sign !== r);
  const dice = triples(hidden).map(([d, k, m]): Die => [u, d, l, k, r, m]);
  const fitting = dice.filter((die) => {
    const looks = new Set(standsOf(die).map((one) => one[0] + one[2] + one[4]));
    return seen.every((view) => looks.has(view.join("")));
  });
  return new Set(fitting.map((die) => at(die, die.indexOf(asked) ^ 1)));
}
