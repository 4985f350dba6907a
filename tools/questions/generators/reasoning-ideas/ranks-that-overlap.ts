import { drawNames, framesFor, puzzle } from "./puzzle";

/** Places from both ends that may overlap. */
export const ranksThatOverlap = puzzle("ranks-that-overlap", (draw, turn, hard) => {
  const [a, b, k] = [draw.int(12, 25), draw.int(12, 25), draw.int(3, 8)];
  const [one = "", two = ""] = drawNames(draw, 2);
  if (a + b - k - 2 < Math.max(a, b) || a - k - 1 < 1 || b - k - 1 < 1) return undefined;
  const least = a + b - k - 2;
  const most = a + b + k;
  const isLeast = turn % 2 === 0;
  const places = `${one} is ${a}th from the front and ${two} is ${b}th from the back`.replaceAll(
    /(\d+)th/g,
    (_, n: string) =>
      `${n}${Math.floor(Number(n) / 10) === 1 ? "th" : ({ "1": "st", "2": "nd", "3": "rd" }[n.slice(-1)] ?? "th")}`,
  );
  return {
    frames: framesFor(
      hard,
      [
        ["least", "How many people stand in the queue at least?"],
        ["greatest", "How many people can stand in the queue at most?"],
        ["least", "What is the smallest possible number of people in the queue?"],
        ["greatest", "What is the largest possible number of people in the queue?"],
      ].map(([, question]) => `In a queue ${places}. Exactly ${k} people stand between them. ${question}`),
    ),
    key: String(isLeast ? least : most),
    slips: [
      [
        String(isLeast ? most : least),
        isLeast
          ? "found the largest number instead of the smallest"
          : "found the smallest number instead of the largest",
      ],
      [String(isLeast ? least + 2 : most - 2), "forgot that the two count themselves"],
      [String(a + b), "added the two places"],
      [String(isLeast ? least + 1 : most - 1), "counted one of the two people twice"],
      [String(a + b - 1), "thought that both stand at one place"],
    ],
    because: isLeast
      ? `In the shortest queue ${two} stands in front of ${one}. Then ${k} + 2 people are counted twice: ${a} + ${b} − ${k + 2} = ${least}.`
      : `In the longest queue ${one} stands in front of ${two}, with ${k} between: ${a} + ${k} + ${b} = ${most}.`,
  };
});
