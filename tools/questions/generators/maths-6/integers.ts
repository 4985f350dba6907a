import { signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { greatestInteger } from "./greatest-of-sums";

const topic = "Integers";
const celsius = (value: number): string => `${signed(value)}°C`;
const temperature: Family = {
  name: "temperature-change",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [night, rise] = [draw.int(3, 14), draw.int(5, 21)];
    const isRise = turn % 2 === 0;
    const start = isRise ? -night : night;
    const key = isRise ? start + rise : start - rise - night;
    const change = isRise ? rise : rise + night;
    if (key === 0 || key === start || Math.abs(key) === night) return undefined;
    return {
      frames: [
        `In Leh it is ${celsius(start)} at night. By noon the temperature rises by ${change} degrees. What is the temperature at noon?`,
        `A cold store is at ${celsius(start)}. It is then cooled by ${change} degrees. What is its temperature after that?`,
      ],
      ...numeric(celsius, key, [
        [-key, "getting the sign wrong"],
        [isRise ? -night - rise : night + change, `${isRise ? "going down" : "going up"} instead`],
        [isRise ? night + rise : -(night + change), "adding the two numbers without their signs"],
        [key + 10, "a slip of ten degrees"],
      ]),
      because: `${signed(start)} ${isRise ? "+" : "−"} ${change} = ${signed(key)}, so the temperature is ${celsius(key)}.`,
    };
  },
};

const takeNegative: Family = {
  name: "take-away-a-negative",
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
        [first - b, `taking away ${b} instead of −${b}`],
        [-key, "getting the sign wrong"],
        [turn % 2 === 0 ? a + b : b - a, "losing a sign"],
        [turn % 2 === 0 ? a - b : -(a + b), "losing a sign"],
      ]),
      because: `To take away −${b} is to add ${b}: ${signed(first)} + ${b} = ${signed(key)}.`,
    };
  },
};

const diver: Family = {
  name: "up-and-down-in-the-well",
  topic,
  level: 2,
  draft: (draw) => {
    const [down, up, again] = [draw.int(18, 40), draw.int(6, 15), draw.int(8, 16)];
    const key = -down + up - again;
    return {
      frames: [
        `Take the sea level as 0. A diver goes down ${down} m, comes up ${up} m and goes down ${again} m more. At which height in metres is the diver now?`,
        `Level 0 is the ground. A mine lift goes ${down} m down, then ${up} m up and then ${again} m down. Which number, in metres, shows its place?`,
      ],
      ...numeric(signed, key, [
        [-key, "forgetting that the place is below 0"],
        [-down - up - again, "taking every move as downward"],
        [-down + up + again, "taking the last move as upward"],
        [-down - up + again, "changing round the last two moves"],
      ]),
      because: `−${down} + ${up} = ${signed(-down + up)}, and ${signed(-down + up)} − ${again} = ${signed(key)}.`,
    };
  },
};

const quiz: Family = {
  name: "marks-for-wrong-answers",
  topic,
  level: 3,
  count: 1,
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
        [all - wrong, "giving the number of right answers"],
        [(all * plus - score) / plus, `forgetting the −${minus}`],
        [(all * plus - score) / minus, `dividing the lost marks by ${minus}`],
        [(all * plus - score) / (plus - minus), `taking ${minus} from ${plus} instead of adding it`],
      ]),
      because: `All right would bring ${all} × ${plus} = ${all * plus}. Each wrong one costs ${plus} + ${minus} = ${plus + minus}, and ${all * plus} − ${score} = ${all * plus - score} are lost: ${all * plus - score} ÷ ${plus + minus} = ${wrong}.`,
    };
  },
};

/** The families of the topic Integers. */
export const integers: readonly Family[] = [temperature, takeNegative, greatestInteger, diver, quiz];
