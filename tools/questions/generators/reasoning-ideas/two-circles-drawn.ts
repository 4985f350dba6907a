import { drawVenn } from "../../figures/venn";
import type { Draft, Slip } from "../family";
import { at, puzzle } from "./puzzle";

const clubs = [
  ["Chess", "Carrom"],
  ["Tabla", "Flute"],
  ["Tea", "Milk"],
  ["Tamil", "Telugu"],
  ["Hockey", "Kho-kho"],
] as const;

/** Two circles with numbers, one of them hidden behind a question mark. */
export const twoCirclesDrawn = puzzle("two-circles-drawn", (draw, turn, hard): Draft | undefined => {
  const [one, two] = at(clubs, (turn - hard) % clubs.length);
  const [a, b, both, out] = [draw.int(6, 16), draw.int(6, 16), draw.int(8, 15), draw.int(2, 7)];
  const total = a + b + both + out;
  if (new Set([a, b, both, out]).size < 4) return undefined;
  const figure = (gap: "A" | "AB" | "") => {
    const shown = { A: gap === "A" ? "?" : a, B: b, AB: gap === "AB" ? "?" : both, "": out };
    return {
      alt: `Two overlapping circles ${one} and ${two}. Only ${one}: ${shown.A}, only ${two}: ${shown.B}, both: ${shown.AB}, in none: ${out}`,
      draw: (alt: string) => drawVenn({ alt, sets: [one, two], regions: shown }),
    };
  };
  const kind = turn % 2 === 0 ? "both" : hard < -2 ? "one" : "all";
  if (kind === "both")
    return {
      frames: [
        `The circles stand for ${total} children and what they chose. How many of them chose both ${one} and ${two}?`,
      ],
      key: String(both),
      slips: [
        [String(both + out), "left out those who stand outside the circles"],
        [String(a + b + out), "added the numbers that are there"],
        [String(both - out), "took those outside the circles away twice"],
        [String(both + 2 * out), "added those outside instead of taking them away"],
      ],
      because: `The other three parts have ${a} + ${b} + ${out} = ${a + b + out} children, so ${total} − ${a + b + out} = ${both} chose both.`,
      figure: figure("AB"),
    };
  const isAll = kind === "all";
  const wrong: Slip[] = isAll
    ? [
        [String(a + both + b + both + out), "counted those who chose both twice"],
        [String(a + both + b), "left out those who stand outside the circles"],
        [String(a), `found those who chose only ${one}`],
        [String(a + both + out), `left out those who chose only ${two}`],
      ]
    : [
        [String(a + b + both), "counted those who chose both as well"],
        [String(both), "took those who chose both"],
        [String(a), `stopped at those who chose only ${one}`],
        [String(a + b + out), "counted those outside the circles as well"],
      ];
  return {
    frames: [
      isAll
        ? `In all, ${a + both} children chose ${one}. How many children does the whole drawing stand for?`
        : `How many children chose exactly one of ${one} and ${two}?`,
    ],
    key: String(isAll ? total : a + b),
    slips: wrong,
    because: isAll
      ? `The ${a + both} of ${one} are there already, with those in both: ${a + both} + ${b} + ${out} = ${total}.`
      : `Exactly one means only ${one} or only ${two}: ${a} + ${b} = ${a + b}.`,
    figure: figure(isAll ? "A" : ""),
  };
});
