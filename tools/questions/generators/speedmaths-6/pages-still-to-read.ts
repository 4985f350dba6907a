import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Fractions of Numbers");

/** “pages still to read”, for the topic of fractions-of-numbers.ts. */
export const pagesStillToRead: readonly Family[] = [
  make("pages-still-to-read", 2, (draw, turn) => {
    const names = draw.shuffle(["Ira", "Jay", "Kim", "Lata"]);
    const parts = draw.shuffle([
      [3, 4],
      [2, 3],
      [4, 5],
      [5, 6],
    ] as const);
    const ones = draw.shuffle([27, 30, 32, 36, 40, 45]).slice(0, 4);
    const pages = parts.map(([, b], index) => b * (ones[index] ?? 0));
    const left = Math.max(...ones);
    const best = ones.indexOf(left);
    if (Math.max(...pages) === pages[best] || left === ones[turn % 2]) return undefined;
    return {
      frames: [
        "The table shows four books and which part of them is read. In whose book are the most pages left to read?",
        "Four children walk to different villages. Who has the most steps left, if the table gives all steps and the part done?",
      ],
      key: names[best] ?? "",
      slips: names.flatMap((name, index) => {
        if (index === best) return [];
        const why =
          pages[index] === Math.max(...pages)
            ? `went by the largest number; only ${ones[index]} are left`
            : `1/${parts[index]?.[1]} of ${pages[index]} is only ${ones[index]}`;
        return [[name, why] as const];
      }),
      because: `One part of each is left. 1/${parts[best]?.[1]} of ${pages[best]} is ${left}, which is the most.`,
      isWords: true,
      table: {
        head: turn % 2 === 0 ? ["Child", "Pages", "Read"] : ["Child", "Steps", "Done"],
        rows: names.map((name, index) => [name, String(pages[index]), (parts[index] ?? []).join("/")]),
      },
    };
  }),
];
