import { polynomial } from "../algebra-words";
import type { Family } from "../family";

const topic = "Relations and Functions";

const composedFunctions: Family = {
  name: "composite-of-two",
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
        [isFirst ? outer : inner, "applied the functions in the wrong order"],
        [
          isFirst ? polynomial([a, 0, c + b]) : polynomial([a * a, 0, b * b + c]),
          isFirst ? `multiplied only x² by ${a}` : "squared each term by itself",
        ],
        [
          isFirst ? polynomial([a, 0, a * c]) : polynomial([a * a, -2 * a * b, b * b + c]),
          isFirst ? `left out the number behind ${a}x` : "lost the minus sign in the middle",
        ],
        [polynomial([1, a, b + c]), "added the two functions"],
        [
          isFirst ? polynomial([a, 0, a * c - b]) : polynomial([a * a, a * b, b * b + c]),
          isFirst ? "lost the minus sign at the end" : "forgot the factor 2 in the middle",
        ],
      ],
      because: isFirst ? `f(g(x)) = ${a}(${g}) − ${-b} = ${inner}.` : `g(f(x)) = (${f})² + ${c} = ${outer}.`,
    };
  },
};

export const relationsAndFunctions: readonly Family[] = [composedFunctions];
