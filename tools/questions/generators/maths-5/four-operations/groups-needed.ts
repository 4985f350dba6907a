import { type Family, inTurn } from "../../family";
import { numberSlips } from "../../slips";

export const groupsNeeded: Family = {
  name: "groups-needed",
  topic: "Four Operations",
  level: 2,
  draft: (draw, turn) => {
    const size = draw.one([24, 32, 36, 42, 45]);
    const full = draw.int(11, 24);
    const over = draw.int(4, size - 10);
    const total = size * full + over;
    if (over === full || over === full + 1) return undefined;
    const story = inTurn(
      [
        {
          ask: `${total} children go on a picnic in buses. Each bus has ${size} seats for children. How many buses are needed so that every child gets a seat?`,
          end: `${over} children still need a seat, so one more bus goes`,
        },
        {
          ask: `A grower packs ${total} mangoes in boxes that hold ${size} mangoes each. How many boxes are needed to pack them all?`,
          end: `${over} mangoes are left over, so one more box is needed`,
        },
      ],
      turn,
    );
    return {
      frames: [story.ask],
      key: String(full + 1),
      slips: numberSlips(String, [
        [full, "leaving out those that remain over"],
        [over, "giving the remainder"],
        [full + 2, "adding two for the remainder"],
      ]),
      because: `${total} ÷ ${size} is ${full} with remainder ${over}. ${story.end}: ${full + 1}.`,
    };
  },
};
