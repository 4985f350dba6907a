import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { degrees } from "../words";

export const handTurns: Family = {
  name: "turn-of-the-minute-hand",
  topic: "Lines and Angles",
  level: 2,
  count: 1,
  draft: (draw, turn) => {
    const minutes = draw.one([5, 10, 20, 25, 35, 40, 50, 55]);
    const key = turn % 2 === 0 ? minutes * 6 : (minutes * 6) / 12;
    if (!Number.isInteger(key)) return undefined;
    const hand = turn % 2 === 0 ? "minute" : "hour";
    return {
      frames: [
        `Through which angle does the minute hand of a clock turn in ${minutes} minutes?`,
        `Through which angle does the hour hand of a clock turn in ${minutes} minutes?`,
      ],
      ...numeric(
        degrees,
        key,
        [
          [minutes, "taking each minute to be 1°"],
          [turn % 2 === 0 ? minutes / 2 : minutes * 6, "taking the other hand"],
          [minutes * 5, "taking each minute to be 5°"],
          [360 - minutes * 6, "measuring the rest of the turn"],
          [minutes * 3, "taking half a turn for a full hour"],
        ],
        turn % 2 === 0 ? 30 : 5,
      ),
      because:
        turn % 2 === 0
          ? `The ${hand} hand turns 360° in 60 minutes, which is 6° a minute: ${minutes} × 6° = ${key}°.`
          : `The ${hand} hand turns 30° in 60 minutes, which is half a degree a minute: ${minutes} ÷ 2 = ${key}°.`,
    };
  },
};
