import { drawGeometry } from "../../figures/geometry";
import { ratio } from "../algebra-words";
import type { Family } from "../family";
import { everyOther, familiesOf } from "../quick-family";

const make = familiesOf("Quick Counting");

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const choose = (n: number, r: number): number => factorial(n) / factorial(r) / factorial(n - r);

/** The families of the topic Quick Counting. */
export const quickCounting: readonly Family[] = [
  make("letters-that-come-again", 1, (draw, turn) => {
    const [word, ...times] = draw.one(
      everyOther(
        [
          ["PEPPER", 3, 2],
          ["BANANA", 3, 2],
          ["LEVEL", 2, 2],
          ["COFFEE", 2, 2],
          ["MAMMAL", 3, 2],
          ["TATTOO", 3, 2],
          ["PAPAYA", 3, 2],
          ["SETTEE", 3, 2],
        ] as const,
        turn,
      ),
    );
    const n = word.length;
    const [a, b] = times;
    return {
      asks: [
        `In how many different ways can the letters of ${word} be arranged?`,
        `A code uses all the letters of ${word} in any order. How many different codes are there?`,
      ],
      key: factorial(n) / factorial(a) / factorial(b),
      slips: [
        [factorial(n), "took all the letters for different"],
        [factorial(n) / factorial(a), "forgot one of the letters that come again"],
        [
          factorial(n) / factorial(b) === factorial(n) / factorial(a)
            ? factorial(n) / (a + b)
            : factorial(n) / factorial(b),
          a === b ? "divided by the number of equal letters" : "forgot the letter that comes three times",
        ],
        [factorial(n) / (a * b), "divided by the numbers, not by their factorials"],
        [factorial(n) / factorial(a) / factorial(b) / 2, "halved for reading backwards"],
      ],
      way: `${n} letters have ${n}! orders. One letter stands ${a} times and one ${b} times: ${factorial(n)} ÷ ${factorial(a)} ÷ ${factorial(b)} = ${factorial(n) / factorial(a) / factorial(b)}.`,
    };
  }),
  make("committees-with-one-at-least", 2, (draw) => {
    const [m, w, r] = [draw.int(4, 6), draw.int(3, 5), draw.int(3, 4)];
    const all = choose(m + w, r);
    const key = all - choose(m, r);
    return {
      asks: [
        `From ${m} clerks and ${w} engineers ${r} are chosen. In how many ways can that be done if there is to be at least one engineer?`,
        `A juggler picks ${r} of ${m} red and ${w} blue balls, all with different numbers. How many choices have at least one blue ball?`,
      ],
      key,
      slips: [
        [all, "forgot the condition"],
        [w * choose(m + w - 1, r - 1), "set one first, so that some choices count again"],
        [w * choose(m, r - 1), "counted only those with exactly one"],
        [all - choose(w, r), "took the wrong kind away"],
        [choose(m, r), "counted those with none"],
      ],
      way: `All choices are ${all}, and ${choose(m, r)} of them have none: ${all} − ${choose(m, r)} = ${key}.`,
    };
  }),
  make("ways-on-a-street-map", 2, (draw, turn) => {
    const [across, up] = draw.one(
      everyOther(
        [
          [3, 2],
          [4, 2],
          [3, 3],
          [4, 3],
        ] as const,
        turn,
      ),
    );
    const key = choose(across + up, up);
    const letters = "CDEFGHIJKLMNOPQRST";
    const points: Record<string, readonly [number, number]> = { A: [0, 0], B: [across, up] };
    const strokes: string[] = [];
    let place = 0;
    const add = (x: number, y: number): string => {
      const known = Object.entries(points).find(([, [a, b]]) => a === x && b === y)?.[0];
      if (known) return known;
      const letter = letters.charAt(place++);
      points[letter] = [x, y];
      return letter;
    };
    for (let x = 0; x <= across; x++) strokes.push(add(x, 0) + add(x, up));
    for (let y = 0; y <= up; y++) strokes.push(add(0, y) + add(across, y));
    return {
      asks: [
        "The lines are streets. How many shortest ways are there from A to B?",
        "On this map of streets a courier goes from A to B, only to the right and up. How many different ways can she take?",
      ],
      key,
      slips: [
        [across * up, "multiplied the streets in both directions"],
        [(across + 1) * (up + 1), "counted the crossings"],
        [2 ** (across + up - 1), "took two choices at every step but one"],
        [choose(across + up, up) - choose(across + up - 1, up), "began only to one side"],
        [choose(across + up + 2, up + 1), "counted streets for steps"],
      ],
      way: `Each way has ${across} steps to the right and ${up} up, in any order: ${across + up} steps, of which ${up} are chosen. That makes ${key}.`,
      figure: {
        alt: `A grid of streets, ${across} blocks wide and ${up} blocks high, with A at the bottom left and B at the top right`,
        draw: (alt) =>
          drawGeometry({ alt, points, strokes, unnamed: letters.slice(0, place).split(""), height: 200 }),
      },
    };
  }),
  make("numbers-that-five-divides", 3, (draw, turn) => {
    const [top, digits] = draw.one(
      everyOther(
        [
          [5, 3],
          [6, 3],
          [5, 4],
          [7, 3],
          [8, 3],
          [6, 4],
        ] as const,
        turn,
      ),
    );
    const many = (from: number, count: number): number =>
      Array.from({ length: count }, (_, k) => from - k).reduce((all, n) => all * n, 1);
    const zero = many(top, digits - 1);
    const five = (top - 1) * many(top - 1, digits - 2);
    const word = digits === 3 ? "three" : "four";
    return {
      asks: [
        `How many ${word}-digit numbers with different digits from 0 to ${top} are divisible by 5?`,
        `Number plates show ${word} different digits from 0 to ${top}, the first not 0, and the number is a multiple of 5. How many plates are there?`,
      ],
      key: zero + five,
      slips: [
        [2 * zero, "let numbers begin with 0"],
        [zero, "forgot those that end in 5"],
        [2 * five, "counted those that end in 0 as if they ended in 5"],
        [five, "forgot those that end in 0"],
        [zero + many(top - 1, digits - 1), "kept 0 out of all places when the end is 5"],
      ],
      way: `With 0 at the end there are ${zero} numbers. With 5 at the end the first digit cannot be 0, which leaves ${five}. Together they are ${zero + five}.`,
    };
  }),
  make("one-hit-at-least", 1, (draw) => {
    const [a, b, c] = draw.one([
      [2, 3, 4],
      [2, 3, 5],
      [3, 4, 5],
      [2, 4, 5],
      [3, 4, 6],
      [2, 5, 6],
      [3, 5, 6],
    ] as const);
    const [whole, none] = [a * b * c, (a - 1) * (b - 1) * (c - 1)];
    return {
      frames: [
        `Three archers hit independently with the chances 1/${a}, 1/${b} and 1/${c}. What is the chance that at least one of them hits?`,
        `Three alarms fail independently with the chances 1/${a}, 1/${b} and 1/${c}. What is the chance that one or more of them fail?`,
      ],
      key: ratio(whole - none, whole),
      slips: [
        [ratio(none, whole), "found the chance of none"],
        [b * c + a * c + a * b < whole ? ratio(b * c + a * c + a * b, whole) : "", "added the three chances"],
        [ratio(whole - 1, whole), "took the chance of all away from 1"],
        [ratio(1, whole), "found the chance of all three"],
        [
          ratio((b - 1) * (c - 1) + (a - 1) * (c - 1) + (a - 1) * (b - 1), whole),
          "found the chance of exactly one",
        ],
      ],
      because: `None does with the chance ${a - 1}/${a} × ${b - 1}/${b} × ${c - 1}/${c} = ${ratio(none, whole)}. So at least one does with ${ratio(whole - none, whole)}.`,
    };
  }),
];
