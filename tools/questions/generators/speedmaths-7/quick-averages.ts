import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { bars } from "../quick-pictures";
import { mean, total } from "../quick-solvers";

const make = familiesOf("Quick Averages");

/** The families of the topic Quick Averages. */
export const quickAverages: readonly Family[] = [
  make("mean-of-five-bars", 1, (draw, turn) => {
    const values = [1, 2, 3, 4, 5].map(() => draw.int(2, 10) * 5);
    const [key, least, most] = [mean(values), Math.min(...values), Math.max(...values)];
    const middle = values.toSorted((a, b) => a - b)[2] ?? 0;
    if (!Number.isInteger(key) || new Set(values).size < 5 || key === middle) return undefined;
    const days = ["Mon", "Tue", "Wed", "Thu", "Fri"];
    return {
      asks: [
        "The bars show how many letters a postman brought on five days. How many did he bring on average?",
        "The bars show how many kites a workshop made on five days. How many did it make on average?",
      ],
      key,
      hasDecimals: true,
      slips: [
        [(least + most) / 2, "took the middle of the highest and the lowest bar"],
        [middle, "took the median for the mean"],
        [tidy(total(values) / 4), "divided by one day too few"],
        [tidy((total(values) - most) / 5), "left the highest bar out of the sum"],
        [values[2] ?? 0, "took the bar in the middle of the graph"],
      ],
      way: `The five bars add up to ${total(values)}, and ${total(values)} ÷ 5 = ${key}.`,
      figure: bars(turn % 2 === 0 ? "letters" : "kites", turn % 2 === 0 ? "Letters" : "Kites", days, values),
    };
  }),
  make("mean-of-the-first-multiples", 1, (draw) => {
    const [m, n] = [draw.int(4, 15), draw.one([9, 11, 15, 19, 7])];
    return {
      asks: [
        `What is the average of the first ${n} multiples of ${m}, that is ${m}, ${2 * m}, ${3 * m} and so on up to ${n * m}?`,
        `Savings grow by ₹${m} each week: ₹${m}, ₹${2 * m}, ₹${3 * m} and so on, ₹${n * m} in week ${n}. How many rupees a week is that on average?`,
      ],
      key: (m * (n + 1)) / 2,
      hasDecimals: true,
      slips: [
        [(m * n) / 2, "took half of the last number"],
        [m * (n + 1), "added the first and the last, and did not halve"],
        [(m * (n - 1)) / 2, "stopped one number before the middle"],
        [(m * (n + 3)) / 2, "went one number beyond the middle"],
      ],
      way: `The steps are equal, so the average lies halfway: (${m} + ${n * m}) ÷ 2 = ${(m * (n + 1)) / 2}.`,
    };
  }),
  make("one-taken-out-of-the-mean", 2, (draw, turn) => {
    const [n, old, off] = [draw.int(5, 9), draw.int(31, 68), draw.one([-3, -2, 2, 3])];
    const key = old - off * (n - 1);
    if (key < 5 || (turn % 2 === 1 && Math.abs(key - old) > old / 3)) return undefined;
    return {
      asks: [
        `The average of ${n} numbers is ${old}. When one of them is taken away, the average of the others is ${old + off}. Which number was taken away?`,
        `${n} players weigh ${old} kg on average. One of them leaves, and the average becomes ${old + off} kg. How many kilograms does that one weigh?`,
      ],
      key,
      slips: [
        [old + off * (n - 1), "changed in the wrong direction"],
        [old - off, "changed the average once only"],
        [old - off * n, "counted the one who is gone among the others"],
        [old - off * (n - 2), "counted the others one too few"],
        [old + off * n, "added the change of all to the average"],
      ],
      way: `The others are ${n - 1} × ${old + off} = ${(n - 1) * (old + off)} together, all were ${n} × ${old} = ${n * old}. The difference is ${key}.`,
    };
  }),
  make("mean-of-changed-numbers", 2, (draw, turn) => {
    const [old, times, more] = [draw.int(13, 38), turn % 2 === 0 ? draw.int(2, 4) : 2, draw.int(3, 9)];
    const n = draw.int(5, 12);
    return {
      asks: [
        `The mean of ${n} numbers is ${old}. Each of them is multiplied by ${times}, and then ${more} is added to each. What is the new mean?`,
        `${n} children have ₹${old} on average. An aunt gives each of them as much again, and then ₹${more} more. How many rupees do they then have on average?`,
      ],
      key: old * times + more,
      hasDecimals: true,
      slips: [
        [old * times, "left the part that is added out"],
        [(old + more) * times, "added before multiplying"],
        [tidy(old * times + more / n), "shared what is added among all"],
        [old + more, "left the multiplying out"],
        [old * times + more * n, "added it for all of them at once"],
      ],
      way: `What is done to every number is done to the mean: ${old} × ${times} + ${more} = ${old * times + more}.`,
    };
  }),
  make("number-in-two-means", 3, (draw) => {
    const [all, first, last] = [draw.int(30, 60), draw.int(24, 66), draw.int(24, 66)];
    const key = 3 * first + 3 * last - 5 * all;
    if (first === last || key < 12 || key > 90 || key === all) return undefined;
    return {
      asks: [
        `Five numbers stand in a row. Their mean is ${all}, that of the first three ${first} and that of the last three ${last}. What is the third number?`,
        `In five matches Anita scored ${all} runs on average, in the first three ${first} and in the last three ${last}. How many runs did she score in the third match?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tidy((first + last) / 2), "took the middle of the two means"],
        [Math.abs(first + last - all), "worked with the means as if each were one number"],
        [3 * first + 2 * last - 4 * all, "took the last group for two numbers"],
        [all, "took the mean of all for it"],
        [5 * all - 3 * first < 99 ? 5 * all - 3 * first : 0, "found the sum of the last two"],
        [5 * all - 3 * last < 99 ? 5 * all - 3 * last : 0, "found the sum of the first two"],
      ],
      way: `The two groups of three are ${3 * first} + ${3 * last} = ${3 * (first + last)} and count the third twice. All five are ${5 * all}, so it is ${key}.`,
    };
  }),
];
