import { isPrime, range } from "../whole";
import { type Fact, frame } from "./enough-parts";
import { puzzle } from "./puzzle";

const digits = (n: number): [number, number] => [Math.floor(n / 10), n % 10];

/** A number of two digits, by what is said of it. */
export const enoughForANumber = puzzle("enough-for-a-number", (draw, turn, hard, voice) => {
  const n = draw.int(12, 98);
  const [t, u] = digits(n);
  if (t === u || u === 0) return undefined;
  const divisor = draw.one([7, 9, 11, 13, 8]);
  const facts: Fact<number>[] = [
    { text: `Its digits add up to ${t + u}.`, holds: (m) => digits(m)[0] + digits(m)[1] === t + u },
    { text: `The product of its digits is ${t * u}.`, holds: (m) => digits(m)[0] * digits(m)[1] === t * u },
    {
      text: `Written backwards it is ${Math.abs(9 * (t - u))} ${u > t ? "more" : "less"}.`,
      holds: (m) => 9 * (digits(m)[1] - digits(m)[0]) === 9 * (u - t),
    },
    ...(n % divisor === 0
      ? [{ text: `It is a multiple of ${divisor}.`, holds: (m: number) => m % divisor === 0 }]
      : []),
    ...(Number.isInteger(Math.sqrt(n))
      ? [
          {
            text: "It is the square of a whole number.",
            holds: (m: number) => Number.isInteger(Math.sqrt(m)),
          },
        ]
      : []),
    ...(isPrime(n) ? [{ text: "It is a prime number.", holds: (m: number) => isPrime(m) }] : []),
    { text: `Divided by ${divisor} it leaves ${n % divisor}.`, holds: (m) => m % divisor === n % divisor },
    ...(hard > 1
      ? [
          {
            text: `Its square ends in the digit ${(n * n) % 10}.`,
            holds: (m: number) => (m * m) % 10 === (n * n) % 10,
          },
        ]
      : []),
    {
      text: `It is a multiple of ${t + u}, the sum of its digits.`,
      holds: (m) => m % (t + u) === 0 && digits(m)[0] + digits(m)[1] === t + u,
    },
    {
      text: `Its digits differ by ${Math.abs(t - u)}, and their product is ${t * u}.`,
      holds: (m) =>
        Math.abs(digits(m)[0] - digits(m)[1]) === Math.abs(t - u) && digits(m)[0] * digits(m)[1] === t * u,
    },
    {
      text: `Divided by 10 it leaves ${u}, and divided by 9 it leaves ${n % 9}.`,
      holds: (m) => m % 10 === u && m % 9 === n % 9,
    },
    ...(t === 2 * u || u === 2 * t
      ? [
          {
            text: "One of its digits is twice the other.",
            holds: (m: number) => digits(m)[0] === 2 * digits(m)[1] || digits(m)[1] === 2 * digits(m)[0],
          },
        ]
      : []),
  ];
  return frame(
    draw,
    turn,
    voice,
    0,
    { worlds: range(10, 99), facts: facts.filter(({ holds }) => holds(n)), answer: (m) => m, noun: "number" },
    [
      "What is the number of two digits?",
      "Which number of two digits is meant?",
      "A locker has a number of two digits. Which is it?",
      "A runner’s number has two digits. What is it?",
    ],
  );
});
