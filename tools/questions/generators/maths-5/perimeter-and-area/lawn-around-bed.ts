import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";
import { grouped } from "../../words";

export const lawnAroundBed: Family = {
  name: "lawn-around-bed",
  topic: "Perimeter and Area",
  level: 2,
  count: 1,
  draft: (draw) => {
    const [long, wide, bedLong, bedWide] = [
      draw.int(14, 25),
      draw.int(9, 13),
      draw.int(4, 7),
      draw.int(2, 5),
    ];
    const key = long * wide - bedLong * bedWide;
    if (bedLong <= bedWide) return undefined;
    const show = (value: number): string => `${grouped(value)} m²`;
    return {
      frames: [
        `A garden is ${long} m long and ${wide} m wide. A flower bed in it is ${bedLong} m by ${bedWide} m, and the rest is grass. What area does the grass cover?`,
        `A hall of ${long} m by ${wide} m has a stage of ${bedLong} m by ${bedWide} m. The rest of the floor is for chairs. How large is the part for chairs?`,
      ],
      key: show(key),
      slips: numberSlips(show, [
        [long * wide, "leaving out the smaller rectangle"],
        [(long - bedLong) * (wide - bedWide), "taking the sides away from each other before multiplying"],
        [long * wide + bedLong * bedWide, "adding the two areas"],
        ...hurriedSlips(key),
      ]),
      because: `${long} × ${wide} = ${long * wide} m² in all, and ${bedLong} × ${bedWide} = ${bedLong * bedWide} m² are taken. ${long * wide} − ${bedLong * bedWide} = ${key} m².`,
    };
  },
};
