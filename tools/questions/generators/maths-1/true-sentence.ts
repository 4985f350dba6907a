import { type Family, inTurn } from "../family";

export const sign: Family = {
  name: "true-sentence",
  topic: "Comparing Numbers",
  level: 2,
  count: 1,
  draft: (draw, turn) => {
    const [a, b, c] = [draw.int(2, 4), draw.int(5, 7), draw.int(1, 9)];
    const write = (x: number, word: string, y: number): string => `${x} ${word} ${y}`;
    const [low, high] = [a * 10 + b, b * 10 + a];
    const third = a * 10 + c;
    if (c === b || c === a) return undefined;
    const [more, less] = inTurn(
      [
        ["is more than", "is less than"],
        ["is less than", "is more than"],
      ],
      turn,
    );
    const [first, second] = turn % 2 === 0 ? [high, low] : [low, high];
    return {
      frames: ["Which of these is true?", "Which one of these is right?"],
      key: write(first, more ?? "", second),
      slips: [
        [write(first, less ?? "", second), "mixing up more and less"],
        [write(second, more ?? "", first), "looking at the ones first"],
        [write(third, "is more than", high), "looking at the ones first"],
        [write(high + 10, "is less than", high), "mixing up more and less"],
      ],
      because: `${high} has ${b} tens and ${low} has ${a} tens, so ${high} is more than ${low}.`,
    };
  },
};
