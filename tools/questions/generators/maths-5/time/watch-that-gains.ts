import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { clock } from "../../words";

export const watchThatGains: Family = {
  name: "watch-that-runs-wrong",
  topic: "Time",
  level: 3,
  count: 1,
  draft: (draw, turn) => {
    const [gain, start, hours] = [draw.int(2, 5), draw.int(6, 9) * 60, draw.int(5, 8)];
    const real = start + hours * 60;
    const { name } = drawPerson(draw);
    const isFast = turn % 2 === 0;
    const shown = isFast ? real + gain * hours : real - gain * hours;
    return {
      frames: [
        `${name}’s watch ${isFast ? "gains" : "loses"} ${gain} minutes every hour. It is set right at ${clock(start)}. What time does it show when the right time is ${clock(real)}?`,
      ],
      key: clock(shown),
      slips: [
        [
          clock(isFast ? real - gain * hours : real + gain * hours),
          `thought that a ${isFast ? "fast" : "slow"} watch ${isFast ? "falls behind" : "runs ahead"}`,
        ],
        [clock(isFast ? real + gain : real - gain), "counted only one hour"],
        [clock(real), "forgot that the watch runs wrong"],
        [clock(isFast ? real + gain * (hours + 1) : real - gain * (hours + 1)), "counted one hour too many"],
      ],
      because: `From ${clock(start)} to ${clock(real)} there are ${hours} hours, so the watch ${isFast ? "gains" : "loses"} ${hours} × ${gain} = ${hours * gain} minutes. It shows ${clock(shown)}.`,
    };
  },
};
