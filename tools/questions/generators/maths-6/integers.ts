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
      ...numeric(signed, key, [
        [first - b, `took away ${b} instead of −${b}`],
        [-key, "got the sign wrong"],
        [turn % 2 === 0 ? a + b : b - a, "lost a sign"],
        [turn % 2 === 0 ? a - b : -(a + b), "lost a sign"],
      ]),
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
    return {
      frames: [
        `A quiz has ${all} questions. A right answer brings ${plus} marks, and a wrong one brings −${minus}. Zoya answers all of them and scores ${score}. How many answers are wrong?`,
        `In a game of ${all} throws, each hit brings ${plus} points and each miss −${minus}. Rohan makes all the throws and has ${score} points. How many throws were misses?`,
      ],
      ...numeric(String, wrong, [
        [all - wrong, "gave the number of right answers"],
        [(all * plus - score) / plus, `forgot the −${minus}`],
        [(all * plus - score) / minus, `divided the lost marks by ${minus}`],
        [(all * plus - score) / (plus - minus), `took ${minus} from ${plus} instead of adding it`],
      ]),
      because: `All right would bring ${all} × ${plus} = ${all * plus}. Each wrong one costs ${plus} + ${minus} = ${plus + minus}, and ${all * plus} − ${score} = ${all * plus - score} are lost: ${all * plus - score} ÷ ${plus + minus} = ${wrong}.`,
    };
  },
};

/** The families of the topic Integers. */
export const integers: readonly Family[] = [takeNegative, quiz];
