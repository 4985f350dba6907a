import type { Family } from "../../family";
import { drawTown } from "../../people";
import { numberSlips } from "../../slips";
import { count, clock, duration } from "../../words";

export const travelTime: Family = {
  name: "travel-time",
  topic: "Time",
  level: 1,
  draft: (draw) => {
    const [start, length] = [draw.int(108, 136) * 5, draw.int(31, 52) * 5];
    const end = start + length;
    if (start % 60 <= end % 60 || end % 60 === 0 || length % 60 === 0) return undefined;
    const town = drawTown(draw);
    const hours = Math.floor(end / 60) - Math.floor(start / 60);
    return {
      frames: [
        `A train leaves ${town} at ${clock(start)} and reaches the next city at ${clock(end)}. How long does the journey take?`,
        `A cricket match in ${town} starts at ${clock(start)} and ends at ${clock(end)}. How long does it last?`,
      ],
      key: duration(length),
      slips: numberSlips(duration, [
        [length + 60, "counting the last hour as a full one"],
        [hours * 60 + (start % 60) - (end % 60), "taking the smaller number of minutes from the larger"],
        [length - 60, "counting one hour too few"],
      ]),
      because: `From ${clock(start)} to ${clock(start + Math.floor(length / 60) * 60)} it is ${count(Math.floor(length / 60), "hour")}, and ${count(length % 60, "minute")} more lead to ${clock(end)}: ${duration(length)}.`,
    };
  },
};
