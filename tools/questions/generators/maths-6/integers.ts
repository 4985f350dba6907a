import { signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";

const topic = "Integers";
const takeNegative: Family = {
  name: "negative-taken-away",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [a, b] = [draw.int(4, 25), draw.int(5, 28)];
    const first = turn % 2 === 0 ? -a : a;
    const key = first + b;
    if (key === 0 || a === b) return undefined;
    return {
      frames: [
        `What is the value of (${signed(first)}) − (−${b})?`,
        `How much greater is ${signed(first)} than −${b}?`,
      ],
      ...numeric(
        signed,
        key,
        turn % 2 === 0
          ? [
              [first - b, `took away ${b} instead of −${b}`],
              [-key, "got the sign wrong"],
              [a + b, "lost a sign"],
            ]
          : [
              [Math.abs(a - b), `took −${b} for ${b}`],
              [a, `counted only from 0 to ${a}`],
              [b, `counted only from −${b} to 0`],
              [key + 1, "counted both ends as well"],
            ],
      ),
      because: `To take away −${b} is to add ${b}: ${signed(first)} + ${b} = ${signed(key)}.`,
    };
  },
};

const quiz: Family = {
  name: "wrong-answers-from-a-score",
  topic,
  level: 3,
  draft: (draw) => {
    const [all, plus, minus] = [draw.int(15, 25), draw.int(4, 5), draw.int(1, 2)];
    const wrong = draw.int(4, 9);
    const score = (all - wrong) * plus - wrong * minus;
    const lost = all * plus - score;
    return {
      frames: [
        `A quiz has ${all} questions. A right answer brings ${plus} marks, and a wrong one brings −${minus}. Zoya answers all of them and scores ${score}. How many answers are wrong?`,
        `In a game of ${all} throws, each hit brings ${plus} points and each miss −${minus}. Rohan makes all the throws and has ${score} points. How many throws were misses?`,
      ],
      ...numeric(
        String,
        wrong,
        (
          [
            [all - wrong, "gave the number of right answers"],
            [lost / plus, `forgot the −${minus}`],
            [lost / (plus - minus), `took ${minus} from ${plus} instead of adding it`],
            [plus + minus, "gave what one wrong answer costs"],
            [lost / minus, `divided the lost marks by ${minus}`],
          ] as const
        ).filter(([value]) => value < all),
      ),
      because: `All right would bring ${all} × ${plus} = ${all * plus}. Each wrong one costs ${plus} + ${minus} = ${plus + minus}, and ${all * plus} − ${score} = ${lost} are lost: ${lost} ÷ ${plus + minus} = ${wrong}.`,
    };
  },
};

/** The families of the topic Integers. */
export const integers: readonly Family[] = [takeNegative, quiz];
