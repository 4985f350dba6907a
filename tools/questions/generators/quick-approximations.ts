import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import { tidy, type MakeFamily } from "./quick-family";
import { grouped } from "./words";

type Text = readonly [(text: string) => string, (text: string) => string];

/** √(n² + d) is about n + d/(2n). */
export function rootNearASquare(make: MakeFamily, level: Level, asks: Text): Family {
  return make("root-near-a-square", level, (draw) => {
    const [n, up] = [draw.one([10, 20, 25, 50]), draw.int(1, 4)];
    const off = draw.one([-1, 1]) * up;
    const key = tidy(n + off / (2 * n));
    const text = `√${grouped(n * n + off)}`;
    return {
      asks: [asks[0](text), asks[1](text)],
      key,
      isExact: true,
      hasDecimals: true,
      slips: [
        [tidy(n + off / n), `dividing by ${n} instead of ${2 * n}`],
        [tidy(n - off / (2 * n)), "going to the wrong side"],
        [tidy(n + off / 10), "taking a tenth for each"],
        [tidy(n - off / n), "going to the wrong side, and too far"],
        [n + off, "leaving the square out"],
      ],
      way: `${n}² = ${grouped(n * n)}. The ${Math.abs(off)} ${off > 0 ? "more" : "less"} is shared by 2 × ${n}: ${n} ${off > 0 ? "+" : "−"} ${tidy(Math.abs(off) / (2 * n))} = ${key}.`,
    };
  });
}

/** (1.02)⁵ is about 1 + 5 × 0.02. */
export function powerNearOne(make: MakeFamily, level: Level, asks: Text): Family {
  return make("power-near-one", level, (draw) => {
    const [small, n] = [draw.one([0.001, 0.002, 0.003, 0.004]), draw.int(4, 9)];
    const isPlus = draw.int(0, 1) === 0;
    const base = tidy(isPlus ? 1 + small : 1 - small);
    const step = (isPlus ? 1 : -1) * small;
    const key = tidy(1 + step * n);
    const text = `(${base})${"⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(n)}`;
    return {
      asks: [asks[0](text), asks[1](text)],
      key,
      isExact: true,
      hasDecimals: true,
      slips: [
        [tidy(1 - step * n), "going to the wrong side of 1"],
        [tidy(1 + step * n * 10), "putting the point in the wrong place"],
        [tidy(1 + step * (n - 2)), "taking the small part too few times"],
        [tidy(1 + step * (n + 2)), "taking the small part too many times"],
        [tidy(1 + step * n * 2), "taking the small part twice"],
      ],
      way: `The higher powers of ${small} hardly count: 1 ${isPlus ? "+" : "−"} ${n} × ${small} = ${key}.`,
    };
  });
}

/** 398.7 × 25.1 ÷ 19.9 and the like: friendly numbers first. */
export function friendlyChain(make: MakeFamily, level: Level, asks: Text): Family {
  return make("friendly-chain", level, (draw) => {
    const [by, times, unit] = [draw.int(2, 6) * 10, draw.one([25, 50, 75]), draw.int(4, 15)];
    const key = unit * times;
    const text = `${tidy(by * unit - draw.one([0.7, 0.9, 1.2]))} × ${tidy(times + draw.one([0.1, 0.2, -0.1]))} ÷ ${tidy(by + draw.one([-0.1, 0.1]))}`;
    return {
      asks: [asks[0](text), asks[1](text)],
      key,
      isExact: true,
      slips: [
        [key * 10, "writing a zero too many"],
        [key / 10, "losing a zero"],
        [key * 2, "doubling on the way"],
        [key / 2, "halving on the way"],
        [key + times * 2, "a wrong quotient"],
        [key - times * 2, "a wrong quotient"],
      ],
      way: `${by * unit} ÷ ${by} = ${unit}, and ${unit} × ${times} = ${grouped(key)}.`,
    };
  });
}

/** A per cent of a number and a root, both nearly round. */
export function percentAndRoot(make: MakeFamily, level: Level, asks: Text): Family {
  return make("per-cent-and-root", level, (draw) => {
    const [percent, base, root] = [
      draw.one([10, 20, 25, 40, 50, 75]),
      draw.int(6, 24) * 20,
      draw.int(11, 24),
    ];
    const part = (percent * base) / 100;
    const key = part + root;
    const text = `${tidy(percent - 0.1)}% of ${base + 1} + √${root * root + 1}`;
    return {
      asks: [asks[0](text), asks[1](text)],
      key,
      isExact: true,
      slips: [
        [part, "leaving the root out"],
        [part + root * 2, "doubling the root"],
        [part + Math.round((root * root) / 2), "halving instead of taking the root"],
        [part * 2 + root, "doubling the per cent"],
        [Math.abs(part - root), "taking the root away"],
        [part / 2 + root, "halving the per cent"],
      ],
      way: `About ${percent}% of ${base} is ${part}, and √${root * root} = ${root}: together ${key}.`,
    };
  });
}
