import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { sumOf } from "../whole";
import { grouped } from "../words";

const make = familiesOf("Averages and Mixtures");

/** The families of the topic Averages and Mixtures. */
export const averagesAndMixtures: readonly Family[] = [
  make("mode-by-the-rule-of-three", 1, (draw) => {
    const [mean, gap] = [draw.int(20, 60), draw.int(2, 6)];
    const median = mean + gap;
    return {
      asks: [
        `The mean of some data is ${mean} and their median ${median}. What is the mode by the empirical relation, 3 × median = mode + 2 × mean?`,
        `For the wages at a mill the median is ${median} and the mean ${mean}, in hundreds of rupees. If 3 × median = mode + 2 × mean, what is the mode?`,
      ],
      key: 3 * median - 2 * mean,
      slips: [
        [3 * mean - 2 * median, "exchanged the mean and the median"],
        [2 * median - mean, "took the median twice and the mean once"],
        [3 * median - mean, "took the mean away only once"],
        [tidy((3 * median + 2 * mean) / 5), "averaged with the weights 3 and 2"],
      ],
      way: `The mode is 3 × ${median} − 2 × ${mean} = ${3 * median} − ${2 * mean} = ${3 * median - 2 * mean}.`,
    };
  }),
  make("mean-of-classes-by-steps", 2, (draw, turn) => {
    const [width, start] = [draw.one([10, 20]), draw.one([0, 20, 40])];
    const counts = [draw.int(1, 6), draw.int(2, 8), draw.int(2, 8), draw.int(1, 7)];
    const all = sumOf(counts);
    const steps = sumOf(counts.map((n, index) => n * (index - 1)));
    const middle = start + 1.5 * width;
    const key = middle + (width * steps) / all;
    const plain = start + 2 * width;
    if (steps === 0 || !Number.isInteger(key) || key === plain || all > 25) return undefined;
    return {
      asks: [
        "The table shows the marks of a class in a test. What is the mean of the marks?",
        "The table shows for how many minutes visitors stayed in a museum. What is the mean time in minutes?",
      ],
      key,
      hasDecimals: true,
      slips: [
        [key - width / 2, "took the lower ends of the classes"],
        [key + width / 2, "took the upper ends of the classes"],
        [plain, "averaged the middles and left the numbers out"],
        [tidy(middle - (width * steps) / all), "subtracted the mean step instead of adding it"],
        [tidy(middle + steps / all), "forgot to multiply the mean step by the class width"],
      ],
      way: `From the middle ${middle} the steps add up to ${String(steps).replace("-", "−")}, a mean of ${String(tidy(steps / all)).replace("-", "−")} steps of ${width}. The mean is ${middle} ${steps < 0 ? "−" : "+"} ${Math.abs((width * steps) / all)} = ${key}.`,
      table: {
        head: turn % 2 === 0 ? ["Marks", "Pupils"] : ["Minutes", "Visitors"],
        rows: counts.map((n, index) => [
          `${start + index * width}-${start + (index + 1) * width}`,
          String(n),
        ]),
      },
    };
  }),
  make("wrong-entry-put-right", 1, (draw) => {
    const [n, wrong, gap] = [
      draw.one([20, 25, 30, 40, 50]),
      draw.int(23, 48),
      draw.one([10, 20, 25, 30, 40]),
    ];
    const [right, mean] = [wrong + gap, draw.int(50, 80)];
    const [over, down] = [draw.int(71, 96), draw.one([5, 10, 15, 20, 25])];
    const net = gap - down;
    const key = tidy(mean + net / n);
    if (net === 0 || key * 10 !== Math.round(key * 10)) return undefined;
    return {
      asks: [
        `The mean of ${n} numbers was ${mean}, but ${wrong} had been written for ${right} and ${over} for ${over - down}. What is the right mean?`,
        `A nurse works out ${mean} kg as the mean weight of ${n} people. Then she sees that she took ${wrong} kg for ${right} kg and ${over} kg for ${over - down} kg. What is the true mean in kilograms?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tidy(mean - net / n), "corrected the mean the wrong way"],
        [tidy(mean + gap / n), "put only the first number right"],
        [tidy(mean + (gap + down) / n), "added the two errors, though one is too large"],
        [tidy(mean - down / n), "put only the second number right"],
      ],
      way: `One number is ${gap} too small, the other ${down} too large. So the sum is ${Math.abs(net)} too ${net > 0 ? "small" : "large"} and the mean ${Math.abs(net)} ÷ ${n} = ${tidy(Math.abs(net) / n)}: the right one is ${key}.`,
    };
  }),
  make("drawn-off-twice", 3, (draw) => {
    const [parts, unit] = [draw.one([3, 4, 5, 6, 10]), draw.int(1, 9)];
    const whole = parts * parts * unit;
    const off = parts * unit;
    if (whole > 200 || whole < 16) return undefined;
    return {
      asks: [
        `From ${whole} litres of milk, ${off} litres are taken out and replaced by water. The same is done once more. How many litres of milk are left?`,
        `A tank holds ${whole} litres of dye. A worker draws off ${off} litres, fills up with water, mixes, and does it all again. How many litres of dye are left?`,
      ],
      key: (parts - 1) ** 2 * unit,
      slips: [
        [whole - 2 * off, "took the same amount out twice"],
        [whole - off, "counted it only once"],
        [2 * off - unit, "found the water, not what it replaced"],
        [whole - 2 * off - unit, "took the mixed part away instead of adding it"],
        [whole - off - unit, "took a share of a share the second time"],
      ],
      way: `Each time ${parts - 1}/${parts} is left: ${whole} × ${parts - 1}/${parts} × ${parts - 1}/${parts} = ${(parts - 1) ** 2 * unit} litres.`,
    };
  }),
  make("equal-glasses-poured-together", 2, (draw) => {
    const [a, b, c, d] = draw.one([
      [3, 1, 1, 1],
      [2, 1, 3, 1],
      [4, 1, 1, 1],
      [3, 2, 2, 1],
      [5, 1, 2, 1],
      [3, 1, 2, 3],
      [4, 1, 3, 2],
      [7, 3, 3, 2],
      [5, 3, 3, 1],
    ] as const);
    const [milk, water] = [a * (c + d) + c * (a + b), b * (c + d) + d * (a + b)];
    const show = (over: number, under: number): string => {
      const divisor = [12, 10, 8, 7, 6, 5, 4, 3, 2].find((n) => over % n === 0 && under % n === 0) ?? 1;
      return `${over / divisor} : ${under / divisor}`;
    };
    return {
      frames: [
        `Two equal glasses hold milk and water in the ratios ${a} : ${b} and ${c} : ${d}. They are poured together. What is the ratio of milk to water?`,
        `Equal weights of two alloys with copper and zinc as ${a} : ${b} and ${c} : ${d} are melted together. What is the ratio of copper to zinc?`,
      ],
      key: show(milk, water),
      slips: [
        [show(a + c, b + d), "added the terms of the two ratios"],
        [show(a * c, b * d), "multiplied the two ratios"],
        [show(a * d + b * c, b * d), "added the ratios as if they were fractions"],
        [show(water, milk), "wrote the ratio the wrong way round"],
        [show(a * d, b * c), "divided one ratio by the other"],
      ],
      because: `The first parts are ${a}/${a + b} and ${c}/${c + d} of a glass, the second ${b}/${a + b} and ${d}/${c + d}. Over ${grouped((a + b) * (c + d))} that is ${milk} to ${water}, so ${show(milk, water)}.`,
    };
  }),
];
