import type { Family } from "../family";
import { power } from "../quick-exponents";
import { everyOther, familiesOf, tidy } from "../quick-family";
import { sumOf } from "../whole";
import { grouped } from "../words";

const make = familiesOf("Approximation");

const thousandth = (value: number): number => Number(value.toFixed(3));
const hundredth = (value: number): number => Number(value.toFixed(2));
const tenth = (value: number): number => Number(value.toFixed(1));

/** The families of the topic Approximation. */
export const approximation: readonly Family[] = [
  make("power-by-its-tangent", 1, (draw) => {
    const [a, n, h] = draw.one([
      [2, 5, 1],
      [3, 3, 1],
      [3, 4, 1],
      [2, 6, 1],
      [5, 3, 2],
      [4, 3, 2],
      [10, 3, 3],
      [2, 4, 2],
    ] as const);
    const [base, step] = [tidy(a + h / 100), (n * a ** (n - 1) * h) / 100];
    return {
      asks: [
        `By the derivative, which number is closest to ${base}${power("", n)}?`,
        `A dial shows xⁿ for n = ${n} and is set to x = ${base}. Which number is closest to what it shows?`,
      ],
      key: hundredth(base ** n),
      hasDecimals: true,
      slips: [
        [hundredth(a ** n + (n * a ** n * h) / 100), "did not lower the exponent"],
        [hundredth(a ** n + (a ** (n - 1) * h) / 100), "forgot the factor from the exponent"],
        [hundredth(a ** n + (n * h) / 100), `left the power of ${a} out of the derivative`],
        [hundredth(a ** n + 10 * step), "put the point of the change one place too far right"],
        [hundredth(a ** n + h / 100), "changed the power as much as the base"],
      ],
      way: `The derivative at ${a} is ${n} × ${power(a, n - 1)} = ${n * a ** (n - 1)}, and ${h / 100} times that is ${tidy(step)}. So it is about ${a ** n} + ${tidy(step)}, and ${hundredth(base ** n)} is closest.`,
    };
  }),
  make("cosine-beside-sixty", 2, (draw, turn) => {
    const [more, isCosine] = [draw.one([1, 2, -1, -2]), turn % 2 === 0];
    const at = isCosine ? 60 : 30;
    const rad = (more * Math.PI) / 180;
    const angle = ((at + more) * Math.PI) / 180;
    const sign = isCosine ? -1 : 1;
    return {
      asks: [
        `With √3 = 1.732 and π = 3.142, which number is closest to cos ${at + more}°?`,
        `A slope of ${at + more}° rises by its sine for each metre. With √3 = 1.732 and π = 3.142, which number is closest to that sine?`,
      ],
      key: thousandth(isCosine ? Math.cos(angle) : Math.sin(angle)),
      hasDecimals: true,
      slips: [
        [thousandth(0.5 - sign * 0.866 * rad), "went the wrong way from the known angle"],
        [thousandth(0.5 + sign * 0.5 * rad), "took 1/2 for the derivative"],
        [thousandth(0.5 + sign * rad), "took 1 for the derivative"],
        [thousandth(0.5 + sign * 0.866 * more * 0.1), "took a tenth of a radian for each degree"],
      ],
      way: `Near ${at}° the change is ${isCosine ? "−sin 60°" : "cos 30°"} = ${isCosine ? "−" : ""}0.866 for each radian: 0.5 ${sign * more < 0 ? "−" : "+"} 0.866 × ${Math.abs(more)} × 3.142 ÷ 180, about ${thousandth(isCosine ? Math.cos(angle) : Math.sin(angle))}.`,
    };
  }),
  make("natural-log-beside-one", 2, (draw, turn) => {
    const x = draw.one(everyOther([4, 5, 6, 7, 8, 9, 10, 12], turn)) / 100;
    const key = thousandth(Math.log(1 + x));
    return {
      asks: [
        `Which number is closest to ln ${1 + x}?`,
        `A sum grows by ${tidy(x * 100)}% in a year. Its continuous rate is ln ${1 + x}. Which number is closest to that?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [x, "stopped after the first term of the row"],
        [thousandth(x + (x * x) / 2), "added the second term instead of subtracting it"],
        [thousandth(Math.log10(1 + x)), "took the logarithm to base 10"],
        [thousandth(x - x * x), "forgot the 2 under the second term"],
      ],
      way: `ln (1 + x) = x − x²/2 + … for a small x: ${x} − ${thousandth((x * x) / 2)}, and ${key} is closest.`,
    };
  }),
  make("strips-under-a-curve", 2, (draw, turn) => {
    const [width, first] = [draw.one([1, 2, 5]), draw.int(2, 8)];
    const values = [first];
    for (let k = 0; k < 4; k++) values.push((values.at(-1) ?? 0) + draw.int(1, 6));
    const inner = sumOf(values.slice(1, 4));
    const [start, end] = [values[0] ?? 0, values[4] ?? 0];
    const key = width * (inner + (start + end) / 2);
    return {
      asks: [
        "By the trapezium rule, what is the area under the curve through these points?",
        "A river’s depth is measured across it. By the trapezium rule, how many square metres is its cross-section?",
      ],
      key,
      hasDecimals: true,
      slips: [
        [width * (inner + start + end), "counted the first and the last value whole"],
        [width * (inner + start), "took the left value of each strip"],
        [width * (inner + end), "took the right value of each strip"],
        [2 * width * (start + end), "took one trapezium for the whole"],
        [(width * (inner + start + end)) / 2, "halved the inner values as well"],
      ],
      way: `The ends count half, the others whole: ${width} × (${start}/2 + ${values.slice(1, 4).join(" + ")} + ${end}/2) = ${key}.`,
      table: {
        head: turn % 2 === 0 ? ["x", "y"] : ["From the bank (m)", "Depth (m)"],
        rows: values.map((value, k) => [String(k * width), String(value)]),
      },
    };
  }),
  make("power-that-tends-to-e", 3, (draw, turn) => {
    const [k, isMinus] = [draw.int(1, 3), turn % 2 === 1];
    const size = draw.one([1000, 2000, 5000]);
    const key = isMinus ? thousandth((1 - k / size) ** size) : tenth((1 + k / size) ** size);
    const part = `${k}/${grouped(size)}`;
    return {
      asks: [
        `With e = 2.718, which number is closest to (1 + ${part}) raised to the power ${grouped(size)}?`,
        `Each of ${grouped(size)} letters is lost with the chance ${part}. The chance that none is lost is 1 − ${part}, raised to the power ${grouped(size)}. With e = 2.718, which number is closest to it?`,
      ],
      key,
      hasDecimals: true,
      slips: isMinus
        ? [
            [thousandth(1 / (1 + k)), "took only the first two terms under the line"],
            [thousandth(Math.E ** (-1 / k)), "divided the exponent instead of multiplying"],
            [thousandth(1 / (k * Math.E)), "multiplied e instead of raising it"],
            [thousandth(1 - k / size), "left the great exponent out"],
            [thousandth(1 - Math.E ** -k), "took the result away from 1"],
          ]
        : [
            [1 + k, "took only the first two terms"],
            [tenth(k * Math.E), "multiplied e instead of raising it"],
            [tenth(Math.E ** (1 / k)), "divided the exponent instead of multiplying"],
            [tenth(1 + k + (k * k) / 2), "took only the first three terms"],
          ],
      way: `(1 ${isMinus ? "−" : "+"} k/n) to the power n tends to e to the power ${isMinus ? "−" : ""}k. With k = ${k} that is about ${key}.`,
    };
  }),
];
