import { framesFor, puzzle } from "./puzzle";

/** When the hands of a clock make an angle. */
export const whenHandsMeet = puzzle("angle-of-the-hands", (draw, turn, _, voice) => {
  const hour = draw.int(1, 10);
  const goal = turn % 2 === 0 ? 0 : draw.one([90, 180]);
  const target = goal === 180 ? (hour * 30 + 180) % 360 : goal === 90 ? hour * 30 + 90 : hour * 30;
  if (target >= 330 || (goal === 180 && hour === 6)) return undefined;
  const write = (angle: number): string => {
    const eleven = Math.round(angle * 2);
    const [whole, rest] = [Math.floor(eleven / 11), eleven % 11];
    return rest === 0 ? `${whole} min` : `${whole} ${rest}/11 min`;
  };
  const words =
    goal === 0
      ? "lie exactly over each other"
      : goal === 180
        ? "point in opposite directions"
        : "are at a right angle, the long one ahead,";
  return {
    frames: framesFor(voice, [
      `How many minutes after ${hour} o’clock do the hands of a clock ${words} for the first time?`,
      `It is past ${hour} o’clock. After how many minutes do the two hands ${words} first?`,
    ]),
    key: write(target),
    slips: [
      [`${target / 6} min`, "let the short hand stand still"],
      [write((target + 90) % 360), "took the angle a quarter too large"],
      [write(target + 30), "began with the next full hour"],
      [write(target - 30 > 0 ? target - 30 : 0), "began with the hour before"],
    ],
    because: `The long hand gains 5 1/2° a minute on the short one and has to gain ${target}°: ${target} ÷ 5 1/2 = ${write(target)}.`,
    isWords: true,
  };
});
