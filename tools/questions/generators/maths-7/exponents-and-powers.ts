import { exponent, power } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";

const topic = "Exponents and Powers";

const primePowers: Family = {
  name: "prime-powers",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, c] = [draw.int(2, 5), draw.int(1, 3), draw.int(1, 2)];
    const number = 2 ** a * 3 ** b * 5 ** c;
    if (a === b || number > 20_000) return undefined;
    const show = (p: number, q: number, r: number): string =>
      [power("2", p), power("3", q), power("5", r)].join(" × ");
    return {
      frames: [
        `Which product of prime powers is equal to ${grouped(number)}?`,
        `A factory packs ${grouped(number)} matchboxes. How is this number written as a product of powers of primes?`,
      ],
      key: show(a, b, c),
      slips: [
        [show(b, a, c), "changing the exponents of 2 and 3 round"],
        [show(a + 1, b, c), "counting one factor 2 too many"],
        [show(a - 1, b, c), "overlooking one factor 2"],
        [show(a, b + 1, c), "counting one factor 3 too many"],
        [show(a, b, c + 1), "counting one factor 5 too many"],
      ],
      because: `${grouped(number)} = ${2 ** a} × ${3 ** b} × ${5 ** c} = ${show(a, b, c)}.`,
    };
  },
};

const standardForm: Family = {
  name: "standard-form",
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
        [show(head, zeros), "counting the zeros only"],
        [show(head, zeros + 3), "counting all the digits"],
        [show(digits, zeros), "leaving a number above 10 in front"],
        [show(digits / 10, zeros + 1), "putting the point behind the second digit"],
        [show(head, zeros + 1), "counting one place too few"],
      ],
      because: `The point moves ${zeros + 2} places to stand behind the first digit: ${head} × 10${exponent(zeros + 2)}.`,
    };
  },
};

const powersOfPowers: Family = {
  name: "powers-of-powers",
  topic,
  level: 2,
  draft: (draw) => {
    const [base, a, b, c, d] = [
      draw.one([2, 3, 5]),
      draw.int(2, 4),
      draw.int(2, 4),
      draw.int(3, 7),
      draw.int(1, 4),
    ];
    const tens = d;
    const last = a * b + c - d;
    const key = base ** tens;
    if (a + b === a * b || key > 700) return undefined;
    const text = `(${power(String(base), a)})${exponent(b)} × ${power(String(base), c)} ÷ ${power(String(base), last)}`;
    return {
      frames: [
        `What is the value of ${text}?`,
        `A calculator shows the value of ${text}. Which number is on its display?`,
      ],
      ...numeric(
        grouped,
        key,
        [
          [base * tens, "multiplying base and exponent"],
          [
            base ** (a + b + c - last > 0 ? a + b + c - last : tens + 2),
            "adding the exponents of a power of a power",
          ],
          [base ** (tens + 1), "a slip of one in the exponent"],
          [base ** (tens - 1), "a slip of one in the exponent"],
          [tens, "giving the exponent in place of the value"],
          [base ** (tens + 2), "a slip of two in the exponent"],
        ],
        0,
      ),
      because: `The exponent is ${a} × ${b} + ${c} − ${last} = ${tens}, and ${base}${exponent(tens)} = ${grouped(key)}.`,
    };
  },
};

export const exponentsAndPowers: readonly Family[] = [primePowers, standardForm, powersOfPowers];
