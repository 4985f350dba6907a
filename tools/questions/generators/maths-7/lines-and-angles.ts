import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { hcf } from "../whole";
import { degrees } from "../words";

const topic = "Lines and Angles";

const pairWithSum: Family = {
  name: "pair-with-sum",
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
      ...numeric(
        degrees,
        key,
        [
          [sum - more, "forgetting to halve"],
          [key + more, "giving the larger angle"],
          [sum / 2 - more, "halving before the difference is taken off fairly"],
          [(270 - sum - more) / 2, "mixing up complementary and supplementary"],
          [more, "giving the difference"],
        ],
        5,
      ),
      because: `${sum}° − ${more}° = ${sum - more}° is twice the smaller angle, so it is ${key}°.`,
    };
  },
};

const crossingLines: Family = {
  name: "crossing-lines",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, unit] = [draw.int(1, 5), draw.int(3, 8), 180];
    const one = unit / (a + b);
    if (!Number.isInteger(one) || a >= b || hcf(a, b) !== 1) return undefined;
    return {
      frames: [
        `Two straight lines cross, and two angles next to each other are in the ratio ${a} : ${b}. How large is the angle opposite the larger one?`,
        `Two roads cross in straight lines. Neighbouring angles between them are as ${a} to ${b}. What do the obtuse angles at the crossing measure?`,
      ],
      ...numeric(
        degrees,
        b * one,
        [
          [a * one, "giving the smaller angle"],
          [(360 * b) / (a + b), "sharing 360° in the ratio"],
          [180 / b, "dividing 180° by one of the numbers"],
          [(90 * b) / (a + b), "sharing 90° in the ratio"],
          [(b - a) * one, "giving the difference of the angles"],
        ],
        4,
      ),
      because: `Angles next to each other make 180°, so one part is 180° ÷ ${a + b} = ${one}°. The larger angle and the one opposite it are ${b} × ${one}° = ${b * one}°.`,
    };
  },
};

const transversal: Family = {
  name: "transversal",
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
        [Math.round(wrong), isEqual ? "making their sum 180°" : "taking the two angles to be equal"],
        [angle, "giving an angle in place of x"],
        [other, "giving an angle in place of x"],
        [Math.round((90 - b - d) / (a + c)), "making their sum 90°"],
        [Math.round((180 + b + d) / (a + c)), "losing the signs of the numbers"],
      ]),
      because: isEqual
        ? `Alternate angles are equal: ${a}x + ${b} = ${text} gives x = ${x}.`
        : `Interior angles on one side make 180°: (${a}x + ${b}) + (${text}) = 180 gives x = ${x}.`,
    };
  },
};

export const linesAndAngles: readonly Family[] = [pairWithSum, crossingLines, transversal];
