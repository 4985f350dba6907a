import { at, isNear, onlyOne, signedIn } from "../algebra-computation";
import { findOptionValue } from "../option-value";
import { describeKeys } from "../second-computation";
import { linesInSpace } from "./lines-in-space";
import { vectors } from "./vectors";

const negatives = { hasNegatives: true } as const;

const value = (option: string): number => findOptionValue(option) ?? Number.NaN;

/** The vectors of a text, their components read off with unit values for i, j and k. */
const vectorsIn = (text: string): number[][] =>
  (text.match(/−?\d*i [+−] \d*j(?: [+−] \d*k)?/g) ?? []).map((vector) =>
    ["i", "j", "k"].map((letter) => at(vector, { i: 0, j: 0, k: 0, [letter]: 1 })),
  );

const dot = (a: number[], b: number[]): number =>
  a.reduce((sum, part, place) => sum + part * (b[place] ?? 0), 0);

describeKeys(
  vectors,
  {
    "shadow-on-vector": (stem, _, options) => {
      const [a = [], b = []] = vectorsIn(stem);
      const cosine = dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
      return onlyOne(options, (option) => isNear(value(option), Math.sqrt(dot(a, a)) * cosine));
    },
    "area-from-two-vectors": (stem, _, options) => {
      const [a = [], b = []] = vectorsIn(stem);
      const sine = Math.sqrt(1 - dot(a, b) ** 2 / (dot(a, a) * dot(b, b)));
      const area = Math.sqrt(dot(a, a) * dot(b, b)) * sine;
      return onlyOne(options, (option) => isNear(at(option), stem.includes("triangle") ? area / 2 : area));
    },
  },
  negatives,
);

describeKeys(
  linesInSpace,
  {
    "line-meets-a-coordinate-plane": (stem, _, options) => {
      const [start = [], second = []] = (stem.match(/\([^)]*\)/g) ?? []).map((point) => signedIn(point));
      return onlyOne(options, (option) => {
        const end = signedIn(option);
        const [x = 0, , z = 0] = end;
        const steps = end.map(
          (part, place) => (part - (start[place] ?? 0)) / ((second[place] ?? 0) - (start[place] ?? 0)),
        );
        return (stem.includes("xy-plane") ? z : x) === 0 && steps.every((step) => isNear(step, steps[0]));
      });
    },
  },
  negatives,
);
