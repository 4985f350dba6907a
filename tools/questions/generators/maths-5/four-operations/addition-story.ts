import { addWithoutCarrying } from "../../columns";
import type { Family } from "../../family";
import { drawTown } from "../../people";
import { hurriedSlips, numberSlips } from "../../slips";
import { grouped } from "../../words";

export const additionStory: Family = {
  name: "addition-story",
  topic: "Four Operations",
  level: 1,
  draft: (draw) => {
    const [first, second] = [draw.int(12_345, 58_999), draw.int(11_234, 38_999)];
    const carriesThrice = [10, 100, 1000].every((unit) => (first % unit) + (second % unit) >= unit);
    if (!carriesThrice) return undefined;
    const sum = first + second;
    const town = drawTown(draw);
    return {
      frames: [
        `A library in ${town} has ${grouped(first)} books in English and ${grouped(second)} books in other languages. How many books does it have altogether?`,
        `A dairy near ${town} sold ${grouped(first)} packets of milk in the first week and ${grouped(second)} packets in the second. How many packets did it sell in the two weeks?`,
      ],
      key: grouped(sum),
      slips: numberSlips(grouped, [
        [sum - 10, "forgetting the ten carried from the ones"],
        [sum - 100, "forgetting the hundred carried from the tens"],
        [sum + 1000, "carrying the thousand twice"],
        [addWithoutCarrying(first, second), "adding each column and carrying nothing"],
        ...hurriedSlips(sum),
      ]),
      because: `Adding column by column and carrying each ten, ${grouped(first)} + ${grouped(second)} = ${grouped(sum)}.`,
    };
  },
};
