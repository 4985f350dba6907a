import type { Family } from "../family";
import { drawTown } from "../people";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Mental Addition and Subtraction");

/** The families of the topic Mental Addition and Subtraction. */
export const mentalSums: readonly Family[] = [
  make("add-nearly-a-thousand", 1, (draw) => {
    const [gap, first] = [draw.int(1, 4), draw.int(1235, 6879)];
    const [near, key] = [1000 - gap, first + 1000 - gap];
    if (first % 10 < gap || first % 10 === 0) return undefined;
    return {
      asks: [
        `What is ${grouped(first)} + ${near}?`,
        `A library has ${grouped(first)} books and buys ${near} new ones. How many books does it have then?`,
      ],
      key,
      slips: [
        [first + 1000 + gap, `adding ${gap} to ${grouped(first + 1000)} instead of taking it away`],
        [first + 1000, `adding 1,000 and forgetting to take ${gap} away`],
        [key - 1000, "forgetting to carry into the thousands"],
        [key - 100, "a slip in the hundreds"],
      ],
      way: `Add 1,000 and take ${gap} away: ${grouped(first + 1000)} − ${gap} = ${grouped(key)}.`,
    };
  }),
  make("take-nearly-a-thousand", 1, (draw) => {
    const [gap, from] = [draw.int(1, 5), draw.int(3120, 8875)];
    const [near, key] = [2000 - gap, from - 2000 + gap];
    if (from % 10 > 5 || from % 10 === 0) return undefined;
    const town = drawTown(draw);
    return {
      asks: [
        `What is ${grouped(from)} − ${grouped(near)}?`,
        `Of ${grouped(from)} saplings in a nursery at ${town}, ${grouped(near)} are sold. How many are left?`,
      ],
      key,
      slips: [
        [from - 2000 - gap, `taking ${gap} away once more instead of giving it back`],
        [from - 2000, `taking 2,000 away and forgetting to give ${gap} back`],
        [key + 1000, "taking away only 1,000"],
        [key + 100, "a slip in the hundreds"],
      ],
      way: `Take 2,000 away and give ${gap} back: ${grouped(from - 2000)} + ${gap} = ${grouped(key)}.`,
    };
  }),
  make("across-a-thousand", 1, (draw) => {
    const [middle, under, over] = [draw.int(3, 8) * 1000, draw.int(4, 38), draw.int(11, 47)];
    const key = under + over;
    if (under % 10 === 0 || under === over) return undefined;
    return {
      asks: [
        `What is ${grouped(middle + over)} − ${grouped(middle - under)}?`,
        `A meter stood at ${grouped(middle - under)} units in May and at ${grouped(middle + over)} units in June. How many units were used?`,
      ],
      key,
      unit: ["", " units"],
      slips: [
        [Math.abs(over - under), `subtracting the two distances from ${grouped(middle)}`],
        [key + 100, "borrowing a hundred wrongly"],
        [key + 10, "a slip in the tens"],
        [key - 10, "a slip in the tens"],
      ],
      way: `Count up over ${grouped(middle)}: ${under} to ${grouped(middle)} and ${over} more, which is ${key}.`,
    };
  }),
  make("three-near-hundreds", 2, (draw) => {
    const [a, b, c] = [draw.int(2, 6) * 100, draw.int(2, 6) * 100, draw.int(1, 4) * 100];
    const [x, y, z] = [draw.int(1, 4), draw.int(1, 4), draw.int(1, 3)];
    const [key, short] = [a + b + c - x - y - z, x + y + z];
    if (a === b || b === c || a === c) return undefined;
    return {
      asks: [
        `What is ${a - x} + ${b - y} + ${c - z}?`,
        `A dairy sells ${a - x} litres of milk on Monday, ${b - y} litres on Tuesday and ${c - z} litres on Wednesday. How many litres is that?`,
      ],
      key,
      slips: [
        [a + b + c + short, `adding the ${short} instead of taking it away`],
        [a + b + c, `adding the hundreds and forgetting the ${short}`],
        [key + 100, "a hundred too many"],
        [key - 100, "a hundred too few"],
      ],
      way: `Add the round numbers: ${a} + ${b} + ${c} = ${grouped(a + b + c)}. That is ${short} too many, so it is ${grouped(key)}.`,
    };
  }),
  make("plus-and-minus-in-turn", 3, (draw, turn) => {
    const [top, step, pairs] = [draw.int(6, 12) * 10, draw.int(2, 4), draw.int(4, 6)];
    const terms = Array.from({ length: pairs * 2 }, (_, index) => top - index * step);
    if ((terms.at(-1) ?? 0) <= 0) return undefined;
    const key = step * pairs;
    const text = terms
      .slice(0, 4)
      .reduce((all, term, index) => `${all}${index === 0 ? "" : index % 2 ? " − " : " + "}${term}`, "");
    const last = `${terms.at(-2)} − ${terms.at(-1)}`;
    return {
      asks: [
        `The numbers fall by ${step} each time. What is ${text} + … + ${last}?`,
        `A lift shows its height in metres. It goes up ${top} m, down ${top - step} m, up ${top - 2 * step} m, down ${top - 3 * step} m and so on, and at last up ${terms.at(-2)} m and down ${terms.at(-1)} m. How high is it then?`,
      ],
      key,
      unit: ["", " m"],
      slips: [
        [step, "counting one pair only"],
        [key + step, "counting a pair too many"],
        [key - step, "counting a pair too few"],
        [key * 2, "counting the numbers instead of the pairs"],
        [top, "taking the first number"],
      ],
      way: `Each pair such as ${top} − ${top - step} leaves ${step}, and there are ${pairs} pairs: ${pairs} × ${step} = ${key}${turn % 2 ? " m" : ""}.`,
    };
  }),
];
