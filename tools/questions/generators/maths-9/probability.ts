import { ratio } from "../algebra-words";
import { inTurn, type Family } from "../family";
import { numeric, quotients } from "../signed-slips";
import { sumOf } from "../whole";
import { grouped } from "../words";

const topic = "Probability";

const familyTable: Family = {
  name: "two-or-more-in-a-table",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const counts = [draw.int(20, 60), draw.int(40, 90), draw.int(30, 80), draw.int(10, 40)] as const;
    const [none, one, two, three] = counts;
    const all = sumOf(counts);
    if (all % 10 !== 0) return undefined;
    return {
      frames: [
        "The table shows how many bicycles the households of a village near Kochi have. What is the probability that a household chosen at random has at least two?",
        "A bus stop in Patna was watched for some weeks. What is the probability of a day with two or more late buses?",
      ],
      ...quotients(
        [two + three, all],
        [
          [two, all, "counted exactly two only"],
          [three, all, "counted more than two only"],
          [one + two + three, all, "counted at least one"],
          [none + one, all, "gave the probability of the opposite"],
          [none + one + two, all, "counted at most two"],
          [1, 2, "took two of four kinds to be half of all"],
        ],
      ),
      because: `${two} + ${three} = ${two + three} of the ${all} fit, so the probability is ${ratio(two + three, all)}.`,
      table: {
        head: [
          ...inTurn(
            [
              ["Bicycles", "Households"],
              ["Late buses", "Days"],
            ] as const,
            turn,
          ),
        ],
        rows: counts.map((count, number) => [String(number), String(count)]),
      },
    };
  },
};

const expectedNumber: Family = {
  name: "expected-number",
  topic,
  level: 1,
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
      ...numeric(grouped, batch - key, [
        [key, "gave the number of the bad ones"],
        [batch - faulty, "took the bad ones of the sample off the whole"],
        [batch - sample, "took the sample off the whole"],
        [batch - 2 * key, "took the bad ones off twice"],
        [batch - Math.round(key / 2), "took half of the bad ones off"],
      ]),
      because: `The probability of a good one is ${ratio(sample - faulty, sample)}, and ${grouped(batch)} × ${ratio(sample - faulty, sample)} = ${grouped(batch - key)}.`,
    };
  },
};

export const probability: readonly Family[] = [familyTable, expectedNumber];
