import { inTurn, type Family } from "../family";
import { numberSlips } from "../slips";
import { count } from "../words";

const topic = "Angles and Shapes";
const degrees = (value: number): string => `${value}°`;

const angleKind: Family = {
  name: "angle-kind",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [acute, obtuse, reflex] = [draw.int(72, 88), draw.int(93, 118), draw.int(185, 260)];
    const kind = inTurn(
      [
        { size: obtuse, key: "obtuse angle", why: "more than 90° and less than 180°" },
        { size: acute, key: "acute angle", why: "less than 90°" },
        { size: reflex, key: "reflex angle", why: "more than 180° and less than 360°" },
      ],
      turn,
    );
    return {
      question: inTurn(
        [
          `What kind of angle measures ${kind.size}°?`,
          `The two arms of a folding ruler make an angle of ${kind.size}°. What is such an angle called?`,
          `A wheel turns through ${kind.size}°. What is an angle of this size called?`,
        ],
        turn,
      ),
      key: kind.key,
      slips: ["right angle", "acute angle", "obtuse angle", "reflex angle"].map((name) => [
        name,
        "mixing up the names of the angles",
      ]),
      because: `${kind.size}° is ${kind.why}, so it is an ${kind.key}.`.replace("an reflex", "a reflex"),
      beware: "A right angle is exactly 90°.",
    };
  },
};

const straightLine: Family = {
  name: "angle-on-a-line",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const given = draw.int(31, 79);
    const key = 180 - given;
    return {
      question: inTurn(
        [
          `Two angles together make a straight angle. One of them is ${given}°. How big is the other?`,
          `A pole leans and makes an angle of ${given}° with the flat ground on one side. What angle does it make with the ground on the other side?`,
        ],
        turn,
      ),
      key: degrees(key),
      slips: numberSlips(degrees, [
        [90 - given, "completing a right angle instead of a straight one"],
        [360 - given, "completing a full turn instead of a straight angle"],
        [key + 10, `a wrong borrow in 180 − ${given}`],
      ]),
      because: `A straight angle is 180°, and 180° − ${given}° = ${key}°.`,
    };
  },
};

const triangleAngle: Family = {
  name: "triangle-angle",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [first, second] = [draw.int(32, 78), draw.int(35, 74)];
    const key = 180 - first - second;
    if (first === second || key === first || key === second) return undefined;
    return {
      question: inTurn(
        [
          `Two angles of a triangle measure ${first}° and ${second}°. What is the third angle?`,
          `A roof has the shape of a triangle. Its angles at the two walls are ${first}° and ${second}°. What is the angle at the top?`,
        ],
        turn,
      ),
      key: degrees(key),
      slips: numberSlips(degrees, [
        [first + second, "stopping after adding the two angles"],
        [360 - first - second, "taking 360° for the sum of the three angles"],
        [180 - second, "taking away only one of the angles"],
        [key + 10, "a wrong borrow in the subtraction"],
      ]),
      because: `The three angles of a triangle add up to 180°. ${first}° + ${second}° = ${first + second}°, and 180° − ${first + second}° = ${key}°.`,
    };
  },
};

const clockAngle: Family = {
  name: "clock-angle",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const hour = draw.one([1, 2, 4, 5]);
    const key = hour * 30;
    return {
      question: inTurn(
        [
          `What is the smaller angle between the two hands of a clock at ${hour} o'clock?`,
          `The school bell rings at exactly ${hour} o'clock. What is the smaller angle between the hands of the clock at that moment?`,
        ],
        turn,
      ),
      key: degrees(key),
      slips: numberSlips(degrees, [
        [hour * 6, "counting 6° for an hour, which is the angle of a minute"],
        [360 - key, "taking the larger of the two angles"],
        [(hour + 1) * 30, "counting one hour mark too many"],
        [hour * 15, "counting 15° for each hour mark"],
      ]),
      because: `A full turn of 360° has 12 hour marks, so the angle from one to the next is 30°. At ${hour} o'clock the hands are ${count(hour, "mark")} apart: ${hour} × 30° = ${key}°.`,
    };
  },
};

const timesAsLarge: Family = {
  name: "angle-times-as-large",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const times = draw.one([2, 3, 4, 5, 8]);
    const whole = inTurn([180, 90], turn);
    const key = whole / (times + 1);
    if (!Number.isInteger(key) || !Number.isInteger(whole / times)) return undefined;
    const what = whole === 180 ? "straight" : "right";
    return {
      question: `A ${what} angle is divided into two angles. One is ${times === 2 ? "twice" : `${times} times`} as large as the other. How big is the smaller angle?`,
      key: degrees(key),
      slips: numberSlips(degrees, [
        [whole / times, `dividing ${whole}° by ${times} instead of ${times + 1}`],
        [key * times, "giving the larger angle"],
        [
          whole === 180 ? 90 / (times + 1) : 180 / (times + 1),
          `taking a ${what} angle to be ${270 - whole}°`,
        ],
        [whole / (times + 2), "counting one part too many"],
      ]),
      because: `The smaller angle is 1 part and the larger ${times} parts, ${times + 1} parts in all. ${whole}° ÷ ${times + 1} = ${key}°.`,
    };
  },
};

export const anglesAndShapes: readonly Family[] = [
  angleKind,
  straightLine,
  triangleAngle,
  clockAngle,
  timesAsLarge,
];
