import type { Family } from "../family";
import { nearMisses } from "../near-misses";
import { drawPerson } from "../people";
import { hurriedSlips, numberSlips } from "../slips";
import { shareStory } from "../whole-number-stories";
import { leftOver } from "./beads-left-over";

const topic = "Division";

const shares = shareStory({
  name: "fair-shares",
  topic,
  level: 1,
  numbers: (draw) => {
    const [parts, key] = [draw.int(3, 9), draw.int(12, 29)];
    return [parts * key, parts];
  },
  frames: (whole, parts) => [
    `${whole} laddoos are shared equally among ${parts} families. How many laddoos does each family get?`,
    `${whole} children make ${parts} equal teams. How many children are in each team?`,
  ],
});

const oneMissing: Family = {
  name: "more-for-a-full-box",
  topic,
  level: 2,
  draft: (draw) => {
    const [size, many, rest] = [draw.int(6, 9), draw.int(7, 13), draw.int(1, 6)];
    const [whole, key] = [size * many + rest, size - rest];
    if (key < 2 || key === rest) return undefined;
    return {
      frames: [
        `A baker has ${whole} buns and fills boxes of ${size}. How many more buns must be baked so that the last box is full too?`,
        `${whole} players form teams of ${size}. Some are left without a full team. How many more players are needed to complete that team?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [rest, "giving what is left over"],
        [many, "giving the number of full groups"],
        [size, "adding a whole new group"],
        [many + 1, "giving the number of groups"],
        ...nearMisses(key),
      ]),
      because: `${whole} ÷ ${size} is ${many} with ${rest} left over. A full group needs ${size} − ${rest} = ${key} more.`,
    };
  },
};

const before: Family = {
  name: "before-sharing",
  topic,
  level: 2,
  count: 1,
  draft: (draw) => {
    const [friends, each, rest] = [draw.int(4, 8), draw.int(7, 15), draw.int(2, 3)];
    const key = friends * each + rest;
    const { name } = drawPerson(draw);
    return {
      frames: [
        `${name} shared some toffees equally among ${friends} friends. Each got ${each}, and ${rest} were left over. How many toffees were there?`,
        `A teacher gave ${each} crayons to each of ${friends} groups and had ${rest} left. How many crayons were there at first?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [friends * each, "forgetting what was left over"],
        [friends * each - rest, "taking away what was left over"],
        [friends * (each + rest), "giving the rest to every one"],
        [friends + each + rest, "adding all the numbers"],
        ...hurriedSlips(key),
      ]),
      because: `${friends} × ${each} = ${friends * each} were shared out. With ${rest} left over that is ${friends * each} + ${rest} = ${key}.`,
    };
  },
};

const cuts: Family = {
  name: "cuts-and-pieces",
  topic,
  level: 3,
  draft: (draw) => {
    const [piece, many] = [draw.int(3, 9), draw.int(6, 14)];
    const [length, key] = [piece * many, many - 1];
    return {
      frames: [
        `A tailor cuts a tape of ${length} m into pieces of ${piece} m. How many cuts are needed?`,
        `A rope of ${length} m is cut into pieces, and each piece is ${piece} m long. How many times is the rope cut?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [many, "counting the pieces, not the cuts"],
        [many + 1, "adding one instead of taking one away"],
        [many - 2, "taking two away"],
        [length - piece, `taking ${piece} from ${length}`],
        ...nearMisses(key),
      ]),
      because: `There are ${length} ÷ ${piece} = ${many} pieces. The last piece needs no cut of its own, so there are ${many} − 1 = ${key} cuts.`,
    };
  },
};

/** The families of the topic Division. */
export const division: readonly Family[] = [shares, leftOver, oneMissing, before, cuts];
