import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import { tidy, type MakeFamily } from "./quick-family";
import type { TwoStories } from "./quick-percents";
import { fraction } from "./slips";

/** The way in a number of minutes at a speed per hour. */
export function distanceInMinutes(
  make: MakeFamily,
  level: Level,
  speeds: readonly number[],
  minutes: readonly number[],
  stories: TwoStories,
): Family {
  return make("distance-in-minutes", level, (draw) => {
    const [speed, time] = [draw.one(speeds), draw.one(minutes)];
    const key = (speed * time) / 60;
    if (!Number.isInteger(key) || key === time) return undefined;
    return {
      asks: [stories[0](speed, time), stories[1](speed, time)],
      key,
      unit: " km",
      hasDecimals: true,
      slips: [
        [tidy((speed * time) / 100), "counting 100 minutes in an hour"],
        [speed, "taking a full hour"],
        [Math.abs(speed - time), "taking the minutes from the speed"],
        [key * 2, "doubling on the way"],
        [tidy(key / 2), "halving on the way"],
        [key + 5, "a slip of five"],
        [key - 5, "a slip of five"],
      ],
      way:
        time < 60
          ? `${time} minutes is ${fraction(time, 60)} of an hour, and ${fraction(time, 60)} of ${speed} is ${key}.`
          : `${time} minutes is ${fraction(time, 60)} hours, and ${fraction(time, 60)} × ${speed} = ${key}.`,
    };
  });
}

/** How many minutes a way takes. */
export function minutesForDistance(
  make: MakeFamily,
  level: Level,
  speeds: readonly number[],
  minutes: readonly number[],
  stories: TwoStories,
): Family {
  return make("minutes-for-a-distance", level, (draw) => {
    const [speed, key] = [draw.one(speeds), draw.one(minutes)];
    const way = (speed * key) / 60;
    if (!Number.isInteger(way) || way === key) return undefined;
    const perKm = tidy(60 / speed);
    return {
      asks: [stories[0](way, speed), stories[1](way, speed)],
      key,
      unit: " minutes",
      slips: [
        [tidy((way / speed) * 100), "counting 100 minutes in an hour"],
        [way, "taking one minute for each kilometre"],
        [speed - way, "taking the way from the speed"],
        [key * 2, "doubling on the way"],
        [key / 2, "halving on the way"],
        [key + 6, "a slip in the division"],
        [key - 6, "a slip in the division"],
      ],
      way: Number.isInteger(perKm)
        ? `At ${speed} km/h each kilometre takes ${perKm} minutes: ${way} × ${perKm} = ${key}.`
        : `${way} km is ${fraction(way, speed)} ${way < speed ? "of" : "times"} ${speed} km, and ${fraction(way, speed)} × 60 = ${key}.`,
    };
  });
}

/** km/h into m/s and back: × 5/18, × 18/5. */
export function changeOfSpeedUnit(
  make: MakeFamily,
  level: Level,
  [least, most]: readonly [number, number],
  stories: readonly [(kmh: number) => string, (ms: number) => string],
): Family {
  return make("change-of-speed-unit", level, (draw, turn) => {
    const times = draw.int(least, most);
    const [kmh, ms] = [times * 18, times * 5];
    const [key, isBack] = [turn % 2 ? kmh : ms, turn % 2 === 1];
    return {
      asks: [stories[0](kmh), stories[1](ms)],
      key,
      unit: [" m/s", " km/h"],
      hasDecimals: true,
      slips: isBack
        ? [
            [tidy(ms * 3), "multiplying by 3 instead of 18/5"],
            [times, "dividing by 5 and forgetting the 18"],
            [tidy(ms * 6), "multiplying by 60 and dividing by 10"],
            [tidy(ms * 1.8), "multiplying by 18/10"],
            [kmh + 18, "a slip of one in the division"],
            [kmh - 18, "a slip of one in the division"],
          ]
        : [
            [times, "dividing by 18 and forgetting the 5"],
            [tidy(kmh / 6), "dividing by 6"],
            [tidy(kmh / 3), "dividing by 3"],
            [kmh * 5, "forgetting to divide by 18"],
            [ms + 5, "a slip of one in the division"],
            [ms - 5, "a slip of one in the division"],
          ],
      way: isBack
        ? `1 m/s is 18/5 km/h: ${ms} ÷ 5 × 18 = ${times} × 18 = ${kmh}.`
        : `18 km/h is 5 m/s: ${kmh} ÷ 18 × 5 = ${times} × 5 = ${ms}.`,
    };
  });
}
