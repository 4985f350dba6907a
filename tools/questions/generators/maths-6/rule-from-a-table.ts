import { type Family, inTurn } from "../family";

export const tables: Family = {
  name: "rule-from-a-table",
  topic: "Simple Algebra",
  level: 2,
  count: 1,
  draft: (draw, turn) => {
    const [a, b] = [draw.int(2, 6), draw.int(1, 7)];
    const at = (n: number): number => a * n + b;
    if (a === b) return undefined;
    const thing = inTurn(
      [
        { one: "Figure", what: "dots" },
        { one: "Day", what: "steps" },
      ],
      turn,
    );
    return {
      frames: [
        `${thing.one} 1 has ${at(1)} dots, ${thing.one} 2 has ${at(2)} and ${thing.one} 3 has ${at(3)}, and so on. Which rule gives the number of dots in ${thing.one} n?`,
        `A robot takes ${at(1)} steps on Day 1, ${at(2)} on Day 2 and ${at(3)} on Day 3, and so on. Which rule gives its steps on Day n?`,
      ],
      key: `${a}n + ${b}`,
      slips: [
        [`n + ${at(1) - 1}`, "looking at the first number only"],
        [`${at(1)}n`, "looking at the first number only"],
        [`${a}n + ${at(1)}`, `adding ${a} times n to the first number`],
        [`n + ${a}`, `adding ${a} to n instead of multiplying`],
        [`${b}n + ${a}`, "changing round the two numbers"],
      ]
        .filter(([rule]) => rule !== `${a}n + ${b}`)
        .map(([rule = "", mistake = ""]) => [rule, mistake] as const),
      because: `The number grows by ${a} each time, so the rule begins with ${a}n. For n = 1 it must give ${at(1)} = ${a} + ${b}: ${a}n + ${b}.`,
    };
  },
};
