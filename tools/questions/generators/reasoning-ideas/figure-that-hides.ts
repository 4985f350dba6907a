import { dotAt, drawDotPaper } from "../../figures/dot-paper";
import type { Slip } from "../family";
import { range } from "../whole";
import { puzzle } from "./puzzle";

const dots = "abcdefghijklmnop";

const neighbours = dots.split("").flatMap((one, index) =>
  dots
    .slice(index + 1)
    .split("")
    .filter((other) => {
      const [[a, b], [c, d]] = [dotAt(one), dotAt(other)];
      return Math.max(Math.abs(a - c), Math.abs(b - d)) === 1;
    })
    .map((other) => one + other),
);

/** Strokes moved over the paper; undefined where they leave it. */
function moved(
  strokes: readonly string[],
  right: number,
  down: number,
  mirror = false,
): string[] | undefined {
  const all = strokes.map((stroke) =>
    Array.from(stroke, (letter) => {
      const [x, y] = dotAt(letter);
      const [a, b] = [(mirror ? 2 - x : x) + right, y + down];
      return a < 0 || b < 0 || a > 3 || b > 3 ? "" : dots.charAt(b * 4 + a);
    })
      .toSorted()
      .join(""),
  );
  return all.every((stroke) => stroke.length === 2) ? all : undefined;
}

const shifts = [0, 1].flatMap((x) => [0, 1].map((y) => [x, y] as const));

/** A figure that hides among other strokes, not turned and in its size. */
export const hiddenFigure = puzzle("figure-that-hides", (draw, _, hard) => {
  const corner = neighbours.filter((stroke) =>
    Array.from(stroke).every((letter) => "abcefgijk".includes(letter)),
  );
  const figure = [draw.one(corner)];
  while (figure.length < (hard < -1 ? 4 : hard < 2 ? 5 : 6)) {
    const more = corner.filter(
      (stroke) =>
        !figure.includes(stroke) &&
        figure.some((one) => Array.from(one).some((letter) => stroke.includes(letter))),
    );
    figure.push(draw.one(more));
  }
  const used = new Set(figure.join(""));
  if (!["abc", "aei", "ijk", "cgk"].every((edge) => Array.from(edge).some((letter) => used.has(letter))))
    return undefined;
  const mirror = moved(figure, 0, 0, true) ?? [];
  const holds = (strokes: readonly string[]): boolean =>
    shifts.some(([x, y]) => moved(figure, x, y)?.every((stroke) => strokes.includes(stroke)));
  if (mirror.toSorted().join() === figure.toSorted().join()) return undefined;
  const cloud = (kernel: readonly string[], without: readonly string[]): string[] => {
    const rest = draw.shuffle(
      neighbours.filter((stroke) => !kernel.includes(stroke) && !without.includes(stroke)),
    );
    return [...kernel, ...rest.slice(0, (hard < 0 ? 13 : 15) - kernel.length)].toSorted();
  };
  const place = (): string[] => moved(figure, ...draw.one(shifts)) ?? figure;
  const lacking = range(1, 2).map(() => {
    const whole = place();
    const gone = draw.one(whole);
    return {
      strokes: cloud(
        whole.filter((stroke) => stroke !== gone),
        [gone],
      ),
      gone,
    };
  });
  const inMirror = cloud(moved(figure, ...draw.one(shifts), true) ?? mirror, []);
  const key = cloud(place(), []);
  const wrong = [...lacking.map(({ strokes }) => strokes), inMirror];
  if (wrong.some(holds)) return undefined;
  const write = (strokes: readonly string[]): string => strokes.join(" ");
  return {
    frames: [
      "In which of these drawings is the figure hidden, in the same size and without any turn?",
      "The figure, neither turned nor turned over, is part of one drawing. Which one?",
    ],
    key: write(key),
    slips: [
      [write(inMirror), "has the figure as a mirror shows it"],
      ...lacking.map(({ strokes }, index): Slip => [
        write(strokes),
        index === 0 ? "lacks one stroke of the figure" : "comes near, but one stroke is missing",
      ]),
    ],
    because:
      "Take the stroke of the figure that is seen least often and try each place where a drawing has it. Only one drawing has all the others too.",
    figure: {
      alt: `A paper with dots a to p, four in a row; strokes ${write(figure.toSorted())}`,
      draw: (alt) => drawDotPaper({ alt, strokes: figure }),
    },
    picture: (option) => drawDotPaper({ alt: option, strokes: option.split(" ") }),
    isWords: true,
  };
});
