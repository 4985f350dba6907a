import type { Family } from "../../family";
import { clock, duration } from "../../words";

export const endOfAFilm: Family = {
  name: "end-of-a-film",
  topic: "Time",
  level: 2,
  count: 1,
  draft: (draw) => {
    const [start, first, pause] = [draw.int(123, 138) * 5, draw.int(14, 21) * 5, draw.one([10, 15, 20])];
    const second = draw.int(13, 19) * 5;
    const end = start + first + pause + second;
    if (first === second || end < 781) return undefined;
    return {
      frames: [
        `A film starts at ${clock(start)}. The first part lasts ${duration(first)}, then there is a break of ${pause} minutes, and the second part lasts ${duration(second)}. When does the film end?`,
        `A school show begins at ${clock(start)} with a play of ${duration(first)}. After a break of ${pause} minutes there is music for ${duration(second)}. When does the show end?`,
      ],
      key: clock(end),
      slips: [
        [clock(end - pause), "leaving out the break"],
        [clock(end + 40), "counting 100 minutes as an hour"],
        [clock(end + pause), "counting the break twice"],
        [clock(end - second), "leaving out the second part"],
      ],
      because: `${duration(first)}, ${pause} minutes and ${duration(second)} make ${duration(first + pause + second)}. That long after ${clock(start)} it is ${clock(end)}.`,
      beware: `Without the break it would be ${clock(end - pause)}.`,
    };
  },
};
