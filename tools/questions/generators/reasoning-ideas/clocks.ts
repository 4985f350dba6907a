import type { Family } from "../family";
import { drawPerson } from "../people";
import { numberSlips } from "../slips";
import { clock, count } from "../words";
import { drawFrom, type Idea, type Span } from "./idea";

/** Strokes of a bell at equal times: as many gaps as strokes less one. */
export function clockStrokes({ gap, ...idea }: Idea & { gap: Span }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const [few, many, seconds] = [draw.int(3, 6), draw.int(7, 12), drawFrom(draw, gap)];
      const [given, key] = [(few - 1) * seconds, (many - 1) * seconds];
      return {
        frames: [
          `A clock strikes ${few} in ${given} seconds, from the first stroke to the last. How many seconds does it need to strike ${many}?`,
          `From the first to the last of ${few} strokes of a school bell it takes ${given} seconds. How long does it take from the first to the last of ${many} strokes?`,
        ],
        key: count(key, "second"),
        slips: numberSlips(
          (value) => count(value, "second"),
          [
            [(given / few) * many, "sharing the time among the strokes"],
            [many * seconds, "counting as many gaps as strokes"],
            [key - seconds, "counting one gap too few"],
            [given * 2, "doubling the time"],
            [key + seconds * 2, "counting two gaps too many"],
            [key - seconds * 2, "counting two gaps too few"],
          ],
        ),
        because: `${few} strokes have ${few - 1} gaps of ${given} ÷ ${few - 1} = ${seconds} ${seconds === 1 ? "second" : "seconds"}. ${many} strokes have ${many - 1} gaps, so ${key} seconds.`,
      };
    },
  };
}

/** A clock that gains or loses the same each hour, put right once. */
export function wrongClock({ hours, ...idea }: Idea & { hours: Span }): Family {
  return {
    ...idea,
    draft: (draw, turn) => {
      const [by, start, after] = [draw.int(2, 6), draw.int(5, 10) * 60, drawFrom(draw, hours)];
      const sign = turn % 2 === 0 ? 1 : -1;
      const shown = start + after * 60 + sign * by * after;
      const verb = sign > 0 ? "gains" : "loses";
      const { name } = drawPerson(draw);
      return {
        frames: [
          `A clock ${verb} ${by} minutes in every hour. It is put right at ${clock(start)}. What does it show ${after} hours later?`,
          `${name}’s alarm clock ${verb} ${by} minutes an hour and is set right at ${clock(start)}. Which time does it show after ${after} hours?`,
        ],
        key: clock(shown),
        slips: [
          [clock(start + after * 60 - sign * by * after), `letting it ${sign > 0 ? "lose" : "gain"} instead`],
          [clock(start + after * 60 + sign * by), "counting the error of one hour only"],
          [clock(shown + sign * by), "counting one hour too many"],
          [clock(shown - sign * by), "counting one hour too few"],
        ],
        because: `In ${after} hours it ${verb} ${after} × ${by} = ${after * by} minutes. The right time is ${clock(start + after * 60)}, and it shows ${clock(shown)}.`,
      };
    },
  };
}
