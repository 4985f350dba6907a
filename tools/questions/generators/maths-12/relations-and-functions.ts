import { polynomial, ratio, signed } from "../algebra-words";
import type { Family } from "../family";
import { quotients } from "../signed-slips";

const topic = "Relations and Functions";

const kinds = [
  "reflexive, symmetric, not transitive",
  "reflexive, transitive, not symmetric",
  "symmetric, transitive, not reflexive",
  "reflexive, symmetric and transitive",
] as const;
const diagonal = ["(1, 1)", "(2, 2)", "(3, 3)"];
const cases = [
  [[...diagonal, "(1, 2)", "(2, 1)", "(2, 3)", "(3, 2)"], 0, "(1, 2) and (2, 3) are in R, but (1, 3) is not"],
  [[...diagonal, "(1, 3)", "(3, 1)", "(1, 2)", "(2, 1)"], 0, "(2, 1) and (1, 3) are in R, but (2, 3) is not"],
  [[...diagonal, "(1, 2)", "(2, 3)", "(1, 3)"], 1, "(1, 2) is in R, but (2, 1) is not"],
  [[...diagonal, "(1, 2)", "(1, 3)"], 1, "(1, 2) is in R, but (2, 1) is not"],
  [["(1, 1)", "(2, 2)", "(1, 2)", "(2, 1)"], 2, "(3, 3) is not in R"],
  [["(2, 2)", "(3, 3)", "(2, 3)", "(3, 2)"], 2, "(1, 1) is not in R"],
  [[...diagonal, "(1, 3)", "(3, 1)"], 3, "every pair has its reverse, and no pair is missing in a chain"],
] as const;

const kindOfRelation: Family = {
  name: "kind-of-relation",
  topic,
  level: 1,
  draft: (draw) => {
    const [pairs, kind, reason] = draw.one(cases);
    const text = `{${draw.shuffle(pairs).join(", ")}}`;
    return {
      frames: [
        `On the set {1, 2, 3} let R = ${text}. Which description fits R?`,
        `Rooms 1, 2 and 3 of a school are linked by the relation R = ${text}. Which description of R is right?`,
      ],
      key: kinds[kind],
      slips: kinds.map((text) => [text, "overlooking one of the pairs"] as const),
      because: `R is ${kinds[kind]}: ${reason}.`,
      beware: "One pair that is missing is enough to lose a property.",
    };
  },
};

const composedFunctions: Family = {
  name: "composed-functions",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [a, b, c] = [draw.int(2, 5), -draw.int(1, 7), draw.int(1, 8)];
    const [f, g] = [polynomial([a, b]), polynomial([1, 0, c])];
    const inner = polynomial([a, 0, a * c + b]);
    const outer = polynomial([a * a, 2 * a * b, b * b + c]);
    const isFirst = turn % 2 === 0;
    return {
      frames: [
        `If f(x) = ${f} and g(x) = ${g}, what is f(g(x))?`,
        `For f(x) = ${f} and g(x) = ${g}, which expression is (g ∘ f)(x)?`,
      ],
      key: isFirst ? inner : outer,
      slips: [
        [isFirst ? outer : inner, "applying the functions in the wrong order"],
        [
          isFirst ? polynomial([a, 0, c + b]) : polynomial([a * a, 0, b * b + c]),
          isFirst ? `multiplying only x² by ${a}` : "squaring each term by itself",
        ],
        [
          isFirst ? polynomial([a, 0, a * c]) : polynomial([a * a, -2 * a * b, b * b + c]),
          isFirst ? `leaving out the number behind ${a}x` : "losing the minus sign in the middle",
        ],
        [polynomial([1, a, b + c]), "adding the two functions"],
        [
          isFirst ? polynomial([a, 0, a * c - b]) : polynomial([a * a, a * b, b * b + c]),
          isFirst ? "losing the minus sign at the end" : "forgetting the factor 2 in the middle",
        ],
      ],
      because: isFirst ? `f(g(x)) = ${a}(${g}) − ${-b} = ${inner}.` : `g(f(x)) = (${f})² + ${c} = ${outer}.`,
    };
  },
};

const inverseAt: Family = {
  name: "inverse-at",
  topic,
  level: 2,
  draft: (draw) => {
    const [a, b, c, d, y] = [draw.int(2, 5), draw.int(1, 7), draw.int(1, 3), -draw.int(1, 6), draw.int(2, 8)];
    const [over, under] = [b - d * y, c * y - a];
    if (under === 0 || a * d === b * c || c * y + d === 0) return undefined;
    const text = `(${polynomial([a, b])})/(${polynomial([c, d])})`;
    return {
      frames: [
        `If f(x) = ${text}, what is f⁻¹(${y})?`,
        `The function f(x) = ${text} has an inverse. At which x does f take the value ${y}?`,
      ],
      ...quotients(
        [over, under],
        [
          [a * y + b, c * y + d, `finding f(${y})`],
          [c * y + d, a * y + b, `taking the reciprocal of f(${y})`],
          [b + d * y, c * y - a, "losing a sign above"],
          [b - d * y, c * y + a, "losing a sign below"],
          [-over, under, "turning the sign of the result round"],
          [under, over, "turning the fraction over"],
        ],
      ),
      because: `${polynomial([a, b])} = ${y}(${polynomial([c, d])}) gives ${signed(under)}x = ${signed(over)}, so x = ${ratio(over, under)}.`,
    };
  },
};

export const relationsAndFunctions: readonly Family[] = [kindOfRelation, composedFunctions, inverseAt];
