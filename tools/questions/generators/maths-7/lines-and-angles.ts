import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { degrees } from "../words";

const topic = "Lines and Angles";

const pairWithSum: Family = {
  name: "pair-that-makes-a-sum",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const sum = turn % 2 === 0 ? 180 : 90;
    const more = draw.int(5, 30) * 2;
    const key = (sum - more) / 2;
    if (more >= sum - 10) return undefined;
    return {
      frames: [
        `Two angles are supplementary, and one is ${more}° larger than the other. How large is the smaller angle?`,
        `Of two complementary angles one is ${more}° larger than the other. What does the smaller angle measure?`,
      ],
      ...numeric(degrees, key, [
        [sum - more, "forgot to halve"],
        [key + more, "gave the larger angle"],
        [sum / 2 - more, "took the whole difference off half the sum"],
        [(270 - sum - more) / 2, "mixed up complementary and supplementary"],
        [more, "gave the difference"],
      ]),
      because: `${sum}° − ${more}° = ${sum - more}° is twice the smaller angle, so it is ${key}°.`,
    };
  },
};

const transversal: Family = {
  name: "angles-with-x-at-a-transversal",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const [a, c, x] = [draw.int(2, 4), draw.int(3, 6), draw.int(12, 30)];
    const [b, first] = [draw.int(5, 25), a * x];
    const angle = first + b;
    const isEqual = turn % 2 === 0;
    const other = isEqual ? angle : 180 - angle;
    const d = other - c * x;
    if (a === c || d === 0 || Math.abs(d) > 40 || angle > 150 || other < 25 || angle === 90) return undefined;
    const text = `${c}x ${d > 0 ? "+" : "−"} ${Math.abs(d)}`;
    const wrong = isEqual ? (180 - b - d) / (a + c) : (d - b) / (a - c);
    return {
      frames: [
        `A line crosses two parallel lines. Two alternate interior angles measure (${a}x + ${b})° and (${text})°. What is x?`,
        `Two parallel rails are crossed by a straight path. Two interior angles on the same side of the path measure (${a}x + ${b})° and (${text})°. What is x?`,
      ],
      ...numeric(String, x, [
        [wrong, isEqual ? "made their sum 180°" : "took the two angles to be equal"],
        [angle, "gave an angle in place of x"],
        [(90 - b - d) / (a + c), "made their sum 90°"],
        [
          isEqual ? Math.abs((b + d) / (c - a)) : (180 + b + d) / (a + c),
          isEqual ? "added the numbers where they are subtracted" : "added the numbers to 180°",
        ],
        [isEqual ? 0 : 180 / (a + c), "left the numbers out"],
      ]),
      because: isEqual
        ? `Alternate angles are equal: ${a}x + ${b} = ${text} gives x = ${x}.`
        : `Interior angles on one side make 180°: (${a}x + ${b}) + (${text}) = 180 gives x = ${x}.`,
    };
  },
};

export const linesAndAngles: readonly Family[] = [pairWithSum, transversal];
