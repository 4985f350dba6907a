import type { Family } from "../family";
import { nearMisses } from "../near-misses";
import { numberSlips } from "../slips";
import { productStory, shareStory } from "../whole-number-stories";
import { leftOver } from "./full-groups-and-rest";

const topic = "Equal Groups and Sharing";

const groups = productStory({
  name: "equal-groups",
  topic,
  level: 1,
  numbers: (draw) => {
    const [each, many] = [draw.one([2, 3, 4, 5, 10]), draw.int(4, 9)];
    return each === many ? undefined : [each, many];
  },
  frames: (each, many) => [
    `There are ${each} bananas in a bunch. How many bananas are in ${many} bunches?`,
    `${each} children sit on a bench. How many children sit on ${many} such benches?`,
  ],
});

const share = shareStory({
  name: "share-them-out",
  topic,
  level: 1,
  numbers: (draw) => {
    const [parts, key] = [draw.int(2, 5), draw.int(4, 9)];
    return [parts * key, parts];
  },
  frames: (whole, parts) => [
    `${whole} laddoos are put equally on ${parts} plates. How many are on each plate?`,
    `${whole} flowers are put equally in ${parts} pots. How many flowers are in each pot?`,
  ],
});

const skip: Family = {
  name: "adding-again-and-again",
  topic,
  level: 1,
  count: 1,
  draft: (draw) => {
    const [each, many] = [draw.int(3, 9), draw.int(3, 5)];
    const sum = Array.from({ length: many }, () => each).join(" + ");
    if (each === many) return undefined;
    return {
      frames: [
        `Which product is the same as ${sum}?`,
        `A frog jumps ${sum} steps. Which product gives all its steps?`,
      ],
      key: `${many} × ${each}`,
      slips: [
        [`${many - 1} × ${each}`, "counting one number too few"],
        [`${many + 1} × ${each}`, "counting one number too many"],
        [`${each} × ${each}`, `taking ${each} groups`],
        [`${many} × ${many}`, `taking ${many} in each group`],
      ],
      because: `${each} is there ${many} times, so it is ${many} × ${each} = ${many * each}.`,
    };
  },
};

const mixed: Family = {
  name: "wheels-in-all",
  topic,
  level: 2,
  draft: (draw) => {
    const [autos, cycles] = [draw.int(2, 5), draw.int(2, 6)];
    const key = autos * 3 + cycles * 2;
    if (autos === cycles) return undefined;
    return {
      frames: [
        `There are ${autos} autos and ${cycles} bicycles. An auto has 3 wheels. A bicycle has 2 wheels. How many wheels are there?`,
        `${cycles} pencils cost ₹2 each. ${autos} rubbers cost ₹3 each. How many rupees do they cost in all?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [autos * 2 + cycles * 3, "changing round the 2 and the 3"],
        [(autos + cycles) * 3, "taking 3 for each of them"],
        [(autos + cycles) * 2, "taking 2 for each of them"],
        [autos + cycles + 5, "adding all the numbers"],
        ...nearMisses(key),
      ]),
      because: `${autos} × 3 = ${autos * 3} and ${cycles} × 2 = ${cycles * 2}. Together that is ${key}.`,
    };
  },
};

/** The families of the topic Equal Groups and Sharing. */
export const equalGroupsAndSharing: readonly Family[] = [groups, share, skip, leftOver, mixed];
