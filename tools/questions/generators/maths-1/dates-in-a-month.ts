import { weekdayAfter } from "../calendar";
import { type Family, inTurn } from "../family";
import { numberSlips } from "../slips";

export const dates: Family = {
  name: "dates-in-a-month",
  topic: "Time and Calendar",
  level: 2,
  draft: (draw, turn) => {
    const [date, weeks] = [draw.int(2, 9), inTurn([1, 2], turn)];
    const key = date + 7 * weeks;
    const weekday = weekdayAfter(draw.int(0, 6), 0);
    return {
      frames: [
        `${date} May is a ${weekday}. What is the date of the next ${weekday}?`,
        `Kavya goes to her uncle on ${date} June. She comes home 2 weeks later. What is the date then?`,
      ],
      key: `${key} ${turn % 2 === 0 ? "May" : "June"}`,
      slips: numberSlips(
        (value) => `${value} ${turn % 2 === 0 ? "May" : "June"}`,
        [
          [date + (turn % 2 === 0 ? 1 : 2), turn % 2 === 0 ? "going on by one day" : "going on by 2 days"],
          [key - 1, "counting the first day too"],
          [key + 1, "counting one day too many"],
          [
            turn % 2 === 0 ? date + 10 : date + 7,
            turn % 2 === 0 ? "going on by 10 days" : "going on by one week only",
          ],
          [key + 7, "going one week too far"],
        ],
      ),
      because:
        turn % 2 === 0
          ? `A week has 7 days: ${date} + 7 = ${key}.`
          : `2 weeks are 14 days: ${date} + 14 = ${key}.`,
    };
  },
};
