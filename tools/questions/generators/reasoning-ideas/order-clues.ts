import type { Family, Slip } from "../family";
import { range } from "../whole";
import { listed } from "../words";
import type { Idea } from "./idea";
import { drawNames, type Quality } from "./orders";

const words = ["no", "one", "two", "three", "four"] as const;
const nth = ["first", "second", "third", "fourth"] as const;
const people = 6;

/**
 * Six people: a chain of comparisons in which some are missing, and for each of these a count of those above
 * or below. Who is the third or the fourth from an end?
 *
 * @param given counted: how many are missing in the chain
 */
export function orderByClues({
  counted,
  kinds,
  ...idea
}: Idea & { counted: 1 | 2; kinds: readonly [Quality, ...Quality[]] }): Family {
  return {
    ...idea,
    draft: (draw, turn) => {
      const quality = kinds[turn % kinds.length] ?? kinds[0];
      const { more, less, most, least, noun } = quality;
      const names = drawNames(draw, people);
      const missing = draw.shuffle(range(1, people - 2)).slice(0, counted);
      const chain = names.filter((_, index) => !missing.includes(index));

      const fromMost = draw.int(0, 1) === 1;
      const place = draw.int(2, 3);
      const line = fromMost ? names : names.toReversed();
      const key = line[place] ?? "";
      const shown = fromMost ? chain : chain.toReversed();
      const before = line.slice(0, place);
      if (!chain.includes(key) || before.every((name) => chain.includes(name))) return undefined;

      const links = chain.slice(1).map((name, index) => {
        const above = chain[index] ?? "";
        return draw.int(0, 1) ? `${above} is ${more} ${name}` : `${name} is ${less} ${above}`;
      });
      const counts = missing.map((index) => {
        const isAbove = index < 3;
        const many = isAbove ? index : people - 1 - index;
        return `Exactly ${words[many]} of the others ${many === 1 ? "is" : "are"} ${isAbove ? more : less} ${names[index]}`;
      });
      const told = draw.shuffle([...links, ...counts]);
      const left = listed(missing.toSorted((a, b) => a - b).map((index) => names[index] ?? ""));
      const question = `Who is the ${nth[place]} ${fromMost ? most : least}?`;
      const all = listed(draw.shuffle(names));
      const rest = draw.shuffle(names.filter((name) => name !== key));
      return {
        frames: [
          `No two of the six friends ${all} have the same ${noun}. ${told.join(". ")}. ${question}`,
          `${all} compare their ${noun}s, which are all different. ${told.join(". ")}. ${question}`,
        ],
        key,
        slips: [
          [shown[place] ?? "", `leaving ${left} out of the line`],
          ...rest.map((name): Slip => [name, "stopping before the whole order is clear"]),
        ],
        because: `Without ${left} the line from the ${most} to the ${least} is ${chain.join(", ")}. The counts then give ${names.join(", ")}, so the answer is ${key}.`,
      };
    },
  };
}
