import { at, isNear, onlyOne, partOf, sameFor, signedIn } from "../algebra-computation";
import { findOptionValue } from "../option-value";
import { describeKeys } from "../second-computation";
import { inverseTrigonometricFunctions } from "./inverse-trigonometric-functions";
import { matricesAndDeterminants } from "./matrices-and-determinants";
import { relationsAndFunctions } from "./relations-and-functions";

const negatives = { hasNegatives: true };
const value = (option: string): number => findOptionValue(option) ?? Number.NaN;
const element = [1, 2, 3];

describeKeys(
  relationsAndFunctions,
  {
    "kind-of-relation": (stem) => {
      const pairs = new Set(stem.match(/\(\d, \d\)/g));
      const has = (a: number, b: number): boolean => pairs.has(`(${a}, ${b})`);
      const isReflexive = element.every((a) => has(a, a));
      const isSymmetric = element.every((a) => element.every((b) => !has(a, b) || has(b, a)));
      const isTransitive = element.every((a) =>
        element.every((b) => element.every((c) => !has(a, b) || !has(b, c) || has(a, c))),
      );
      if (isReflexive && isSymmetric && isTransitive) return "reflexive, symmetric and transitive";
      if (isReflexive && isSymmetric) return "reflexive, symmetric, not transitive";
      return isReflexive ? "reflexive, transitive, not symmetric" : "symmetric, transitive, not reflexive";
    },
    "composed-functions": (stem, _, options) => {
      const [f, g] = [partOf(stem, /f\(x\) = (\d?x . \d)/), partOf(stem, /g\(x\) = (x² . \d)/)];
      return sameFor(options, ({ x = 0 }) =>
        stem.includes("∘") ? at(g, { x: at(f, { x }) }) : at(f, { x: at(g, { x }) }),
      );
    },
    "inverse-at": (stem, _, options) => {
      const text = partOf(stem, /f\(x\) = (\(.*?\)\/\(.*?\))/);
      const y = Number(partOf(stem, /(?:f⁻¹\(|value )(\d)/));
      return onlyOne(options, (option) => isNear(at(text, { x: value(option) }), y));
    },
  },
  negatives,
);

describeKeys(
  inverseTrigonometricFunctions,
  {
    "principal-value": (stem, _, options) =>
      onlyOne(options, (option) => isNear(at(option), at(partOf(stem, /((?:sin|cos|tan)⁻¹\([^)]*\))/)))),
    "back-and-forth": (stem, _, options) => {
      const angle = at(partOf(stem, /\((?:sin|cos) (.*?)\)/));
      const key = stem.includes("sin⁻¹") ? Math.asin(Math.sin(angle)) : Math.acos(Math.cos(angle));
      return onlyOne(options, (option) => isNear(at(option) + 10, key + 10));
    },
    "sum-of-arcs": (stem, _, options) => {
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
    "entry-of-product": (stem, _, options) => {
      const [a = 0, b = 0, , , , q = 0, , s = 0] = signedIn(
        partOf(stem, /rows (.*?\), .*? \(.*?\) and \(.*?\))[.,]/) || stem,
      );
      return onlyOne(options, (option) => at(option) === [a * q, b * s].reduce((sum, part) => sum + part, 0));
    },
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
    "polynomial-of-matrix": (stem, _, options) => {
      const [a = 0, b = 0, c = 0, d = 0] = signedIn(stem);
      return onlyOne(options, (option) => b * c + d * d - (a + d) * d + at(option) === 0);
    },
  },
  negatives,
);
