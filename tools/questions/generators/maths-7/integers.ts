import { signed } from "../algebra-words";
import type { Family } from "../family";
import { drawPerson, drawTown } from "../people";
import { numeric } from "../signed-slips";
import { clock } from "../words";

const topic = "Integers";

const celsius = (value: number): string => `${signed(value)}°C`;

const coldMorning: Family = {
  name: "cold-morning",
  topic,
  level: 1,
  draft: (draw) => {
    const [start, rise, hours] = [-draw.int(5, 12), draw.int(2, 4), draw.int(3, 6)];
    const key = start + rise * hours;
    if (key === 0) return undefined;
    const [from, to] = [clock(5 * 60), clock((5 + hours) * 60)];
    const town = drawTown(draw);
    return {
      frames: [
        `At ${from} it is ${celsius(start)} in a mountain village, and from then on it gets ${rise}° warmer every hour. What is the temperature at ${to}?`,
        `A cold store in ${town} is at ${celsius(start)} when its power fails. The temperature goes up ${rise} degrees in each hour. What is it after ${hours} hours?`,
      ],
      ...numeric(celsius, key, [
        [start - rise * hours, "going down in place of up"],
        [start + rise, "counting one hour only"],
        [start + hours, "adding one degree for each hour"],
        [-start + rise * hours, "losing the minus sign at the start"],
        [-key, "turning the sign round at the end"],
      ]),
      because: `${rise} × ${hours} = ${rise * hours} degrees are added: ${signed(start)} + ${rise * hours} = ${signed(key)}.`,
    };
  },
};

const quizPoints: Family = {
  name: "quiz-points",
  topic,
  level: 1,
  draft: (draw) => {
    const [plus, minus, all, right] = [draw.int(3, 5), draw.int(1, 2), draw.int(15, 25), draw.int(3, 14)];
    const wrong = all - right;
    const key = plus * right - minus * wrong;
    if (wrong < 5 || key === 0) return undefined;
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `A quiz gives ${plus} points for a right answer and −${minus} for a wrong one. ${name} answers all ${all} questions, ${right} of them correctly. How many points does ${they} get?`,
        `In a game every hit brings ${plus} points and every miss −${minus}. Of ${name}’s ${all} throws ${right} are hits. What is the score in the end?`,
      ],
      ...numeric(signed, key, [
        [plus * right + minus * wrong, "adding the points of the wrong ones"],
        [plus * right, "forgetting the points of the wrong ones"],
        [plus * right - minus * all, "taking points off for every one"],
        [right * (plus - minus), "taking points off for the right ones"],
        [plus * right - wrong, "taking off one point each"],
        [-key, "turning the sign round"],
      ]),
      because: `${plus} × ${right} = ${plus * right} and −${minus} × ${wrong} = −${minus * wrong}; together ${signed(key)}.`,
    };
  },
};

const hiddenFactor: Family = {
  name: "hidden-factor",
  topic,
  level: 2,
  draft: (draw) => {
    const [a, key, b] = [-draw.int(3, 9), -draw.int(3, 12), -draw.int(5, 30)];
    const result = a * key + b;
    if (result === 0) return undefined;
    return {
      frames: [
        `Which integer completes (${signed(a)}) × □ + (${signed(b)}) = ${signed(result)}?`,
        `An integer is multiplied by ${signed(a)}, and then ${signed(b)} is added. The result is ${signed(result)}. What is the integer?`,
      ],
      ...numeric(signed, key, [
        [-key, "taking the quotient of two numbers of unlike sign for positive"],
        [(result + b) / a, `adding ${signed(b)} where it has to be subtracted`],
        [(result + b) / -a, "making two mistakes with signs"],
        [result - b, `forgetting to divide by ${signed(a)}`],
        [result - b - a, `subtracting ${signed(a)} in place of dividing`],
      ]),
      because: `${signed(result)} − (${signed(b)}) = ${signed(result - b)}, and ${signed(result - b)} ÷ (${signed(a)}) = ${signed(key)}.`,
    };
  },
};

export const integers: readonly Family[] = [coldMorning, quizPoints, hiddenFactor];
