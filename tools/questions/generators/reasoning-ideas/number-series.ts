import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import { row } from "../words";
import { askWith, type Asks, type Idea } from "./idea";
import type { NumberRow, RowRule } from "./number-rows";

type Given = Idea & { readonly rule: RowRule; readonly asks: Asks };

const isSound = ({ terms }: NumberRow): boolean =>
  new Set(terms).size === terms.length && terms.every((term) => term > 0);

/** Which number comes next? The row stands in the stem with "…" at its end. */
export function nextNumber({ rule, asks, ...idea }: Given): Family {
  return {
    ...idea,
    draft: (draw) => {
      const drawn = rule(draw);
      if (!isSound(drawn)) return undefined;
      const { terms, says, slips } = drawn;
      const key = terms.at(-1) ?? 0;
      return {
        frames: askWith(asks, `${row(terms.slice(0, -1))}, …`),
        key: String(key),
        slips: numberSlips(String, [...slips, ...hurriedSlips(key), [key - 2, "a slip of two"]]),
        because: `${says} The next number is ${key}.`,
      };
    },
  };
}

/** Which number is hidden behind ☐ inside the row? */
export function missingNumber({ rule, asks, ...idea }: Given): Family {
  return {
    ...idea,
    draft: (draw) => {
      const drawn = rule(draw);
      if (!isSound(drawn)) return undefined;
      const { terms, says } = drawn;
      const place = draw.int(2, terms.length - 2);
      const [before = 0, key = 0, after = 0] = terms.slice(place - 1);
      const lastStep = before - (terms[place - 2] ?? 0);
      return {
        frames: askWith(asks, row(terms.map((term, index) => (index === place ? "☐" : term)))),
        key: String(key),
        slips: numberSlips(String, [
          [before + lastStep, "using the step before once more"],
          [Math.round((before + after) / 2), "taking the middle of its two neighbours"],
          [after - 1, "stopping just before the next number"],
          [before + 1, "counting on by one"],
          ...hurriedSlips(key),
          [key + 2, "a slip of two"],
          [key - 2, "a slip of two"],
        ]),
        because: `${says} The hidden number is ${key}.`,
      };
    },
  };
}

/**
 * Which number of the row is wrong? One inside it is changed by one of the amounts.
 *
 * @param given amounts: by how much the number may be off
 */
export function wrongNumber({
  rule,
  asks,
  amounts,
  ...idea
}: Given & { amounts: readonly number[] }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const drawn = rule(draw);
      const place = draw.int(1, drawn.terms.length - 2);
      const right = drawn.terms[place] ?? 0;
      const wrong = right + draw.one(amounts);
      const shown = drawn.terms.map((term, index) => (index === place ? wrong : term));
      if (!isSound(drawn) || !isSound({ ...drawn, terms: shown })) return undefined;
      return {
        frames: askWith(asks, row(shown)),
        key: String(wrong),
        slips: draw
          .shuffle(shown.filter((term) => term !== wrong))
          .map((term) => [String(term), "doubting a number that keeps to the rule"] as const),
        because: `${drawn.says} With ${right} instead of ${wrong} every number keeps to the rule.`,
        beware: "Test each step before you decide.",
      };
    },
  };
}
