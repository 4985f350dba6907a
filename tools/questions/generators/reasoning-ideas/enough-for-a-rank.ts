import { type Fact, frame } from "./enough-parts";
import { at, drawNames, ordersOf, puzzle } from "./puzzle";

/** A place in an order of five, by comparisons. */
export const enoughForARank = puzzle("enough-for-a-rank", (draw, turn, hard, voice) => {
  const names = drawNames(draw, hard < 2 ? 4 : 5);
  const order = draw.shuffle(names);
  const place = draw.int(1, names.length);
  const words = ["shortest", "second shortest", "third shortest", "fourth shortest", "tallest"];
  const rank = place === names.length ? "tallest" : at(words, place - 1);
  const before = (low: string, high: string) => (world: readonly string[]) =>
    world.indexOf(low) < world.indexOf(high);
  const pairs = draw.shuffle(
    order.flatMap((low, index) => order.slice(index + 1).map((high) => ({ low, high }))),
  );
  const make = (list: readonly { low: string; high: string }[]): Fact<string[]> => ({
    text: `${list.map(({ low, high }) => `${high} is taller than ${low}`).join(" and ")}.`,
    holds: (world) => list.every(({ low, high }) => before(low, high)(world)),
  });
  const person = draw.one(names);
  const below = order.indexOf(person);
  const shorter = [
    "None of the others is",
    "Exactly one of the others is",
    "Exactly two of the others are",
    "Exactly three of the others are",
  ];
  const top = at(order, place - 1);
  const above = order.slice(place);
  const aboveText =
    above.length === 0
      ? `Nobody else is as tall as ${top}.`
      : above.length === names.length - 1
        ? `Everybody else is taller than ${top}.`
        : `Of the others only ${above.length === 1 ? above[0] : `${above.slice(0, -1).join(", ")} and ${above.at(-1)}`} ${above.length === 1 ? "is" : "are"} taller than ${top}.`;
  const rankText = below === names.length - 1 ? "Everybody else is" : at(shorter, below);
  const facts: Fact<string[]>[] = [
    make(pairs.slice(0, 2)),
    make(pairs.slice(2, 4)),
    make(pairs.slice(4, 6)),
    make(
      order
        .slice(0, -1)
        .map((low) => ({ low, high: at(order, -1) }))
        .slice(hard < 2 ? 0 : 1),
    ),
    {
      text: aboveText,
      holds: (world) =>
        world.indexOf(top) === place - 1 && above.every((name) => world.indexOf(name) > place - 1),
    },
    { text: `${rankText} shorter than ${person}.`, holds: (world) => world.indexOf(person) === below },
  ];
  return frame(
    draw,
    turn,
    voice,
    2,
    { worlds: ordersOf(names), facts, answer: (world) => world[place - 1], noun: "rank" },
    [
      `${names.slice(0, -1).join(", ")} and ${names.at(-1)} are of different heights. Who is the ${rank}?`,
      `No two of ${names.slice(0, -1).join(", ")} and ${names.at(-1)} are equally tall. Who is the ${rank} of them?`,
      `Who is the ${rank} of ${names.slice(0, -1).join(", ")} and ${names.at(-1)}, whose heights all differ?`,
      `The heights of ${names.slice(0, -1).join(", ")} and ${names.at(-1)} all differ. Which of them is the ${rank}?`,
    ],
  );
});
