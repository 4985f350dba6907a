import { type Fact, frame } from "./enough-parts";
import { at, drawNames, ordersOf, puzzle } from "./puzzle";

/** A seat in a row of five. */
export const enoughForASeat = puzzle("enough-for-a-seat", (draw, turn, _, voice) => {
  const names = drawNames(draw, 4);
  const [who, one, two, three] = [at(names, 0), at(names, 1), at(names, 2), at(names, 3)];
  const order = draw.shuffle(names);
  const seat = (world: readonly string[], name: string): number => world.indexOf(name) + 1;
  const gap = (world: readonly string[], a: string, b: string): number =>
    Math.abs(seat(world, a) - seat(world, b));
  const isEnd = (place: number): boolean => place === 1 || place === 4;
  const all: Fact<string[]>[] = [
    { text: `${one} sits just to the left of ${who}.`, holds: (w) => seat(w, who) - seat(w, one) === 1 },
    { text: `${two} sits just to the right of ${who}.`, holds: (w) => seat(w, two) - seat(w, who) === 1 },
    { text: `${who} and ${three} sit side by side.`, holds: (w) => gap(w, who, three) === 1 },
    { text: `Exactly two people sit between ${one} and ${two}.`, holds: (w) => gap(w, one, two) === 3 },
    { text: `${who} does not sit at an end.`, holds: (w) => !isEnd(seat(w, who)) },
    { text: `${three} sits at the right end.`, holds: (w) => seat(w, three) === 4 },
    { text: `${one} sits at the left end.`, holds: (w) => seat(w, one) === 1 },
    { text: `Exactly one person sits between ${who} and ${two}.`, holds: (w) => gap(w, who, two) === 2 },
    {
      text: `Exactly ${["none", "one", "two", "three"][seat(order, who) - 1]} of the others ${seat(order, who) === 2 ? "is" : "are"} to the left of ${who}.`,
      holds: (w) => seat(w, who) === seat(order, who) && seat(order, who) > 1,
    },
    {
      text: `${who} has more people on the right than on the left, and is not at an end.`,
      holds: (w) => seat(w, who) === 2,
    },
    {
      text: `${one} and ${three} both sit to the left of ${who}.`,
      holds: (w) => seat(w, one) < seat(w, who) && seat(w, three) < seat(w, who),
    },
  ];
  const facts = all.filter(({ holds }) => holds(order));
  return frame(
    draw,
    turn,
    voice,
    3,
    { worlds: ordersOf(names), facts, answer: (w) => seat(w, who), noun: "seat" },
    [
      `${names.join(", ").replace(/, (\S+)$/, " and $1")} sit in a row of four seats and face north. Which seat from the left is ${who}’s?`,
      `Four seats in a row, facing north, are taken by ${names.join(", ").replace(/, (\S+)$/, " and $1")}. On which of them does ${who} sit?`,
      `In a row that faces north sit ${names.join(", ").replace(/, (\S+)$/, " and $1")}. What is ${who}’s place from the left?`,
      `${names.join(", ").replace(/, (\S+)$/, " and $1")} sit side by side and look north. Which place from the left does ${who} have?`,
    ],
  );
});
