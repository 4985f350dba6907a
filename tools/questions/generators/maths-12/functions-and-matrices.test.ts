import { at, isNear, onlyOne, partOf, sameFor, signedIn } from "../algebra-computation";
import { describeKeys } from "../second-computation";
import { inverseTrigonometricFunctions } from "./inverse-trigonometric-functions";
import { matricesAndDeterminants } from "./matrices-and-determinants";
import { relationsAndFunctions } from "./relations-and-functions";

const negatives = { hasNegatives: true } as const;

describeKeys(
  relationsAndFunctions,
  {
    "composite-of-two": (stem, _, options) => {
      const [f, g] = [partOf(stem, /f\(x\) = (\d?x . \d)/), partOf(stem, /g\(x\) = (x² . \d)/)];
      return sameFor(options, ({ x = 0 }) =>
        stem.includes("∘") ? at(g, { x: at(f, { x }) }) : at(f, { x: at(g, { x }) }),
      );
    },
  },
  negatives,
);

describeKeys(
  inverseTrigonometricFunctions,
  {
    "principal-value": (stem, _, options) =>
      onlyOne(options, (option) => isNear(at(option), at(partOf(stem, /((?:sin|cos|tan)⁻¹\([^)]*\))/)))),
    "back-into-the-range": (stem, _, options) => {
      const angle = at(partOf(stem, /\((?:sin|cos) (.*?)\)/));
      const key = stem.includes("sin⁻¹") ? Math.asin(Math.sin(angle)) : Math.acos(Math.cos(angle));
      return onlyOne(options, (option) => isNear(at(option) + 10, key + 10));
    },
    "angle-sum-from-inverses": (stem, _, options) => {
      const [first, second] = (stem.match(/\d+\/\d+/g) ?? []).map((text) => at(text));
      const angle = Math.asin(first ?? 0);
      const key = stem.includes("tan (") ? Math.tan(angle + Math.atan(second ?? 0)) : Math.cos(2 * angle);
      return onlyOne(options, (option) => isNear(at(option), key));
    },
  },
  negatives,
);

describeKeys(
  matricesAndDeterminants,
  {
    "determinant-of-multiple": (stem, numbers) => {
      const isAdjoint = stem.includes("adjoint");
      const [det = 0, k = 1] = isAdjoint ? [numbers[1]] : [numbers[2], numbers[3]];
      // A diagonal matrix with this determinant stands for any other.
      const diagonal = [det, 1, 1];
      const other = isAdjoint
        ? diagonal.map((_, place) =>
            diagonal.reduce((product, entry, at_) => (at_ === place ? product : product * entry), 1),
          )
        : diagonal.map((entry) => k * entry);
      return other.reduce((product, entry) => product * entry, 1);
    },
    "matrix-and-its-own-equation": (stem, _, options) => {
      const [a = 0, b = 0, c = 0, d = 0] = signedIn(stem);
      return onlyOne(options, (option) => b * c + d * d - (a + d) * d + at(option) === 0);
    },
  },
  negatives,
);
