import { ratio } from "../algebra-words";
import type { Family } from "../family";
import { numeric, quotients } from "../signed-slips";
import { sumOf } from "../whole";
import { grouped } from "../words";

const topic = "Probability";

const tossedCoin: Family = {
  name: "tossed-coin",
  topic,
  level: 1,
  draft: (draw) => {
    const [all, percent] = [draw.int(4, 20) * 25, draw.one([36, 40, 44, 48, 52, 56, 60, 64])];
    const heads = (all * percent) / 100;
    return {
      frames: [
        `A coin is tossed ${all} times and shows heads ${heads} times. What is the empirical probability of tails?`,
        `Of ${all} seeds that were sown, ${heads} came up. What is the empirical probability that a seed of this kind fails to come up?`,
      ],
      ...quotients(
        [all - heads, all],
        [
          [heads, all, "giving the probability of the other result"],
          [1, 2, "giving the value for two equally likely results"],
          [all - heads, heads, "comparing the two results with each other"],
          [heads, all - heads, "comparing the two results with each other"],
          [1, all, "counting a single case"],
          [all - heads, all + heads, "adding the cases to the trials"],
        ],
      ),
      because: `${all} − ${heads} = ${all - heads} of the ${all} trials fit, so it is ${all - heads}/${all} = ${ratio(all - heads, all)}.`,
    };
  },
};

const familyTable: Family = {
  name: "family-table",
  topic,
  level: 1,
  draft: (draw) => {
    const counts = [draw.int(20, 60), draw.int(40, 90), draw.int(30, 80), draw.int(10, 40)] as const;
    const [none, one, two, three] = counts;
    const all = sumOf(counts);
    if (all % 10 !== 0) return undefined;
    return {
      frames: [
        `Of ${all} households ${none} have no bicycle, ${one} have one, ${two} have two and ${three} have three. What is the probability that a household chosen at random has at least two bicycles?`,
        `${all} days were watched: on ${none} no bus was late, on ${one} one bus, on ${two} two buses and on ${three} three. What is the probability of a day with two or more late buses?`,
      ],
      ...quotients(
        [two + three, all],
        [
          [two, all, "counting exactly two only"],
          [three, all, "counting more than two only"],
          [one + two + three, all, "counting at least one"],
          [none + one, all, "giving the probability of the contrary"],
          [none + one + two, all, "counting at most two"],
          [1, 2, "taking two of four kinds to be half of all"],
        ],
      ),
      because: `${two} + ${three} = ${two + three} of the ${all} fit, so the probability is ${ratio(two + three, all)}.`,
    };
  },
};

const expectedNumber: Family = {
  name: "expected-number",
  topic,
  level: 2,
  draft: (draw) => {
    const [sample, faulty, batch] = [
      draw.one([50, 80, 120, 150, 200, 250]),
      draw.int(3, 18),
      draw.int(6, 40) * 100,
    ];
    const key = (batch * faulty) / sample;
    if (!Number.isInteger(key) || batch % sample !== 0) return undefined;
    return {
      frames: [
        `In a test of ${sample} lamps ${faulty} are faulty. About how many of a delivery of ${grouped(batch)} such lamps can be expected to work?`,
        `${faulty} of ${sample} mangoes picked at random from a truck are bad. How many good ones may be expected among all its ${grouped(batch)} mangoes?`,
      ],
      ...numeric(
        grouped,
        batch - key,
        [
          [key, "giving the number of the bad ones"],
          [batch - faulty, "taking the bad ones of the sample off the whole"],
          [batch - sample, "taking the sample off the whole"],
          [sample - faulty, "giving the good ones of the sample"],
          [batch - 2 * key, "taking the bad ones off twice"],
          [batch - Math.round(key / 2), "taking half of the bad ones off"],
        ],
        10,
      ),
      because: `The probability of a good one is ${ratio(sample - faulty, sample)}, and ${grouped(batch)} × ${ratio(sample - faulty, sample)} = ${grouped(batch - key)}.`,
    };
  },
};

export const probability: readonly Family[] = [tossedCoin, familyTable, expectedNumber];
