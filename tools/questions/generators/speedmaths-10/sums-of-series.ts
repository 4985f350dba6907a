import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Sums of Series");

/** The families of the topic Sums of Series. */
export const sumsOfSeries: readonly Family[] = [
  make("multiples-in-a-stretch", 1, (draw) => {
    const [step, low, many] = [
      draw.one([6, 7, 8, 9, 11, 12]),
      draw.int(4, 12),
      draw.one([10, 11, 12, 15, 20]),
    ];
    const [first, last] = [step * low, step * (low + many - 1)];
    const key = ((first + last) * many) / 2;
    return {
      asks: [
        `What is the sum of all multiples of ${step} from ${first} to ${last}?`,
        `A train’s seats are checked by number: ${first}, ${first + step}, ${first + 2 * step} and so on up to ${last}. What do the numbers of the checked seats add up to?`,
      ],
      key,
      slips: [
        [((first + last) * (many - 1)) / 2, "counted one term too few"],
        [((first + last) * (many + 1)) / 2, "counted one term too many"],
        [(first + last) * many, "forgot to halve at the end"],
        [tidy(((last - first) * many) / 2), "subtracted the ends instead of adding them"],
        [tidy((last * (low + many)) / 2), "added all the multiples from the first on"],
      ],
      way: `There are (${last} − ${first}) ÷ ${step} + 1 = ${many} terms with the mean ${tidy((first + last) / 2)}: ${many} × ${tidy((first + last) / 2)} = ${grouped(key)}.`,
    };
  }),
  make("sum-by-two-mirrored-terms", 3, (draw) => {
    const [n, i] = [draw.one([12, 14, 15, 16, 18, 20, 24]), draw.int(3, 6)];
    const [a, d] = [draw.int(2, 9), draw.int(2, 6)];
    const j = n + 1 - i;
    const term = (k: number): number => a + (k - 1) * d;
    const key = ((term(i) + term(j)) * n) / 2;
    if (term(i) + term(j) > 150) return undefined;
    return {
      asks: [
        `In an arithmetic progression the ${i}th term is ${term(i)} and the ${j}th is ${term(j)}. What is the sum of the first ${n} terms?`,
        `A stand has ${n} rows, each longer than the one before by the same number of seats. Row ${i} has ${term(i)} seats and row ${j} has ${term(j)}. How many seats are there in all?`,
      ],
      key,
      slips: [
        [(term(i) + term(j)) * n, "forgot to halve at the end"],
        [tidy(((term(i) + term(j)) * (j - i + 1)) / 2), "added only from the one given term to the other"],
        [tidy(((term(i) + term(j)) * (n - 1)) / 2), "counted the steps, not the terms"],
        [tidy(((term(i) + term(j)) * j) / 2), "took the later place for the number of terms"],
      ].map(([value = 0, text = ""]) => [Number(value), String(text)] as const),
      way: `${i} + ${j} = ${n} + 1, so the two add up to as much as the first and the last. The sum is ${n} × (${term(i)} + ${term(j)}) ÷ 2 = ${grouped(key)}.`,
    };
  }),
  make("one-term-from-a-formula", 2, (draw) => {
    const [p, q, n] = [draw.int(2, 5), draw.int(1, 9), draw.one([8, 10, 12, 15, 20])];
    const sum = (k: number): number => p * k * k + q * k;
    const formula = `${p}n² + ${q === 1 ? "" : q}n`;
    return {
      asks: [
        `The first n terms of a progression add up to ${formula}. What is its ${n}th term?`,
        `By the end of day n a team has planted ${formula} trees. How many does it plant on day ${n}?`,
      ],
      key: sum(n) - sum(n - 1),
      slips: [
        [sum(n), "found the sum up to there"],
        [2 * p * n + q, "took the growth rate of the formula at that place"],
        [sum(n + 1) - sum(n), "found the next term"],
        [p * n + q, "divided the sum by the number of terms"],
        [sum(n - 1), "found the sum up to the term before"],
      ],
      way: `The term is the sum up to ${n} less the sum up to ${n - 1}: ${grouped(sum(n))} − ${grouped(sum(n - 1))} = ${sum(n) - sum(n - 1)}.`,
    };
  }),
  make("sum-from-the-middle-term", 1, (draw) => {
    const [half, middle] = [draw.int(5, 12), draw.int(14, 45)];
    const [n, at] = [2 * half + 1, half + 1];
    return {
      asks: [
        `In an arithmetic progression of ${n} terms the one in the middle is ${middle}. What do all of them add up to?`,
        `In ${n} weeks a class reads pages in an arithmetic progression. In week ${at} it reads ${middle} pages. How many pages does it read in all ${n} weeks?`,
      ],
      key: n * middle,
      slips: [
        [at * middle, "multiplied by the place of the term"],
        [(n + 1) * middle, "took twice the place for the number of terms"],
        [(n - 1) * middle, "left the middle term itself out"],
        [tidy((n * middle) / 2), "halved, as for the sum of first and last"],
      ],
      way: `Of ${n} terms the ${at}th is in the middle, so it is their mean: ${n} × ${middle} = ${grouped(n * middle)}.`,
    };
  }),
  make("squares-of-sines", 3, (draw) => {
    const step = draw.one([3, 5, 6, 9, 10, 15, 18, 30]);
    const n = 90 / step;
    const key = (n + 1) / 2;
    const [hasCosine, one, two, last] = [draw.int(0, 1) === 1, step, 2 * step, 90];
    const row = hasCosine
      ? `cos² 0° + cos² ${one}° + cos² ${two}° + … + cos² ${last}°`
      : `sin² ${one}° + sin² ${two}° + sin² ${3 * step}° + … + sin² ${last}°`;
    if (step === 30) return undefined;
    return {
      asks: [
        `What is ${row}?`,
        `The angles grow by ${step}° each time. To what do the terms of ${row} add up?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [n / 2, "left the last square, which is 1, out of the pairs"],
        [n, "took every square for 1"],
        [tidy((n - 1) / 2), "counted the pairs and forgot what is left over"],
        [n + 1, "forgot that two squares together make 1"],
        [(n + 2) / 2, "counted one square of 1 too many"],
      ],
      way: `As sin² A + sin² (90° − A) = 1, the terms below 90° pair off to ${tidy((n - 1) / 2)}. The square of 1 at the end makes ${key}.`.replace(
        "at the end",
        hasCosine ? "at the beginning" : "at the end",
      ),
    };
  }),
];
