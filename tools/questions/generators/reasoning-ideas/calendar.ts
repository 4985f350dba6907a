import type { Draw } from "../draw";
import type { Family, Slip } from "../family";
import { drawFrom, type Idea, type Span } from "./idea";

export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** The months with their days in a common year. */
export const months = [
  ["January", 31],
  ["February", 28],
  ["March", 31],
  ["April", 30],
  ["May", 31],
  ["June", 30],
  ["July", 31],
  ["August", 31],
  ["September", 30],
  ["October", 31],
  ["November", 30],
  ["December", 31],
] as const;

/** The day at a place of the week, which goes on in both directions: 7 and -7 are the same day as 0. */
export const dayAt = (place: number): string => weekdays[((place % 7) + 7) % 7] ?? "Sunday";

/** The days near the key, the likely mistakes first. */
export function daySlips(draw: Draw, key: number, likely: readonly (readonly [number, string])[]): Slip[] {
  return [
    ...likely.map(([place, mistake]): Slip => [dayAt(place), mistake]),
    ...draw
      .shuffle([1, -1, 2, -2])
      .map((off): Slip => [dayAt(key + off), "counting a day too many or too few"]),
  ];
}

/** Which day is it so many days from today? */
export function dayAfterDays({ days, back = false, ...idea }: Idea & { days: Span; back?: boolean }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const [today, many] = [draw.int(0, 6), drawFrom(draw, days)];
      if (many % 7 === 0) return undefined;
      const key = back ? today - many : today + many;
      const weeks = Math.floor(many / 7);
      return {
        frames: back
          ? [
              `Today is ${dayAt(today)}. Which day of the week was it ${many} days ago?`,
              `A letter reached Kohima on a ${dayAt(today)}, ${many} days after it was posted. On which day was it posted?`,
            ]
          : [
              `Today is ${dayAt(today)}. Which day of the week will it be after ${many} days?`,
              `A fair opens on a ${dayAt(today)}, and the prizes are given ${many} days later. On which day is that?`,
            ],
        key: dayAt(key),
        slips: daySlips(draw, key, [
          [back ? key + 1 : key - 1, "counting the first day as day one"],
          [back ? today + many : today - many, "counting the wrong way"],
        ]),
        because:
          weeks === 0
            ? `Count ${many} days ${back ? "back" : "on"} from ${dayAt(today)}: it is ${dayAt(key)}.`
            : `${many} days are ${weeks} ${weeks === 1 ? "week" : "weeks"} and ${many % 7} more. Full weeks change nothing, so count ${many % 7} ${back ? "back" : "on"} from ${dayAt(today)}.`,
      };
    },
  };
}
