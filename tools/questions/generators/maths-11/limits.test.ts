import { at, onlyOne, partOf } from "../algebra-computation";
import { describeKeys } from "../second-computation";
import { limitsAndDerivatives } from "./limits-and-derivatives";

const negatives = { hasNegatives: true };

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
    "slope-at-point": (stem, _, options) => {
      const text = partOf(stem, /= (\d?x³ .*?) at/);
      const x = at(partOf(stem, /x = (−?\d)\?/));
      const change = (at(text, { x: x + tiny }) - at(text, { x: x - tiny })) / (2 * tiny);
      return onlyOne(options, (option) => Math.abs(at(option) - change) < 1e-3);
    },
    "root-limit": (stem, _, options) => {
      const text = partOf(stem, /of (.*?) as x/);
      const limit = (at(text, { x: 1e-3 }) + at(text, { x: -1e-3 })) / 2;
      return onlyOne(options, (option) => Math.abs(at(option) - limit) < 1e-3);
    },
  },
  negatives,
);
