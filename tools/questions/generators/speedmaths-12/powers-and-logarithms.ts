import { ratio } from "../algebra-words";
import type { Family } from "../family";
import { power } from "../quick-exponents";
import { everyOther, familiesOf, tidy } from "../quick-family";
import { log } from "../quick-logarithms";
import { grouped } from "../words";

const make = familiesOf("Powers and Logarithms");

const tenth = (value: number): number => Number(value.toFixed(1));

/** The families of the topic Powers and Logarithms. */
export const powersAndLogarithms: readonly Family[] = [
  make("long-chain-of-logs", 1, (draw) => {
    const [base, from, to] = draw.one([
      [2, 1, 6],
      [2, 1, 5],
      [2, 2, 6],
      [3, 1, 4],
      [3, 2, 4],
      [2, 2, 8],
      [5, 1, 3],
      [2, 3, 9],
    ] as const);
    const [first, last] = [base ** from, base ** to];
    const term = (n: number): string => `${log(n)} ${n + 1}`;
    return {
      frames: [
        `In a long product each base is the number before: ${term(first)} × ${term(first + 1)} × ${term(first + 2)} × … × ${term(last - 1)}. To which number does it simplify?`,
        `The factors ${term(first)}, ${term(first + 1)}, ${term(first + 2)} and so on up to ${term(last - 1)} are multiplied. What is the product?`,
      ],
      key: ratio(to, from),
      slips: [
        [String(last - first), "counted the factors"],
        [String(to - from), "subtracted the exponents instead of dividing"],
        [ratio(from, to), "divided the wrong way round"],
        [String(last / first), "divided the numbers, not their logarithms"],
        [String(to), "forgot the base of the first logarithm"],
      ],
      because: `Every number in between cancels, and ${log(first)} ${last} is left. As ${first} = ${power(base, from)} and ${last} = ${power(base, to)}, it is ${ratio(to, from)}.`,
    };
  }),
  make("growth-without-steps", 1, (draw, turn) => {
    const [rate, isDouble] = [draw.one([2, 3, 4, 5, 6, 7, 9]), turn % 2 === 0];
    const goal = Number((isDouble ? Math.LN2 : Math.log(3)).toFixed(3));
    const key = tenth((goal * 100) / rate);
    return {
      asks: [
        `Money grows continuously at ${rate}% a year. With ln 2 = 0.693, after about how many years has it doubled?`,
        `A town grows continuously by ${rate}% a year. With ln 3 = 1.099, after about how many years is it three times as large?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tenth((isDouble ? 100 : 200) / rate), "added the same amount each year"],
        [tenth(((isDouble ? 0.301 : 0.477) * 100) / rate), "took the logarithm to base 10"],
        [tenth(((isDouble ? 2 : 3) * 100) / rate), "divided the whole goal by the rate"],
        [tenth((goal * 50) / rate), "doubled the rate"],
      ],
      way: `e to the power ${tidy(rate / 100)}t is ${isDouble ? 2 : 3}, so t = ${goal} ÷ ${tidy(rate / 100)}, about ${key}.`,
    };
  }),
  make("zeros-behind-the-point", 3, (draw) => {
    const [base, value] = draw.one([
      [2, 0.301],
      [3, 0.477],
      [4, 0.602],
      [6, 0.778],
      [5, 0.699],
    ] as const);
    const n = draw.int(20, 60);
    const size = tidy(n * value);
    const key = Math.floor(size);
    if (Math.abs(size - Math.round(size)) < 0.05) return undefined;
    const given = {
      2: "log 2 = 0.301",
      3: "log 3 = 0.477",
      4: "log 2 = 0.301",
      5: "log 2 = 0.301",
      6: "log 6 = 0.778",
    }[base];
    return {
      asks: [
        `To base 10, ${given}. How many zeros stand between the point and the first other digit in (1/${base})${power("", n)}?`,
        `The chance of guessing a code is (1/${base})${power("", n)}. With ${given} (to base 10), how many zeros follow the point before the first other digit?`,
      ],
      key,
      slips: [
        [key + 1, "took the number of digits of the power below the line"],
        [key - 1, "took one away from the whole part of the logarithm"],
        [n, "counted one zero for each factor"],
        [
          Math.floor(n * 0.301) === key ? Math.floor(n * 0.477) : Math.floor(n * 0.301),
          "took the logarithm of another base",
        ],
      ],
      way: `The logarithm is −${n} × ${value} = −${size}. So the number lies between ${power(10, -key - 1)} and ${power(10, -key)}, with ${key} zeros behind the point.`,
    };
  }),
  make("log-of-itself-as-exponent", 3, (draw, turn) => {
    const [big, small] = draw.one(
      everyOther(
        [
          [2, 1],
          [3, 1],
          [3, 2],
          [2, -1],
          [3, -1],
          [4, 1],
          [4, -2],
          [3, -2],
        ] as const,
        turn,
      ),
    );
    const [b, c] = [big + small, -big * small];
    // (log x)² = b log x + c, so x to the power log x is 10^c × x^b.
    const right = `${c < 0 ? "" : `${grouped(10 ** c)} × `}${b === 1 ? "x" : power("x", b)}${c < 0 ? ` ÷ ${grouped(10 ** -c)}` : ""}`;
    return {
      asks: [
        `What is the greater solution of x^(log x) = ${right}, with log to base 10?`,
        `Two numbers fit x^(log x) = ${right}, where log is to base 10. What is the larger of them?`,
      ],
      key: 10 ** big,
      hasDecimals: true,
      slips: [
        [big, "found the logarithm of the solution"],
        [tidy(10 ** small), "found the smaller solution"],
        [10 ** (big + small), "found the product of both solutions"],
        [10 ** Math.abs(c), "left the power of x on the right out"],
      ].map(([value = 0, text = ""]) => [Number(value), String(text)] as const),
      way: `With y = log x it is y² = ${b === 1 ? "" : b}y ${c < 0 ? "−" : "+"} ${Math.abs(c)}, so y = ${big} or ${small < 0 ? "−" : ""}${Math.abs(small)}. The greater x is ${power(10, big)} = ${grouped(10 ** big)}.`,
    };
  }),
  make("e-to-a-logarithm", 2, (draw) => {
    const [a, m, b] = [draw.int(2, 5), draw.int(2, 3), draw.one([2, 4, 5, 8, 10])];
    if (a === b) return undefined;
    const key = tidy(a ** m + 1 / b);
    return {
      asks: [
        `What is e^(${m} ln ${a}) + e^(−ln ${b})?`,
        `A lab adds the readings e^(${m} ln ${a}) and e^(−ln ${b}). What is their sum?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tidy(a * m + 1 / b), "multiplied by the factor instead of raising to it"],
        [a ** m - b, "took the minus sign out of the exponent"],
        [tidy(a ** m - 1 / b), "subtracted the second part"],
        [tidy(m ** a + 1 / b), "exchanged base and exponent"],
        [tidy(a ** m + b), "left the minus sign out"],
      ],
      way: `e^(${m} ln ${a}) = ${power(a, m)} = ${a ** m}, and e^(−ln ${b}) = 1/${b} = ${tidy(1 / b)}. The sum is ${key}.`,
    };
  }),
];
