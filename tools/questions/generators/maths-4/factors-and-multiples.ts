import type { Family } from "../family";
import { nearMisses } from "../near-misses";
import { drawPerson } from "../people";
import { numberSlips } from "../slips";
import { range } from "../whole";
import { count } from "../words";
import { together } from "./bells-together";

const topic = "Factors and Multiples";
const factorsOf = (value: number): number[] => range(1, value).filter((factor) => value % factor === 0);

const findFactor: Family = {
  name: "find-a-factor",
  topic,
  level: 1,
  draft: (draw) => {
    const number = draw.one([36, 42, 48, 54, 56, 60, 63, 72, 84]);
    const key = draw.one(factorsOf(number).filter((factor) => factor > 5 && factor < 22));
    const others = range(Math.max(4, key - 5), key + 6).filter((other) => number % other !== 0);
    return {
      frames: [
        `Which one of the numbers is a factor of ${number}?`,
        `${number} chairs are put in equal rows, and no chair is left over. Which can be the number of chairs in a row?`,
      ],
      key: String(key),
      slips: numberSlips(
        String,
        draw
          .shuffle(others)
          .map((other) => [other, `forgetting that ${number} ÷ ${other} leaves ${number % other}`]),
      ),
      because: `${key} × ${number / key} = ${number}, so ${key} divides ${number} without a remainder.`,
    };
  },
};

const nextMultiple: Family = {
  name: "next-multiple",
  topic,
  level: 1,
  draft: (draw) => {
    const [table, start] = [draw.int(6, 9), draw.int(41, 98)];
    const key = Math.ceil(start / table) * table;
    if (start % table === 0 || key - start < 2) return undefined;
    return {
      frames: [
        `What is the smallest multiple of ${table} that is greater than ${start}?`,
        `A shop sells cups in packs of ${table}. A school needs at least ${start} cups. How many cups must it buy so that no pack is opened?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key - table, `taking the last multiple below ${start}`],
        [key + table, "going one multiple too far"],
        [start + table, `adding ${table} to ${start}`],
        [key - 1, `slipping in the table of ${table}`],
        [key + 1, `slipping in the table of ${table}`],
      ]),
      because: `${table} × ${key / table - 1} = ${key - table} is too small. The next multiple is ${table} × ${key / table} = ${key}.`,
    };
  },
};

const rowsWays: Family = {
  name: "ways-to-make-rows",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const number = draw.one([12, 16, 18, 20, 24, 28, 30, 32, 36, 40]);
    const { name, they } = drawPerson(draw);
    const all = factorsOf(number);
    const key = all.length;
    return {
      frames: [
        `${name} puts ${number} shells in equal rows. There may be one row or many, and even one shell in a row. For how many different numbers of rows can ${they} do it?`,
        `${number} children stand in equal rows, from one long row up to rows of a single child. How many different numbers of rows are possible?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key - 2, `forgetting 1 and ${number}`],
        [key - 1, `forgetting ${number}`],
        [Math.floor(key / 2), "counting each pair of factors only once"],
        [number / 2, `taking half of ${number}`],
        ...nearMisses(key),
        [key + 3, "counting numbers that leave a remainder"],
      ]),
      because: `The number of rows must be a factor of ${number}: ${all.join(", ")}. There are ${count(key, "factor")}.`,
    };
  },
};

/** The families of the topic Factors and Multiples. */
export const factorsAndMultiples: readonly Family[] = [findFactor, nextMultiple, together, rowsWays];
