import type { Level } from "../../../src/items/rules/item-schema";
import { surd } from "./algebra-words";
import type { Draft, Family } from "./family";
import type { MakeFamily } from "./quick-family";

type Text = readonly [(text: string) => string, (text: string) => string];

/** √50 + √18 = 8√2. */
export function likeSurds(make: MakeFamily, level: Level, asks: Text): Family {
  return make("like-surds", level, (draw, turn): Draft | undefined => {
    const [root, a, b] = [draw.one([2, 3, 5, 7]), draw.int(3, 9), draw.int(2, 7)];
    const isPlus = turn % 2 === 0;
    const key = isPlus ? a + b : a - b;
    if (a === b || key < 2) return undefined;
    const text = `√${a * a * root} ${isPlus ? "+" : "−"} √${b * b * root}`;
    return {
      frames: [asks[0](text), asks[1](text)],
      key: surd(key, root),
      slips: [
        [surd(1, a * a * root + (isPlus ? 1 : -1) * b * b * root), "working under one root"],
        [surd(isPlus ? a - b : a + b, root).replace("−", ""), "a wrong sign"],
        [surd(key + 1, root), "a slip in one of the roots"],
        [surd(key - 1, root), "a slip in one of the roots"],
        [surd(a * b, root), "multiplying the factors"],
        [String(key * root), "losing the root"],
      ],
      because: `√${a * a * root} = ${a}√${root} and √${b * b * root} = ${b}√${root}: together ${surd(key, root)}.`,
    };
  });
}

/** (√a + √b)(√a − √b) = a − b. */
export function conjugateProduct(make: MakeFamily, level: Level, asks: Text): Family {
  return make("conjugate-product", level, (draw) => {
    const [a, b, m, n] = [draw.int(5, 19), draw.int(2, 13), draw.int(1, 4), draw.int(1, 3)];
    const key = m * m * a - n * n * b;
    if (key < 2 || [4, 8, 9, 12, 16, 18].some((x) => x === a || x === b)) return undefined;
    const [left, right] = [surd(m, a), surd(n, b)];
    const text = `(${left} + ${right})(${left} − ${right})`;
    return {
      asks: [asks[0](text), asks[1](text)],
      key,
      slips: [
        [m * m * a + n * n * b, "adding instead of taking away"],
        [m * a - n * b, "leaving the factors without squares"],
        [a - b, "leaving the factors out"],
        [(m * m * a - n * n * b) ** 2, "squaring at the end"],
        [key + 2, "a slip at the end"],
        [key - 2, "a slip at the end"],
      ],
      way: `It is the difference of the squares: ${m * m * a} − ${n * n * b} = ${key}.`,
    };
  });
}

/** √a × √b that make a whole number. */
export function surdProduct(make: MakeFamily, level: Level, asks: Text): Family {
  return make("surd-product", level, (draw) => {
    const [root, a, b] = [draw.one([2, 3, 5, 6, 7]), draw.int(2, 6), draw.int(1, 5)];
    const key = root * a * b;
    if (a === b) return undefined;
    const text = `√${a * a * root} × √${b * b * root}`;
    return {
      asks: [asks[0](text), asks[1](text)],
      key,
      slips: [
        [a * b, `forgetting √${root} × √${root}`],
        [root * (a + b), "adding the factors"],
        [key * root, `taking ${root} once too often`],
        [(a * a + b * b) * root, "adding under the root"],
        [key + root, "a slip in the product"],
        [key - root, "a slip in the product"],
      ],
      way: `${surd(a, root)} × ${surd(b, root)} = ${a * b} × ${root} = ${key}.`,
    };
  });
}

/** n/√r without a root below: 12/√3 = 4√3. */
export function rationalised(make: MakeFamily, level: Level, asks: Text): Family {
  return make("rationalised", level, (draw): Draft => {
    const [root, times] = [draw.one([2, 3, 5, 6, 7]), draw.int(2, 9)];
    const text = `${root * times}/√${root}`;
    return {
      frames: [asks[0](text), asks[1](text)],
      key: `${times}√${root}`,
      slips: [
        [String(times), "dividing as if there were no root"],
        [`${root * times}√${root}`, "forgetting to divide"],
        [`${times + 1}√${root}`, "a slip in the division"],
        [`${times - 1 === 1 ? "" : times - 1}√${root}`, "a slip in the division"],
        [`√${times}`, "dividing under the root"],
        [`${times * 2}√${root}`, "doubling on the way"],
      ],
      because: `Multiply above and below by √${root}: ${root * times}√${root} ÷ ${root} = ${times}√${root}.`,
    };
  });
}
