import type { Family } from "../family";
import { compareLengths, countOfGroup } from "../reasoning-ideas/first-groups";
import { groupsOf } from "../reasoning-ideas/first-steps";

/** The families of pairs, sizes and groups. */
export const sizesAndGroups: readonly Family[] = [
  groupsOf({
    name: "pairs-of-things",
    topic: "Matching Pairs",
    level: 1,
    groups: [2, 6],
    kinds: [
      { one: "child", many: "children", part: "hands", size: 2 },
      { one: "parrot", many: "parrots", part: "wings", size: 2 },
      { one: "rabbit", many: "rabbits", part: "ears", size: 2 },
    ],
  }),
  groupsOf({
    name: "four-legs-each",
    topic: "Matching Pairs",
    level: 2,
    groups: [2, 4],
    kinds: [
      { one: "dog", many: "dogs", part: "legs", size: 4 },
      { one: "table", many: "tables", part: "legs", size: 4 },
    ],
  }),
  compareLengths({
    name: "longest-and-shortest",
    topic: "Comparing Sizes",
    level: 1,
    lengths: [6, 20],
    asked: ["longest", "shortest"],
  }),
  compareLengths({
    name: "second-longest",
    topic: "Comparing Sizes",
    level: 2,
    lengths: [5, 15],
    asked: ["second longest"],
  }),
  countOfGroup({
    name: "count-one-group",
    topic: "Sorting and Grouping",
    level: 1,
    each: [2, 5],
    sorts: [
      {
        group: "fruit",
        asked: "fruits",
        in: [
          ["mango", "mangoes"],
          ["banana", "bananas"],
        ],
        out: [["drum", "drums"]],
      },
      {
        group: "birds",
        asked: "birds",
        in: [
          ["crow", "crows"],
          ["parrot", "parrots"],
        ],
        out: [["cat", "cats"]],
      },
      {
        group: "toys",
        asked: "toys",
        in: [
          ["doll", "dolls"],
          ["top", "tops"],
        ],
        out: [["egg", "eggs"]],
      },
    ],
  }),
];
