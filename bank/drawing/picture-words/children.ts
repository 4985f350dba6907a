import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount, checkNumber } from "../check-input";
import { circle, line, lines, polygon } from "../strokes";
import { text, textWidth } from "../text";

const floor = 130;

/**
 * Children who stand side by side, each as many steps high as the words tell: “Asha 5; Ravi 7”.
 *
 * @throws RangeError when there are fewer than two or more than six, or a name does not fit
 */
export function drawChildren(words: string): Drawing {
  const children = words.split("; ").map((told) => {
    const [, name = "", height = "5"] = /^(\S+)(?: (\d+))?$/.exec(told) ?? [];
    return { name, height: Number(height) };
  });
  checkCount("children", children, 2, 6);
  const room = 292 / children.length;
  const parts = children.map(({ name, height }, index) => {
    checkNumber("a child's height", height, 3, 10);
    check(name !== "" && textWidth(name, { size: 13 }) <= room, `the name “${name}” does not fit`);
    const x = 4 + room * (index + 0.5);
    const tall = height * 11.5;
    const top = floor - tall;
    return (
      lines([
        [
          [x - 5, floor],
          [x - 5, floor - tall * 0.3],
        ],
        [
          [x + 5, floor],
          [x + 5, floor - tall * 0.3],
        ],
        [
          [x - 16, floor - tall * 0.42],
          [x, top + 22],
          [x + 16, floor - tall * 0.42],
        ],
      ]) +
      polygon(
        [
          [x, top + 16],
          [x + 12, floor - tall * 0.28],
          [x - 12, floor - tall * 0.28],
        ],
        { fill: index % 2 === 0 ? "sky" : "sun" },
      ) +
      circle([x, top + 9], 9, { fill: "paper" }) +
      text(name, [x, floor + 14], { size: 13 })
    );
  });
  const ground = line([
    [4, floor],
    [296, floor],
  ]);
  return canvas(300, floor + 28, [ground, ...parts]);
}
