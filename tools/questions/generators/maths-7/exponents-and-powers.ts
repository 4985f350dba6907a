import { exponent } from "../algebra-words";
import type { Family } from "../family";
import { grouped } from "../words";

const topic = "Exponents and Powers";

const standardForm: Family = {
  name: "large-number-in-standard-form",
  topic,
  level: 1,
  draft: (draw) => {
    const [digits, zeros] = [draw.int(102, 987), draw.int(4, 8)];
    if (digits % 10 === 0) return undefined;
    const number = digits * 10 ** zeros;
    const show = (value: number, tens: number): string => `${value} × 10${exponent(tens)}`;
    const head = digits / 100;
    return {
      frames: [
        `What is ${grouped(number)} in standard form?`,
        `A satellite has travelled ${grouped(number)} km. How is this number written in standard form?`,
      ],
      key: show(head, zeros + 2),
      slips: [
        [show(head, zeros), "counted the zeros only"],
        [show(head, zeros + 3), "counted all the digits"],
        [show(digits, zeros), "left a number above 10 in front"],
        [show(digits / 10, zeros + 1), "put the point behind the second digit"],
        [show(head, zeros + 1), "counted one place too few"],
      ],
      because: `The point moves ${zeros + 2} places to stand behind the first digit: ${head} × 10${exponent(zeros + 2)}.`,
    };
  },
};

export const exponentsAndPowers: readonly Family[] = [standardForm];
