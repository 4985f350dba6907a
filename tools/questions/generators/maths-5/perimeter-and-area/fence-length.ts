import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";
import { grouped } from "../../words";

export const fenceLength: Family = {
  name: "fence-length",
  topic: "Perimeter and Area",
  level: 1,
  draft: (draw) => {
    const [long, wide] = [draw.int(24, 68), draw.int(13, 23)];
    const key = 2 * (long + wide);
    const show = (value: number): string => `${grouped(value)} m`;
    return {
      frames: [
        `A rectangular park is ${long} m long and ${wide} m wide. How long is the fence that goes once around it?`,
        `A farmer walks once around a rectangular field of ${long} m by ${wide} m. How far does the farmer walk?`,
      ],
      key: show(key),
      slips: numberSlips(show, [
        [long + wide, "adding only one length and one width"],
        [long * wide, "finding the area"],
        [2 * long + wide, "leaving out one of the short sides"],
        ...hurriedSlips(key),
      ]),
      because: `The way around is 2 × (length + width) = 2 × (${long} + ${wide}) = ${key} m.`,
    };
  },
};
