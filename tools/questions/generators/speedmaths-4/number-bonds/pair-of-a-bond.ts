import type { Family } from "../../family";

export const pairOfABond: Family = {
  name: "pair-of-a-bond",
  topic: "Number Bonds",
  level: 2,
  count: 1,
  draft: (draw) => {
    const whole = draw.one([200, 300, 500]);
    const first = draw.int(31, whole - 31);
    const pair = (a: number, b: number): string => `${a} and ${b}`;
    const [second, third, fourth] = [
      draw.int(31, whole - 31),
      draw.int(31, whole - 31),
      draw.int(31, whole - 31),
    ];
    if ([first, second, third, fourth].some((part) => part % 10 === 0 || part % 100 < 12)) return undefined;
    return {
      frames: [`Which two numbers add up to exactly ${whole}?`],
      key: pair(first, whole - first),
      slips: [
        [pair(second, whole - second + 10), "making both the tens and the ones up to 10"],
        [pair(third, whole - third + 10), "making both the tens and the ones up to 10"],
        [pair(fourth, whole - fourth - 10), "taking one ten too many away"],
      ],
      because: `${first} + ${whole - first} = ${whole}. The ones make 10, and with that ten carried the rest makes ${whole}.`,
    };
  },
};
