import { drawClock } from "../../figures/clock";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Number Bonds");

/** “minutes to the full hour”, for the topic of number-bonds.ts. */
export const minutesToTheFullHour: readonly Family[] = [
  make("minutes-to-the-full-hour", 1, (draw, turn) => {
    const [hour, five, more] = [draw.int(1, 10), draw.int(2, 9), draw.int(1, 4)];
    const minute = five * 5 + (turn % 2 === 0 ? more : 0);
    return {
      asks: [
        "How many minutes are left to the next full hour on this clock?",
        `The bell rings at ${hour + 1} o’clock. The clock shows the time now. After how many minutes does it ring?`,
      ],
      key: 60 - minute,
      slips: [
        [minute, "counted the minutes that have passed"],
        [60 - minute + 2 * (minute % 10), "subtracted the ones the wrong way round"],
        [65 - minute, "counted one mark of five too many"],
        [55 - minute, "counted one mark of five too few"],
        [50 - minute, "took a ten too many off"],
      ],
      way: `The long hand is at ${minute} minutes. ${minute} + ${60 - minute} = 60.`,
      figure: picture(
        drawClock,
        `A clock with the short hand after ${hour} and the long hand at minute ${minute}`,
        {
          hour,
          minute,
        },
      ),
    };
  }),
];
