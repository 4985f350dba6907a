import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { row } from "../words";

const topic = "Statistics";

const classMarks: Family = {
  name: "class-marks",
  topic,
  level: 1,
  draft: (draw) => {
    const [start, width, place] = [draw.int(2, 9) * 5, draw.one([6, 8, 10, 12, 20]), draw.int(0, 2)];
    const marks = [0, 1, 2, 3, 4].map((n) => start + width / 2 + n * width);
    const lower = start + (place + 1) * width;
    return {
      frames: [
        `The class marks of a table are ${row(marks)}. What is the lower limit of the class with the mark ${marks[place + 1] ?? 0}?`,
        `A frequency polygon has its corners above ${row(marks)} on the horizontal axis. At which number does the class around ${marks[place + 1] ?? 0} begin?`,
      ],
      ...numeric(
        String,
        lower,
        [
          [lower + width, "giving the upper limit"],
          [lower - width / 2, "subtracting the whole width from the class mark"],
          [lower - width, "giving the lower limit of the class before"],
          [lower + width / 4, "halving the width twice"],
          [lower + 1, "starting the class one number too late"],
          [lower - 1, "starting the class one number too early"],
        ],
        0,
      ),
      because: `The classes are ${width} wide, so this one begins ${width / 2} below its mark: ${marks[place + 1] ?? 0} − ${width / 2} = ${lower}.`,
    };
  },
};

const unequalClasses: Family = {
  name: "unequal-classes",
  topic,
  level: 2,
  draft: (draw) => {
    const [unit, times, key, start] = [
      draw.one([5, 10]),
      draw.int(2, 5),
      draw.int(4, 15),
      draw.int(2, 6) * 10,
    ];
    const frequency = times * key;
    return {
      frames: [
        `In a histogram the narrowest class is ${unit} wide. What is the height of the rectangle for the class ${start}-${start + unit * times} with frequency ${frequency}, if the heights are adjusted to the narrowest class?`,
        `A histogram has classes of unlike width; the smallest width is ${unit}. The class from ${start} to ${start + unit * times} has ${frequency} entries. How high is its rectangle drawn?`,
      ],
      ...numeric(String, key, [
        [frequency, "taking the frequency itself for the height"],
        [frequency * times, "multiplying in place of dividing"],
        [Math.round(frequency / unit), "dividing by the smallest width only"],
        [frequency - unit * times + unit, "subtracting the extra width"],
        [times, "giving how many times as wide the class is"],
        [key * 2, "a slip by a factor of 2"],
      ]),
      because: `The class is ${unit * times} ÷ ${unit} = ${times} times as wide, so its height is ${frequency} ÷ ${times} = ${key}.`,
    };
  },
};

const newMember: Family = {
  name: "new-member",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [n, mean, change] = [draw.int(8, 24), draw.int(30, 60), draw.int(1, 2)];
    const isJoining = turn % 2 === 0;
    const key = isJoining ? mean + change * (n + 1) : mean - change * (n - 1);
    if (key > 85 || key < 16) return undefined;
    const after = mean + change;
    return {
      frames: [
        `The mean weight of ${n} wrestlers is ${mean} kg. When a new one joins them, the mean is ${after} kg. How many kg does the new one weigh?`,
        `The mean of ${n} numbers is ${mean}. One number is left out, and the mean of the rest is ${after}. Which number was left out?`,
      ],
      ...numeric(String, key, [
        [isJoining ? mean + change * n : mean - change * n, "counting the wrong number of values"],
        [after, "giving the new mean"],
        [
          isJoining ? mean + 2 * change : mean - change,
          "thinking that the mean moves as much as a single value",
        ],
        [isJoining ? after + change * (n + 1) : mean + change * (n - 1), "adding the change once too often"],
        [mean + n, "adding the number of values to the mean"],
      ]),
      because: `The sums are ${n} × ${mean} = ${n * mean} and ${isJoining ? n + 1 : n - 1} × ${after} = ${(isJoining ? n + 1 : n - 1) * after}; their difference is ${key}.`,
    };
  },
};

export const statistics: readonly Family[] = [classMarks, unequalClasses, newMember];
