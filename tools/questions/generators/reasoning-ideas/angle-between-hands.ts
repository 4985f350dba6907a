import { drawClock } from "../../figures/clock";
import { degrees } from "../words";
import { framesFor, puzzle } from "./puzzle";

/** The smaller angle between two hands, from a drawn clock; the hour hand moves between the hours. */
export const angleBetweenHands = puzzle("angle-between-hands", (draw, _, hard, voice) => {
  const step = hard < -1 ? 30 : 20;
  const time = draw.int(60 / step, 719 / step) * step;
  const [hour, minute] = [Math.floor(time / 60), time % 60];
  const fold = (angle: number): number => Math.min(Math.abs(angle) % 360, 360 - (Math.abs(angle) % 360));
  const key = fold(30 * hour + minute / 2 - 6 * minute);
  if (hour === 0 || minute === 0 || key < 15 || key > 165) return undefined;
  const write = (angle: number): string => (angle > 0 && Number.isInteger(angle) ? degrees(angle) : "");
  const face = `${hour}:${String(minute).padStart(2, "0")}`;
  return {
    frames: framesFor(voice, [
      `The clock shows ${face}. What is the smaller angle between its hands?`,
      `It is ${face} on the clock. How large is the smaller angle that the hands make?`,
    ]),
    key: degrees(key),
    slips: [
      [write(fold(30 * hour - 6 * minute)), "left the hour hand at the full hour"],
      [write(fold(30 * (hour + 1) - 6 * minute)), "moved the hour hand on to the next hour"],
      [write(fold(30 * hour + minute / 4 - 6 * minute)), "moved the hour hand half as far as it goes"],
      [degrees(180 - key), "took the angle on the other side of a straight line"],
      [write(fold(30 * hour - minute / 2 - 6 * minute)), "moved the hour hand back instead of on"],
    ],
    because: `The hour hand goes 30° an hour, so it stands at ${30 * hour + minute / 2}° from the 12, and the minute hand at ${6 * minute}°. Between them there are ${key}°.`,
    figure: {
      alt: `A clock that shows ${face}`,
      draw: (alt) => drawClock({ alt, hour, minute }),
    },
  };
});
