import { at, onlyOne, partOf } from "../algebra-computation";
import { describeKeys } from "../second-computation";
import { limitsAndDerivatives } from "./limits-and-derivatives";

const negatives = { hasNegatives: true } as const;

const tiny = 1e-4;

describeKeys(
  limitsAndDerivatives,
  {
    "cancelled-factor": (stem, _, options) => {
      const text = partOf(stem, /(\(x² .*?\)\/\(x − \d\))/);
      const x = Number(partOf(stem, /\/\(x − (\d)\)/));
      const limit = (at(text, { x: x + tiny }) + at(text, { x: x - tiny })) / 2;
      return onlyOne(options, (option) => Math.abs(at(option) - limit) < 1e-3);
    },
    "nought-divided-by-nought": (stem, _, options) => {
      const text = partOf(stem, /does (.*?) (?:tend|approach)/);
      const limit = (at(text, { x: 1e-3 }) + at(text, { x: -1e-3 })) / 2;
      return onlyOne(options, (option) => Math.abs(at(option) - limit) < 1e-3);
    },
  },
  negatives,
);
