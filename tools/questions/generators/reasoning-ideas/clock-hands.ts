import type { Family } from "../family";
import { numberSlips } from "../slips";
import { clock, count, degrees } from "../words";
import { drawFrom, type Idea, type Span } from "./idea";

const face = (minutes: number): string => clock(((minutes % 720) + 720) % 720).replace(/ [ap]\.m\./, "");

/** What time does a clock show that is seen in a mirror? */
export function mirrorClock({ step, ...idea }: Idea & { step: number }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const time = draw.int(60 / step, 719 / step) * step;
      const key = 720 - time;
      if (key === time || time % 360 === 0) return undefined;
      return {
        frames: [
          `In a mirror a wall clock seems to show ${face(time)}. What time is it really?`,
          `A clock without numbers hangs opposite a mirror. Its picture in the mirror looks like ${face(time)}. What is the right time?`,
        ],
        key: face(key),
        slips: [
          [face(time), "reading the mirror as if it were a clock"],
          [face(key + 60), "turning the minutes but not the hour back"],
          [face(time + 360), "turning the clock upside down"],
          [face(key - 60), "going back one hour too many"],
          [face(720 - (time % 60) + Math.floor(time / 60) * 60), "turning only the minute hand"],
        ],
        because: `A mirror swaps left and right, so the two times together make 12 hours. 12:00 less ${face(time)} is ${face(key)}.`,
      };
    },
  };
}

/** The smaller angle between the hands. */
export function handAngle({ step, ...idea }: Idea & { step: number }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const time = draw.int(2, 719 / step) * step;
      const [hour, minute] = [Math.floor(time / 60), time % 60];
      const between = (angle: number) => Math.min(Math.abs(angle), 360 - Math.abs(angle));
      const key = between(30 * hour + minute / 2 - 6 * minute);
      if (key < 5 || key === 180 || hour === 0 || (minute === 0 && step < 30)) return undefined;
      return {
        frames: [
          `What is the smaller angle between the hands of a clock at ${face(time)}?`,
          `A clock shows exactly ${face(time)}. How large is the smaller angle between its hour hand and its minute hand?`,
        ],
        key: degrees(key),
        slips: numberSlips(
          (value) => degrees(value / 2),
          [
            [between(30 * hour - 6 * minute), "leaving the hour hand at the full hour"],
            [between(30 * (hour + 1) - 6 * minute), "moving the hour hand on to the next hour"],
            [key + 15, "a slip of half an hour mark"],
            [key - 15, "a slip of half an hour mark"],
            [key + 30, "counting one hour mark too many"],
            [key - 30, "counting one hour mark too few"],
            [180 - key, "taking the angle on the other side of a straight line"],
          ].map(
            ([value, mistake]) => [Number(value) > 180 ? 0 : Number(value) * 2, String(mistake)] as const,
          ),
        ),
        because:
          minute === 0
            ? `From one hour mark to the next it is 360° ÷ 12 = 30°, and the hands are ${count(key / 30, "mark")} apart: ${key}°.`
            : `The hour hand stands at ${hour} × 30° + ${minute} × 0.5° = ${30 * hour + minute / 2}°, the minute hand at ${minute} × 6° = ${minute * 6}°. The smaller angle is ${key}°.`,
      };
    },
  };
}

/** Through how many degrees does a hand turn? */
export function handTurn({ minutes, ...idea }: Idea & { minutes: Span }): Family {
  return {
    ...idea,
    draft: (draw, turn) => {
      const [start, many] = [draw.int(97, 119) * 5, drawFrom(draw, minutes) * 5];
      const [hand, each] = turn % 2 === 0 ? (["minute", 6] as const) : (["hour", 0.5] as const);
      const passed = turn % 2 === 0 ? many : many * 4;
      const key = passed * each;
      if (!Number.isInteger(key) || key % 360 === 0) return undefined;
      return {
        frames: [
          `Through how many degrees does the ${hand} hand of a clock turn from ${face(start)} to ${face(start + passed)}?`,
          `A lesson begins at ${face(start)} and ends at ${face(start + passed)}. By what angle does the ${hand} hand turn in this time?`,
        ],
        key: degrees(key),
        slips: numberSlips(degrees, [
          [passed, "taking one degree for one minute"],
          [turn % 2 === 0 ? many / 2 : passed * 6, "taking the other hand"],
          [key + 30, "counting one hour mark too many"],
          [key - 30, "counting one hour mark too few"],
          [key * 2, "doubling the angle"],
          [key / 2, "halving the angle"],
          [key + 15, "a slip of 15°"],
        ]),
        because: `The ${hand} hand turns ${turn % 2 === 0 ? "6° in a minute" : "30° in an hour, half a degree in a minute"}. In ${passed} minutes that is ${key}°.`,
      };
    },
  };
}
