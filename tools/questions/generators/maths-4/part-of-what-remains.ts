import type { Family } from "../family";
import { drawPerson } from "../people";
import { fraction, hurriedSlips, numberSlips } from "../slips";
import { count } from "../words";

export const halfOfRest: Family = {
  name: "part-of-what-remains",
  topic: "Fractions",
  level: 3,
  draft: (draw) => {
    const [under, part, unit] = [draw.int(3, 6), draw.int(2, 4), draw.int(3, 12)];
    const whole = under * part * unit;
    const rest = whole - whole / under;
    const key = rest - rest / part;
    if (!Number.isInteger(rest / part) || whole > 120 || under === part) return undefined;
    const { name, they } = drawPerson(draw);
    const used = { 2: "half", 3: "one third", 4: "one fourth" }[part] ?? "";
    return {
      frames: [
        `${name} has ${whole} stickers. ${they === "she" ? "She" : "He"} gives away ${fraction(1, under)} of them and then uses ${used} of the rest. How many stickers are left?`,
        `A shop has ${whole} kites. It sells ${fraction(1, under)} of them in the morning and ${used} of the rest in the evening. How many kites remain?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [whole - whole / under - whole / part, `taking ${used} of all ${whole}`],
        [rest, "stopping after the first step"],
        [
          part === 2 ? whole / under : rest / part,
          part === 2 ? "giving the part that went first" : "giving the second part that went",
        ],
        [whole / under + rest / part, "giving all that has gone"],
        ...hurriedSlips(key),
      ]),
      because:
        `After the first step ${count(rest, "piece")} of ${whole} remain. Then ${rest} ÷ ${part} = ${rest / part} go, and ${rest} − ${rest / part} = ${key} are left.`.replace(
          /pieces? of/,
          "of the",
        ),
    };
  },
};
