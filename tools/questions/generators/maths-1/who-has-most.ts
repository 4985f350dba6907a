import type { Family } from "../family";

export const most: Family = {
  name: "who-has-most",
  topic: "Comparing Numbers",
  level: 1,
  draft: (draw, turn) => {
    const [small, large] = [draw.int(2, 4), draw.int(6, 9)];
    const names = draw.shuffle(["Asha", "Debu", "Kavya", "Rohan", "Selvi", "Tashi"]).slice(0, 4);
    const numbers = draw.shuffle([
      small * 10 + large,
      large * 10 + small,
      small * 10 + small,
      large * 10 + large - 9,
    ]);
    const isMost = turn % 2 === 0;
    const pick = isMost ? Math.max(...numbers) : Math.min(...numbers);
    if (new Set(numbers).size < 4) return undefined;
    const key = names[numbers.indexOf(pick)] ?? "";
    const list = (thing: string): string =>
      names.map((name, index) => `${name} has ${numbers[index]}${index === 0 ? ` ${thing}` : ""}.`).join(" ");
    return {
      frames: [`${list("shells")} Who has the most shells?`, `${list("cards")} Who has the fewest cards?`],
      key,
      slips: names.filter((name) => name !== key).map((name) => [name, "not looking at the tens first"]),
      because: `Look at the tens first. ${pick} is the ${isMost ? "largest" : "smallest"} number, so it is ${key}.`,
    };
  },
};
