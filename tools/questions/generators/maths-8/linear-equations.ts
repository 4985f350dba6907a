import { polynomial, signed } from "../algebra-words";
import type { Family } from "../family";
import { drawPerson } from "../people";
import { numeric } from "../signed-slips";

const topic = "Linear Equations";

const lettersOnBothSides: Family = {
  name: "unknown-on-both-sides",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, c, key, b] = [draw.int(4, 9), draw.int(2, 3), draw.int(-8, 9), draw.int(3, 19)];
    const d = (a - c) * key - b;
    if (key === 0 || d === 0 || b + d === 0) return undefined;
    const [left, right] = [polynomial([a, -b]), polynomial([c, d])];
    return {
      frames: [
        `What is the solution of ${left} = ${right}?`,
        `For which value of x do ${left} and ${right} have the same value?`,
      ],
      ...numeric(signed, key, [
        [-key, "lost a sign when a term changes sides"],
        [(d - b) / (a - c), `left the sign of ${b} unchanged on the other side`],
        [(d + b) / (a + c), "added the terms in x"],
        [d + b, "forgot the last division"],
      ]),
      because: `${a}x − ${c}x = ${signed(d)} + ${b}, so ${a - c}x = ${signed(d + b)} and x = ${signed(key)}.`,
    };
  },
};

const agesThenAndNow: Family = {
  name: "ages-now-and-later",
  topic,
  level: 2,
  draft: (draw) => {
    const [child, now, then] = [draw.int(4, 14), draw.int(4, 7), draw.int(3, 4)];
    const years = (child * (now - then)) / (then - 1);
    const parent = child * now;
    if (now <= then || !Number.isInteger(years) || parent > 45 || parent - child < 21) return undefined;
    const { name } = drawPerson(draw);
    return {
      frames: [
        `${name}’s mother is ${now} times as old as ${name}. In ${years} years she will be only ${then} times as old. How old is ${name} now?`,
        `A coach is ${now} times as old as ${name} today. After ${years} years the coach’s age will be ${then} times that of ${name}. How many years old is ${name} today?`,
      ],
      ...numeric(String, child, [
        [years, "gave the number of years that pass"],
        [child + years, "gave the age that is reached later"],
        [years / (now - then), `added ${years} years to one of the two only`],
        [(years * then) / (now - then), `added the ${years} years only to the younger one`],
      ]),
      because: `With x for the age of ${name}, ${now}x + ${years} = ${then}(x + ${years}), so ${now - then}x = ${years * (then - 1)} and x = ${child}.`,
    };
  },
};

export const linearEquations: readonly Family[] = [lettersOnBothSides, agesThenAndNow];
