import { drawDice } from "../../figures/dice";
import type { Draw } from "../draw";
import type { Slip } from "../family";
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
export const dieSeenAgain = puzzle("die-seen-again", (draw, turn, hard) => {
  const signs = draw.shuffle(Array.from("KLMPRS"));
  const die: Die = [at(signs, 0), at(signs, 1), at(signs, 2), at(signs, 3), at(signs, 4), at(signs, 5)];
  const views = range(1, hard < 2 ? 3 : 2).map(() => drawStand(draw, die));
  const seen = views.map(([u, , l, , r]) => [u, l, r]);
  if (new Set(seen.map((view) => view.toSorted().join(""))).size < views.length) return undefined;
  const asked = at(at(seen, turn % views.length), 0);
  const beside = (sign: string): boolean => seen.some((view) => view.includes(sign) && view.includes(asked));
  const others = signs.filter((sign) => sign !== asked);
  const opposite = at(die, die.indexOf(asked) ^ 1);
  const isPlain = others.filter((sign) => !beside(sign)).length === 1;
  const fits = others.filter((sign) => candidates(signs, seen, asked).has(sign));
  if (fits.length !== 1 || isPlain !== hard < 2) return undefined;
  const where =
    turn % 2 === 0
      ? `lies opposite ${asked}`
      : `touches the table in the ${["first", "second", "third"][turn % views.length]} picture`;
  return {
    frames: [
      `The pictures show one die in ${views.length === 2 ? "two" : "three"} positions. Which letter ${where}?`,
      `One die was put on a table ${views.length === 2 ? "twice" : "three times"}. Which letter ${where}?`,
    ],
    key: opposite,
    slips: others
      .filter((sign) => sign !== opposite)
      .toSorted((a, b) => Number(beside(a)) - Number(beside(b)))
      .map((sign): Slip => [
        sign,
        beside(sign)
          ? `stands beside ${asked} in one of the pictures`
          : `turned the die the wrong way to reach ${sign}`,
      ]),
    because: isPlain
      ? `Strike out what is seen beside ${asked}: only ${opposite} is left for the face opposite.`
      : `Turn the die in the head until the letters of one picture lie as in the other. Their order round the common letter leaves ${opposite} opposite ${asked}.`,
    figure: {
      alt: `One die in ${views.length} positions: ${seen.map(([u, l, r]) => `top ${u}, left ${l}, right ${r}`).join("; ")}`,
      draw: (alt) =>
        drawDice({ alt, dice: seen.map(([top = "", left = "", right = ""]) => ({ top, left, right })) }),
    },
    isWords: true,
  };
});

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
