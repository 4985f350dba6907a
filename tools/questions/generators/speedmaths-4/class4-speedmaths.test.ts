import { beside, best, closest, rowsIn, settled } from "../quick-reading";
import { product, total, valueOf } from "../quick-solvers";
import { describeKeys, fractionsIn, nearest, numbersIn, search } from "../second-computation";
import { class4Speedmaths } from "./class4-speedmaths";

const dozen = ([a, b]: readonly [number, number]): number => (12 / b) * a;

describeKeys(class4Speedmaths.families, {
  "minutes-to-the-full-hour": (stem) => 60 - (numbersIn(beside(stem))[1] ?? 0),
  "rest-of-three-jumps": (stem, numbers) => {
    const [a = 0, b = 0] = numbers.filter((n) => n !== 1000);
    return stem.length > 0 ? search(0, (n) => a + b + n === 1000) : 0;
  },
  "two-equal-and-the-rest": (_, [whole = 0, one = 0]) => whole - one - one,
  "weights-in-balance": (stem) => {
    const [a = 0, b = 0, c = 0] = numbersIn(beside(stem));
    return search(0, (n) => a + n === b + c);
  },
  "number-without-a-partner": (stem, numbers, options) => {
    const whole = stem.startsWith("Five") ? 500 : 1000;
    const list = new Set(numbers.filter((n) => n > 2 && n !== whole));
    return options.find((option) => !list.has(whole - Number(option)));
  },
  "wall-with-a-hidden-middle": (stem) => {
    const [top = 0, a = 0, c = 0] = numbersIn(beside(stem));
    return search(0, (n) => a + n + (n + c) === top);
  },
  "both-moved-to-a-hundred": (_, [a = 0, b = 0]) => a - b,
  "machine-for-nearly-hundreds": (stem) => {
    const [n = 0, a = 0, b = 0] = numbersIn(beside(stem));
    return beside(stem).includes(`+ ${a}`) ? n + a - b : n - a + b;
  },
  "difference-that-stays": (_, [a = 0, b = 0, c = 0]) => c - (a - b),
  "bus-at-three-stops": (stem, numbers) =>
    (numbers[0] ?? 0) + total(rowsIn(stem).map(([on = 0, off = 0]) => on - off)),
  "largest-sum-at-a-glance": best((option) => valueOf(option) ?? 0),
  "eleven-by-eleven-steps": (_, [step = 1, , , last = 0]) =>
    total(Array.from({ length: last / step }, (__, k) => (k + 1) * step)),
  "white-squares-of-a-grid": (stem) => {
    const [a = 0, b = 0, c = 0, d = 0] = numbersIn(beside(stem));
    return a * b - c * d;
  },
  "in-both-tables": (_, [a = 1, b = 1], options) =>
    options.find((option) => Number(option) % a === 0 && Number(option) % b === 0),
  "ten-groups-in-two-parts": (stem, numbers) => {
    const [a = 0, n = 0, b = 0] = stem.startsWith("What") ? numbers : [numbers[0], numbers[2], numbers[1]];
    return a * n + b * n;
  },
  "as-many-wheels": (_, [n = 0, a = 0, b = 1]) => settled((n * a) / b),
  "by-product-and-sum": (_, [times = 0, sum = 0]) =>
    search(Math.ceil(sum / 2), (n) => n * (sum - n) === times),
  "two-and-fifty": (_, numbers) => product(numbers),
  "one-group-off-twenty": (_, [a = 0, b = 0]) => a * b,
  "ten-times-and-half-of-it": (_, [a = 0, b = 0]) => a * b,
  "product-with-a-given-end": (_, [end = 0], options) =>
    options.find((option) => product(numbersIn(option)) % 10 === end),
  "too-few-groups-taken": (stem, numbers) => {
    const [a = 0, b = 0, gap = 0] = numbers;
    return stem.length > 0 ? search(1, (n) => Math.abs(a - b) * n === gap) : 0;
  },
  "half-and-a-tenth": (_, [all = 0, by = 1]) => all / by,
  "boats-for-a-group": (_, numbers) => {
    const [all, by] = [Math.max(...numbers), Math.min(...numbers)];
    return search(1, (n) => n * by >= all);
  },
  "some-pieces-of-a-strip": (stem, [given = 0]) => {
    const [parts = 1, grey = 1] = numbersIn(beside(stem));
    return stem.startsWith("The strip") ? (given / parts) * grey : (given / grey) * parts;
  },
  "last-full-group-below": (_, numbers) => {
    const [limit, by] = [Math.max(...numbers), Math.min(...numbers)];
    return limit - (limit % by);
  },
  "fair-share-kept": (_, [a = 0, b = 1], options) => options.find((option) => valueOf(option) === a / b),
  "two-remainders-known": (stem, numbers, options) => {
    const [, , p = 0, q = 1, r = 0, s = 1] = numbers;
    const [a, x, b, y] = stem.startsWith("A number")
      ? [q, p, numbers.at(-1) ?? 1, numbers.at(-2) ?? 0]
      : [p, q, r, s];
    return options.find((option) => Number(option) % a === x && Number(option) % b === y);
  },
  "double-near-a-hundred": (_, [n = 0]) => n + n,
  "half-with-odd-tens": (_, [n = 0]) => n / 2,
  "machine-run-backwards": (stem) => {
    const [factor = 2, more = 0, out = 0] = numbersIn(beside(stem));
    const isDouble = beside(stem).includes("×");
    return search(1, (n) => (isDouble ? n * factor : n / factor) + more === out);
  },
  "doubling-every-day": (stem, numbers) => (numbers[0] ?? 0) * 2 ** (stem.includes("fourth") ? 3 : 4),
  "day-of-the-half": (stem, [day = 0]) => day - (stem.includes("quarter") ? 2 : 1),
  "left-of-the-drawn-money": (stem, [price = 0]) => total(numbersIn(beside(stem))) - price,
  "several-just-under-hundreds": (_, numbers) => product(numbers.filter((n) => n > 1)),
  "two-things-for-exactly": (stem, [goal = 0], options) => {
    const price = new Map(
      beside(stem)
        .split("\n")
        .slice(1)
        .map((line): [string, number] => [line.split(" | ")[0] ?? "", numbersIn(line)[0] ?? 0]),
    );
    return options.find(
      (option) => total(option.split(" and ").map((name) => price.get(name) ?? 0)) === goal,
    );
  },
  "smallest-number-of-coins": (_, numbers) => {
    const amount = Math.max(...numbers);
    const fewest = [0];
    for (let sum = 1; sum <= amount; sum++)
      fewest.push(1 + Math.min(...[1, 2, 5, 10, 20].map((coin) => fewest[sum - coin] ?? 999)));
    return fewest[amount];
  },
  "price-of-more-pieces": (_, [a = 1, sum = 0, b = 0]) => (sum / a) * b,
  "two-kinds-of-coins": (stem, numbers) => {
    const [n, sum] = stem.startsWith("A stall")
      ? [numbers[2] ?? 0, numbers[3] ?? 0]
      : [numbers[0] ?? 0, numbers[3] ?? 0];
    return search(0, (fives) => 5 * fives + 2 * (n - fives) === sum);
  },
  "parts-of-two-dozens": (stem) => total(fractionsIn(stem).map(dozen)),
  "parts-of-an-hour": (stem, numbers) => dozen(fractionsIn(stem)[0] ?? [0, 1]) * 5 + (numbers[2] ?? 0),
  "greatest-unit-part": best((option) => {
    const [a = 0, b = 1, n = 0] = numbersIn(option);
    return (n / b) * a;
  }),
  "eaten-and-half-of-the-rest": (stem, numbers) => {
    const [a, b] = fractionsIn(stem)[0] ?? [0, 1];
    const n = numbers[2] ?? 0;
    return settled((n - (n * a) / b) / 2);
  },
  "all-from-what-is-left": (stem, numbers) => {
    const [a, b] = fractionsIn(stem)[0] ?? [0, 1];
    return search(1, (n) => Math.abs(n - (n * a) / b - (numbers[2] ?? 0)) < 1e-9);
  },
  "point-and-its-nearest-hundred": (stem) => {
    const [from = 0, to = 0, at = 0] = numbersIn(beside(stem));
    return nearest(from + ((to - from) / 10) * at, 100);
  },
  "about-so-many-hundreds": closest((numbers) => total(numbers)),
  "five-hundred-is-enough": (_, [goal = 0], options) =>
    options.find((option) => total(numbersIn(option)) <= goal),
  "how-many-round-to-one": (stem, [goal = 0]) => {
    const unit = stem.includes("hundred") ? 100 : 10;
    return Array.from({ length: 2 * unit }, (_, k) => goal - unit + k).filter(
      (n) => nearest(n, unit) === goal,
    ).length;
  },
  "product-next-to-a-round-one": closest(([a = 0, b = 0]) => a * b),
  "largest-and-smallest-rounded": (_, [a = 0, b = 0]) =>
    total([a, b].map((goal) => search(goal, (n) => nearest(n + 1, 10) !== goal))),
});
