import type { Family } from "../family";
import { drawPair } from "../people";
import { hurriedSlips, numberSlips } from "../slips";
import { differenceStory, sumStory } from "../whole-number-stories";
import { grouped } from "../words";
import { missingDigit } from "./hidden-digit";

const topic = "Addition and Subtraction";

const harvest = sumStory({
  name: "two-farms",
  topic,
  level: 1,
  numbers: (draw) => [draw.int(2356, 5879), draw.int(1267, 3789)],
  frames: (first, second) => [
    `One farm picked ${first} mangoes and the next one picked ${second}. How many mangoes did the two farms pick?`,
    `A school has ${first} story books and ${second} other books. How many books does the school have?`,
  ],
});

const more = differenceStory({
  name: "how-many-more",
  topic,
  level: 1,
  numbers: (draw) => [draw.int(50, 90) * 100 + draw.int(1, 4) * 10, draw.int(2345, 4789)],
  frames: (first, second) => [
    `A stadium has ${first} seats and a hall has ${second}. How many more seats are there in the stadium?`,
    `A train took ${first} passengers in a day and a ferry took ${second}. How many more passengers took the train?`,
  ],
});

const twoSteps: Family = {
  name: "in-and-out",
  topic,
  level: 2,
  count: 1,
  draft: (draw) => {
    const [start, came, went] = [draw.int(1245, 2890), draw.int(456, 989), draw.int(567, 998)];
    const key = start + came - went;
    return {
      frames: [
        `A pond had ${grouped(start)} fish. The owner put in ${came} more and later sold ${went}. How many fish are in the pond now?`,
        `A shop had ${grouped(start)} kites. It bought ${came} more kites and then sold ${went}. How many kites does it have now?`,
      ],
      key: grouped(key),
      slips: numberSlips(grouped, [
        [start - came + went, "changing round what came and what went"],
        [start + came + went, "adding all three numbers"],
        [start + came, `forgetting to take away the ${went}`],
        [start - went, `forgetting to add the ${came}`],
        ...hurriedSlips(key),
      ]),
      because: `First ${grouped(start)} + ${came} = ${grouped(start + came)}, then ${grouped(start + came)} − ${went} = ${grouped(key)}.`,
    };
  },
};

const shareUnequally: Family = {
  name: "sum-and-difference",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const [small, extra] = [draw.int(15, 45), draw.int(4, 19) * 2];
    const [total, key] = [2 * small + extra, small + extra];
    const [first, second] = drawPair(draw);
    return {
      frames: [
        `${first.name} and ${second.name} have ${total} shells together. ${first.name} has ${extra} more than ${second.name}. How many shells does ${first.name} have?`,
        `Two baskets hold ${total} limes in all. The large basket holds ${extra} limes more than the small one. How many limes are in the large basket?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [total / 2 + extra, `adding all ${extra} to half of ${total}`],
        [total - extra, "forgetting to halve"],
        [small, "giving the smaller number"],
        [total / 2, `sharing ${total} equally`],
        ...hurriedSlips(key),
      ]),
      because: `Without the ${extra} more, both would have the same: ${total} − ${extra} = ${total - extra}, and half of it is ${small}. ${small} + ${extra} = ${key}.`,
    };
  },
};

/** The families of the topic Addition and Subtraction. */
export const additionAndSubtraction: readonly Family[] = [
  harvest,
  more,
  twoSteps,
  missingDigit,
  shareUnequally,
];
