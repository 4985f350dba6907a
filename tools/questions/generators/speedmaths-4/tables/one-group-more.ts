import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { hurriedSlips, numberSlips } from "../../slips";

export const oneGroupMore: Family = {
  name: "one-group-more",
  topic: "Multiplication Tables",
  level: 1,
  draft: (draw) => {
    const [a, b] = [draw.int(6, 9), draw.int(11, 16)];
    const key = a * b;
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `${a} × ${b - 1} is ${a * (b - 1)}. What is ${a} × ${b}?`,
        `${name} knows that ${b - 1} packets of ${a} biscuits have ${a * (b - 1)} biscuits. How many biscuits does ${they} count in ${b} packets?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [a * (b - 1) + 1, "adding 1 instead of one more group"],
        [a * (b - 1) + b, `adding ${b} instead of ${a}`],
        [a * (b - 1) + 10, "adding 10 instead of one more group"],
        [a * (b - 2), "taking a group away instead of adding one"],
        ...hurriedSlips(key),
      ]),
      because: `One more group of ${a} makes ${a * (b - 1)} + ${a} = ${key}.`,
    };
  },
};
