import type { Family } from "../../family";
import { clock, clock24 } from "../../words";

export const railwayTime: Family = {
  name: "clock-of-24-hours",
  topic: "Time",
  level: 1,
  draft: (draw, turn) => {
    const time = draw.int(14, 22) * 60 + draw.int(2, 11) * 5;
    const [hour, rest] = [Math.floor(time / 60), time % 60];
    const toTwelve = turn % 2 === 1;
    return {
      frames: [
        `A railway timetable uses the 24-hour clock. How does it show ${clock(time)}?`,
        `A ticket shows the departure time ${clock24(time)}. What time is that on a 12-hour clock?`,
      ],
      key: toTwelve ? clock(time) : clock24(time),
      slips: toTwelve
        ? [
            [clock(time - 12 * 60), "wrote a.m. for a time after noon"],
            [clock(time + 2 * 60).replace("a.m.", "p.m."), "took away 10 hours instead of 12"],
            [clock(time - 60).replace("a.m.", "p.m."), "took away 13 hours instead of 12"],
            [clock(time + 60).replace("a.m.", "p.m."), "took away 11 hours instead of 12"],
          ]
        : [
            [clock24(time - 12 * 60), "forgot to add 12 to the hour"],
            [hour - 2 >= 13 ? clock24(time - 2 * 60) : "", "added 10 to the hour instead of 12"],
            [hour + 1 < 24 ? clock24(time + 60) : "", "added 13 to the hour instead of 12"],
            [clock24(time - 60), "added 11 to the hour instead of 12"],
          ],
      because: `After noon the hour on the 24-hour clock is 12 more: ${clock24(time)} is ${hour - 12} hours ${rest} minutes after noon, ${clock(time)}.`,
    };
  },
};
