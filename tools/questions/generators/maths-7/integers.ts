import { signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";

const topic = "Integers";

const hiddenFactor: Family = {
  name: "factor-behind-a-box",
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
        [-key, "took the quotient of two numbers of unlike sign for positive"],
        [(result + b) / a, `added ${signed(b)} where it has to be subtracted`],
        [(result + b) / -a, "got the sign of both steps wrong"],
        [result - b, `forgot to divide by ${signed(a)}`],
        [result - b - a, `subtracted ${signed(a)} in place of dividing`],
      ]),
      because: `${signed(result)} − (${signed(b)}) = ${signed(result - b)}, and ${signed(result - b)} ÷ (${signed(a)}) = ${signed(key)}.`,
    };
  },
};

export const integers: readonly Family[] = [hiddenFactor];
