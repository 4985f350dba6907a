import { range } from "../whole";
import { type Fact, frame } from "./enough-parts";
import { puzzle } from "./puzzle";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

type Month = { readonly first: number; readonly length: number };

const months: readonly Month[] = range(0, 6).flatMap((first) =>
  [28, 29, 30, 31].map((length) => ({ first, length })),
);

const dayOf = ({ first }: Month, date: number): number => (first + date - 1) % 7;

const countDay = (month: Month, day: number): number =>
  range(1, month.length).filter((date) => dayOf(month, date) === day).length;

/** A weekday of a month of which little is known. */
export const enoughForADay = puzzle("enough-for-a-weekday", (draw, turn, _, voice) => {
  const month = draw.one(months);
  const date = draw.int(9, 27);
  const [five, other] = [draw.int(0, 6), draw.int(0, 6)];
  const onlyFive = days.filter((_, day) => countDay(month, day) === 5);
  const all: Fact<Month>[] = [
    {
      text: `The month has ${countDay(month, five) === 5 ? "five" : "four"} ${days[five]}s.`,
      holds: (m) => countDay(m, five) === countDay(month, five),
    },
    {
      text: `The month ends on a ${days[dayOf(month, month.length)]}.`,
      holds: (m) => dayOf(m, m.length) === dayOf(month, month.length),
    },
    { text: `The month has ${month.length} days.`, holds: (m) => m.length === month.length },
    {
      text: `It has more ${days[five]}s than ${days[other]}s.`,
      holds: (m) => countDay(m, five) > countDay(m, other),
    },
    {
      text: `${
        onlyFive.length === 1
          ? `Only the ${onlyFive[0]}s`
          : `Only the ${onlyFive
              .slice(0, -1)
              .map((day) => `${day}s`)
              .join(", the ")} and the ${onlyFive.at(-1)}s`
      } come five times.`,
      holds: (m) => onlyFive.length > 0 && m.length === month.length && m.first === month.first,
    },
    { text: `Its first and its last day are the same weekday.`, holds: (m) => m.length % 7 === 1 },
  ];
  const facts = all.filter(({ holds }) => holds(month));
  if (five === other) return undefined;
  return frame(
    draw,
    turn,
    voice,
    1,
    { worlds: months, facts, answer: (m) => dayOf(m, date), noun: "weekday" },
    [
      `On which weekday does the ${date}${suffix(date)} of a certain month fall?`,
      `Which weekday is the ${date}${suffix(date)} of the month?`,
      `A match is on the ${date}${suffix(date)} of the month. On which day of the week is it?`,
      `A concert is planned for the ${date}${suffix(date)} of a month. Which weekday is that?`,
    ],
  );
});

const suffix = (n: number): string =>
  Math.floor(n / 10) === 1 ? "th" : ({ 1: "st", 2: "nd", 3: "rd" }[n % 10] ?? "th");
