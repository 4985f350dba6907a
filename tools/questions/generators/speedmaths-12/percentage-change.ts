import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Percentage Change");

const tenth = (value: number): number => Number(value.toFixed(1));

/** The families of the topic Percentage Change. */
export const percentageChange: readonly Family[] = [
  make("small-change-under-a-root", 1, (draw, turn) => {
    const [p, degree] = turn % 2 === 0 ? [draw.one([1, 2, 3, 4, 5]), 2] : [draw.one([1.5, 3, 4.5, 6]), 3];
    return {
      asks: [
        `The period of a pendulum is as the square root of its length. The length grows by ${p}%. By about how many per cent does the period grow?`,
        `A balloon’s volume grows by ${p}%, and it stays a sphere. By about how many per cent does its radius grow?`,
      ],
      key: tidy(p / degree),
      unit: "%",
      hasDecimals: true,
      slips: [
        [p, "took the same per cent for both"],
        [tidy(p * degree), "multiplied by the degree of the root"],
        [
          tenth(Math.sqrt(p)) === tidy(p / degree) ? 0 : tenth(degree === 2 ? Math.sqrt(p) : Math.cbrt(p)),
          "took the root of the per cent",
        ],
        [
          tidy(p / (degree === 2 ? 3 : 2)) === tenth(p / (degree === 2 ? 3 : 2))
            ? tidy(p / (degree === 2 ? 3 : 2))
            : tenth(p / (degree === 2 ? 3 : 2)),
          degree === 2 ? "divided by three, as for a cube root" : "divided by two, as for a square root",
        ],
      ],
      way: `A small per cent is divided by the degree of the root: ${p} ÷ ${degree} = ${tidy(p / degree)}%.`,
    };
  }),
  make("law-of-growth-in-a-table", 2, (draw, turn) => {
    const [over, under, steps] = draw.one([
      [3, 2, 3],
      [2, 1, 3],
      [3, 2, 4],
      [4, 3, 3],
      [2, 1, 4],
      [5, 4, 3],
      [6, 5, 3],
    ] as const);
    const [gap, first] = [draw.one([2, 3, 4, 5]), draw.int(1, 6) * under ** steps * 10];
    const at = (n: number): number => (first * over ** n) / under ** n;
    if (first < 100 || first > 9000) return undefined;
    return {
      asks: [
        `A culture grows at a rate that is proportional to its size. The table shows two counts. What is the count after ${gap * steps} hours?`,
        `The value of a painting grows at a rate proportional to the value itself. The table shows it in thousand rupees. What is it after ${gap * steps} years, in thousand rupees?`,
      ],
      key: at(steps),
      slips: [
        [first + steps * (at(1) - first), "added the same amount in each stretch"],
        [at(steps - 1), "counted one stretch too few"],
        [at(steps + 1), "counted one stretch too many"],
        [at(1) * steps, "multiplied the second count by the number of stretches"],
        [first * steps, "multiplied the first count by the number of stretches"],
      ],
      way: `The law is that of e to the power kt, so equal stretches bring equal factors. Each ${gap} bring the factor ${tidy(over / under) * under === over ? tidy(over / under) : `${over}/${under}`}, and ${steps} stretches lead from ${grouped(first)} to ${grouped(at(steps))}.`,
      table: {
        head: turn % 2 === 0 ? ["Hours", "Count"] : ["Years", "Value (₹ thousand)"],
        rows: [
          ["0", grouped(first)],
          [String(gap), grouped(at(1))],
          [String(gap * steps), "?"],
        ],
      },
    };
  }),
  make("test-that-is-mostly-right", 3, (draw) => {
    const [ill, right, wrong] = draw.one([
      [10, 90, 10],
      [20, 80, 20],
      [4, 96, 4],
      [20, 90, 10],
      [5, 95, 5],
      [25, 90, 10],
      [40, 90, 10],
      [20, 60, 10],
      [10, 80, 20],
    ] as const);
    const [true_, false_] = [ill * right, (100 - ill) * wrong];
    const key = tenth((100 * true_) / (true_ + false_));
    return {
      asks: [
        `${ill}% of the seeds in a store are infected. A test shows red for ${right}% of the infected and for ${wrong}% of the sound ones. What per cent of the red seeds are infected?`,
        `A filter marks ${right}% of the spam and ${wrong}% of the good mails, and ${ill}% of all mails are spam. What per cent of the marked mails are spam?`,
      ],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [right, "took the test’s share of hits for the answer"],
        [tidy(true_ / 100), "found the per cent of all that are both"],
        [tenth((100 * ill) / (ill + wrong)), "left the missed ones out"],
        [tidy((true_ + false_) / 100), "found the per cent of all that are marked"],
        [tenth((100 * false_) / (true_ + false_)), "found the per cent that is marked wrongly"],
      ],
      way: `Of 100 in all, ${tidy(true_ / 100)} are marked rightly and ${tidy(false_ / 100)} wrongly. ${tidy(true_ / 100)} out of ${tidy((true_ + false_) / 100)} is ${key}%.`,
    };
  }),
  make("share-within-a-group", 1, (draw, turn) => {
    const [first, second] = [draw.int(2, 9) * 50, draw.int(2, 9) * 50];
    const scale = turn % 2 === 0 ? 10 : 1;
    const [x, y] = [draw.int(2, 8) * scale, draw.int(2, 8) * scale];
    const [a, c] = [(first * x) / 100, (second * y) / 100];
    const key = (100 * a) / (a + c);
    if (
      !Number.isInteger(key) ||
      ![a, c].every(Number.isInteger) ||
      x === y ||
      first === second ||
      key === 50
    )
      return undefined;
    return {
      asks: [
        "The table shows two schools and how many of their pupils come by bus. One of the pupils who come by bus is picked at random. What is the chance in per cent that it is one from school P?",
        "The table shows what two machines make in a day. One of the faulty bulbs is picked at random. What is the chance in per cent that machine P made it?",
      ],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [tenth((100 * x) / (x + y)), "compared the per cents and left the sizes out"],
        [tenth((100 * first) / (first + second)), "left the condition out"],
        [tenth((100 * c) / (a + c)), "found the chance for Q"],
        [x, "took the per cent of P for the answer"],
      ],
      way: `P has ${a} of them and Q ${c}, together ${a + c}. ${a} out of ${a + c} is ${key}%.`,
      table: {
        head: turn % 2 === 0 ? ["School", "Pupils", "By bus (%)"] : ["Machine", "Bulbs", "Faulty (%)"],
        rows: [
          ["P", String(first), String(x)],
          ["Q", String(second), String(y)],
        ],
      },
    };
  }),
];
