import type { Family } from "../family";
import { clock } from "../words";

const hours = [
  "twelve",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
];
const dial = (minutes: number): string => clock(minutes).replace(/ [ap]\.m\./, "");

export const quarters: Family = {
  name: "quarter-to-and-past",
  topic: "Time and Calendar",
  level: 1,
  count: 1,
  draft: (draw, turn) => {
    const hour = draw.int(4, 11);
    const isTo = turn % 2 === 0;
    const minutes = hour * 60 + (isTo ? -15 : 15);
    return {
      frames: [
        `The clock shows a quarter to ${hours[hour]}. Which time is that?`,
        `A drawing class begins at a quarter past ${hours[hour]}. At which time does it begin?`,
      ],
      key: dial(minutes),
      slips: [
        [dial(hour * 60 + (isTo ? 15 : -15)), "mixing up “to” and “past”"],
        [dial(hour * 60 + (isTo ? 45 : -45 + 120)), "taking the wrong hour"],
        [dial(hour * 60 + (isTo ? -30 : 30)), "taking a quarter to be half an hour"],
        [
          dial(hour * 60 + (isTo ? -75 : 25)),
          isTo ? "going one hour too far back" : "taking a quarter to be 25 minutes",
        ],
        [
          dial(hour * 60 + (isTo ? -25 : 4)),
          isTo ? "taking a quarter to be 25 minutes" : "taking a quarter to be 4 minutes",
        ],
      ],
      because: `A quarter of an hour is 15 minutes. 15 minutes ${isTo ? "before" : "after"} ${dial(hour * 60)} it is ${dial(minutes)}.`,
    };
  },
};
