import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { count } from "../words";

const make = familiesOf("Adding and Subtracting Tens");

/** The families of the topic Adding and Subtracting Tens. */
export const addingTens: readonly Family[] = [
  make("add-tens", 1, (draw) => {
    const [a, b] = [draw.int(12, 48), draw.int(2, 5) * 10];
    const key = a + b;
    if (a % 10 === 0) return undefined;
    return {
      asks: [
        `What is ${a} + ${b}?`,
        `A book has ${a} old stamps. ${b} new stamps come in. How many stamps is that?`,
      ],
      key,
      slips: [
        [a + b / 10, `adding ${b / 10} ones instead of ${b / 10} tens`],
        [key + 10, "a ten too many"],
        [key - 10, "a ten too few"],
        [b - (a % 10) + Math.floor(a / 10) * 10, "taking the ones away"],
      ],
      way: `Only the tens grow: ${count(Math.floor(a / 10), "ten")} and ${b / 10} tens are ${Math.floor(key / 10)} tens, so it is ${key}.`,
    };
  }),
  make("take-tens", 1, (draw) => {
    const [from, b] = [draw.int(51, 98), draw.int(2, 4) * 10];
    const key = from - b;
    if (from % 10 === 0) return undefined;
    return {
      asks: [`What is ${from} − ${b}?`, `${from} children play in a park. ${b} go home. How many stay?`],
      key,
      slips: [
        [from - b / 10, `taking ${b / 10} ones away instead of ${b / 10} tens`],
        [key + 10, "a ten too few taken away"],
        [key - 10, "a ten too many taken away"],
        [from + b, "adding instead of taking away"],
      ],
      way: `Only the tens get fewer: ${Math.floor(from / 10)} tens less ${b / 10} tens are ${count(Math.floor(key / 10), "ten")}, so it is ${key}.`,
    };
  }),
  make("missing-tens", 2, (draw) => {
    const [a, key] = [draw.int(13, 39), draw.int(2, 6) * 10];
    const sum = a + key;
    if (a % 10 === 0 || sum > 99) return undefined;
    return {
      asks: [
        `Which number completes ${a} + □ = ${sum}?`,
        `A plant was ${a} cm high. Now it is ${sum} cm high. How many centimetres did it grow?`,
      ],
      key,
      slips: [
        [key / 10, "counting the tens as ones"],
        [key + 10, "a ten too many"],
        [key - 10, "a ten too few"],
        [a + sum, "adding the two numbers"],
        [key + 1, "a slip of one"],
      ],
      way: `Count on in tens from ${a} to ${sum}: that takes ${key / 10} tens, so it is ${key}.`,
    };
  }),
  make("tens-up-and-down", 2, (draw) => {
    const [a, up, down] = [draw.int(31, 48), draw.int(2, 5) * 10, draw.int(1, 4) * 10];
    const key = a + up - down;
    if (up === down || a % 10 === 0) return undefined;
    return {
      asks: [
        `What is ${a} + ${up} − ${down}?`,
        `A kite is ${a} m high. It goes up ${up} m and then down ${down} m. How many metres high is it then?`,
      ],
      key,
      slips: [
        [a + up, `forgetting to take ${down} away`],
        [a + up + down, `adding ${down} instead of taking it away`],
        [a - up + down, "mixing up plus and minus"],
        [key + 10, "a ten too many"],
        [key - 10, "a ten too few"],
      ],
      way:
        up > down
          ? `Up ${up} and down ${down} is up ${up - down}: ${a} + ${up - down} = ${key}.`
          : `Up ${up} and down ${down} is down ${down - up}: ${a} − ${down - up} = ${key}.`,
    };
  }),
];
