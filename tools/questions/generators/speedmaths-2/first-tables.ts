import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { groupsOf } from "../quick-groups";

const make = familiesOf("First Tables");

/** The families of the topic First Tables. */
export const firstTables: readonly Family[] = [
  groupsOf(
    make,
    ["groups-of-five-and-ten", 1],
    [5, 10],
    [3, 9],
    [
      (many, size) => `What is ${many} × ${size}?`,
      (many, size) => `${many} hens lay ${size} eggs each in a week. How many eggs is that?`,
    ],
  ),
  groupsOf(
    make,
    ["groups-of-two", 1],
    [2],
    [6, 10],
    [
      (many) => `${many} pairs of socks are on a line. How many socks is that?`,
      (many) => `${many} cycles have 2 wheels each. How many wheels do they have?`,
    ],
  ),
  groupsOf(
    make,
    ["groups-of-three-and-four", 2],
    [3, 4],
    [5, 9],
    [
      (many, size) => `How much is ${many} × ${size}?`,
      (many, size) => `${many} tables stand in a room, each with ${size} chairs. How many chairs is that?`,
    ],
  ),
  make("one-group-more", 1, (draw) => {
    const [many, size] = [draw.int(4, 9), draw.one([3, 4, 5])];
    const known = many * size;
    if (many === size) return undefined;
    return {
      asks: [
        `${many} × ${size} is ${known}. What is ${many + 1} × ${size}?`,
        `${many} cups hold ${known} ladles of dal, ${size} in each. How many ladles do ${many + 1} cups hold?`,
      ],
      key: known + size,
      slips: [
        [known + 1, "adding 1 instead of a group"],
        [known - size, "taking a group away"],
        [known + many, `adding ${many} instead of ${size}`],
        [known + 2 * size, "adding two groups"],
        [known, "forgetting the new group"],
      ],
      way: `One more group of ${size}: ${known} + ${size} = ${known + size}.`,
    };
  }),
  make("how-many-groups", 2, (draw) => {
    const [key, size] = [draw.int(3, 9), draw.one([2, 5, 10])];
    return {
      asks: [
        `Which number completes □ × ${size} = ${key * size}?`,
        `${key * size} pencils are tied in bundles of ${size}. How many bundles is that?`,
      ],
      key,
      slips: [
        [key + 1, `counting one ${size} too many`],
        [key - 1, `counting one ${size} too few`],
        [key * size - size, `taking ${size} away`],
        [size, `writing ${size} again`],
      ],
      way: `Count in ${size}s up to ${key * size}: that takes ${key} steps.`,
    };
  }),
  make("wheels-of-two-kinds", 3, (draw) => {
    const [cycles, autos] = [draw.int(2, 6), draw.int(2, 6)];
    const key = cycles * 2 + autos * 3;
    if (cycles === autos) return undefined;
    return {
      asks: [
        `A cycle has 2 wheels and an auto has 3. How many wheels do ${cycles} cycles and ${autos} autos have?`,
        `A pen costs ₹2 and a rubber ₹3. How many rupees do ${cycles} pens and ${autos} rubbers cost?`,
      ],
      key,
      slips: [
        [cycles * 3 + autos * 2, "swapping the two kinds"],
        [cycles * 2, "forgetting the second kind"],
        [cycles + autos, "counting the things only"],
        [key + 2, "one of the first kind too many"],
        [key - 3, "one of the second kind too few"],
      ],
      way: `${cycles} × 2 = ${cycles * 2} and ${autos} × 3 = ${autos * 3}. ${cycles * 2} + ${autos * 3} = ${key}.`,
    };
  }),
];
