import { inTurn, type Family } from "../family";
import { drawPair, drawPerson } from "../people";
import { fractionSlips, numberSlips } from "../slips";
import { hcf, lcm } from "../whole";
import { listed, rupees } from "../words";

const topic = "Fractions";

const greatestFraction: Family = {
  name: "greatest-fraction",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const bottom = draw.one([12, 18, 20, 24, 30]);
    const all = [2, 3, 4, 5, 6, 8, 9, 10, 12].filter((under) => bottom % under === 0);
    const parts = draw
      .shuffle(all)
      .slice(0, 4)
      .map((under) => [draw.int(1, under - 1), under] as const);
    if (parts.some(([over, under]) => hcf(over, under) > 1 || over / under < 0.4)) return undefined;
    const sorted = parts.toSorted((x, y) => y[0] / y[1] - x[0] / x[1]);
    const written = (part: readonly [number, number] | undefined): string => (part ? part.join("/") : "");
    const values = new Set(sorted.map(([over, under]) => (over * bottom) / under));
    if (values.size < 4 || Math.max(...parts.map(([, under]) => under)) === sorted[0]?.[1]) return undefined;
    const wantsGreatest = turn % 2 === 0;
    const key = written(wantsGreatest ? sorted[0] : sorted[3]);
    const change = sorted.map(([over, under]) => `${over}/${under} = ${(over * bottom) / under}/${bottom}`);
    return {
      question: inTurn(
        [
          `Which is the greatest of the fractions ${listed(parts.map(written))}?`,
          `Which is the smallest of the fractions ${listed(parts.map(written))}?`,
        ],
        turn,
      ),
      key,
      slips: sorted.map((part) => [written(part), "comparing only the upper or only the lower numbers"]),
      because: `Write them all with the lower number ${bottom}: ${listed(change)}.`,
      beware: `So ${key} is the ${wantsGreatest ? "greatest" : "smallest"}; looking only at the upper or the lower numbers misleads.`,
    };
  },
};

const unlikeDifference: Family = {
  name: "unlike-difference",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [a, b] = draw.one([
      [4, 3],
      [4, 5],
      [5, 3],
      [6, 4],
      [8, 3],
      [8, 6],
      [10, 4],
      [9, 6],
    ] as const);
    const [top, upper] = [draw.int(1, a - 1), draw.int(1, b - 1)];
    const bottom = lcm(a, b);
    const gap = (top * bottom) / a - (upper * bottom) / b;
    if (gap <= 0 || hcf(top, a) > 1 || hcf(upper, b) > 1 || hcf(gap, bottom) > 1) return undefined;
    const [first, second] = drawPair(draw);
    return {
      question: inTurn(
        [
          `A bottle holds ${top}/${a} of a litre of juice. ${first.name} drinks ${upper}/${b} of a litre. How much juice is left, as a fraction of a litre?`,
          `${first.name} walks ${top}/${a} of a kilometre to school and ${second.name} walks ${upper}/${b} of a kilometre. By what fraction of a kilometre is ${first.name}'s way longer?`,
        ],
        turn,
      ),
      key: `${gap}/${bottom}`,
      slips: fractionSlips(
        [gap, bottom],
        [
          [Math.abs(top - upper), Math.abs(a - b), "taking the upper and the lower numbers away separately"],
          [Math.abs(top - upper), bottom, "changing the lower numbers without changing the upper ones"],
          [(top * bottom) / a + (upper * bottom) / b, bottom, "adding instead of taking away"],
          [top * upper, a * b, "multiplying the two fractions"],
        ],
      ),
      because: `With the common lower number ${bottom}, ${top}/${a} − ${upper}/${b} = ${(top * bottom) / a}/${bottom} − ${(upper * bottom) / b}/${bottom} = ${gap}/${bottom}.`,
    };
  },
};

const fractionOfRest: Family = {
  name: "fraction-of-the-rest",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const [first, second] = [draw.one([3, 4, 5]), draw.one([2, 3, 4])];
    const whole = draw.int(4, 15) * first * second * 5;
    const rest = whole - whole / first;
    const key = rest - rest / second;
    if (first === second || whole > 600 || !Number.isInteger(rest / second)) return undefined;
    const { name, they } = drawPerson(draw);
    const story = inTurn(
      [
        {
          ask: `${name} has ${rupees(whole * 100)}. ${they === "she" ? "She" : "He"} spends 1/${first} of it on a book and then 1/${second} of what is left on a pen set. How much money is left in the end?`,
          show: (value: number) => rupees(value * 100),
        },
        {
          ask: `A shop has ${whole} kites. It sells 1/${first} of them on Friday and 1/${second} of the rest on Saturday. How many kites are left?`,
          show: String,
        },
      ],
      turn,
    );
    const { show } = story;
    return {
      question: story.ask,
      key: show(key),
      slips: numberSlips(show, [
        [whole - whole / first - whole / second, `taking 1/${second} of the whole instead of what was left`],
        [rest / second, "finding the second part instead of what is left"],
        [rest, "stopping after the first part"],
      ]),
      because: `1/${first} of ${show(whole)} is ${show(whole / first)}, which leaves ${show(rest)}. 1/${second} of ${show(rest)} is ${show(rest / second)}, which leaves ${show(key)}.`,
    };
  },
};

export const comparingFractions: readonly Family[] = [greatestFraction, unlikeDifference, fractionOfRest];
