import { drawLamps } from "../../figures/networks";
import { range, sumOf } from "../whole";
import { reversed } from "./code-parts";
import { at, puzzle, some } from "./puzzle";

/** How many of some rows of numbers none of the others can be made of. */
function rankOf(rows: readonly (readonly number[])[]): number {
  const [first, ...others] = rows
    .toSorted((a, b) => a.findIndex(Boolean) - b.findIndex(Boolean))
    .filter((row) => row.some(Boolean));
  if (!first) return 0;
  const lead = first.findIndex(Boolean);
  const top = first[lead] ?? 1;
  return (
    1 +
    rankOf(
      others.map((row) => row.map((value, index) => value * top - (row[lead] ?? 0) * (first[index] ?? 0))),
    )
  );
}

/** Lamps that stand for numbers: powers of two, powers of three, or weights that have to be found. */
export const lampsAsNumbers = puzzle("lamps-as-numbers", (draw, turn, hard) => {
  const count = 4;
  const isThree = hard === 3;
  const isFree = hard === 2;
  const base = isThree ? 3 : 2;
  const order =
    hard === 0
      ? range(0, count - 1).toReversed()
      : hard === 1
        ? turn % 2 === 0
          ? range(0, count - 1)
          : draw.shuffle(range(0, count - 1))
        : range(0, count - 1).toReversed();
  const weights = isFree ? some(draw, range(1, 14), count) : order.map((power) => base ** power);
  const value = (lamps: string): number =>
    sumOf(
      Array.from(
        lamps,
        (lamp, index) => (lamp === "1" ? (isThree ? 2 : 1) : lamp === "2" ? 1 : 0) * at(weights, index),
      ),
    );
  const drawRow = (): string =>
    range(1, count)
      .map(() => (isThree ? draw.one(["0", "1", "2"]) : draw.one(["0", "1"])))
      .join("");
  const rows = [...new Set(range(1, 9).map(drawRow))]
    .filter((row) => row.replaceAll("0", "").length > 1)
    .slice(0, 5);
  const asked = rows.at(-1);
  if (rows.length < 5 || asked === undefined) return undefined;
  const shown = rows.slice(0, 4);
  const parts = (lamps: string): number[] =>
    Array.from(lamps, (lamp) => (lamp === "0" ? 0 : lamp === "2" ? 1 : isThree ? 2 : 1));
  if (rankOf(shown.map(parts)) < rankOf(rows.map(parts))) return undefined;
  const key = value(asked);
  const swapped = asked.replace(/[01]/g, (lamp) => (lamp === "0" ? "1" : "0"));
  const alike = shown.toSorted(
    (a, b) =>
      Array.from(b).filter((lamp, index) => lamp === asked[index]).length -
      Array.from(a).filter((lamp, index) => lamp === asked[index]).length,
  );
  const names: Record<string, string> = { "0": "dark", "1": "lit", "2": "half lit" };
  const tell = (lamps: string): string => Array.from(lamps, (lamp) => names[lamp]).join(", ");
  const story = isThree ? "A lamp with a grey ground and a line is half lit and counts half. " : "";
  return {
    frames: [
      `${story}Each lit lamp (black) stands for a number that depends on its place, and the numbers are added. For what does the last row stand?`,
      `${story}Every row of lamps shows a number; black lamps are lit, and each place has its own value. Which number does the last row show?`,
    ],
    key: String(key),
    slips: [
      [String(value(reversed(asked))), "read the row from the other end"],
      [String(value(swapped)), "counted the dark lamps instead of the lit ones"],
      [String(value(at(alike, 0))), "took the number of a row that looks much the same"],
      [String(value(asked.replace(/[12]/, "0"))), "left out the first lit lamp"],
      [String(value(asked.replace(/[12](?=[^12]*$)/, "0"))), "left out the last lit lamp"],
      [
        String(isThree ? value(asked.replaceAll("2", "1")) : sumOf(weights) - key + 1),
        isThree ? "took half lit lamps for lit ones" : "took the lit lamps away from the sum of all",
      ],
    ],
    because: `Compare rows that differ in few lamps. The places are worth ${weights.map((weight) => (isThree ? 2 * weight : weight)).join(", ")} from left to right, so the last row is ${key}.`,
    figure: {
      alt: `Rows of ${count} lamps with numbers. ${[...shown.map((row) => `${tell(row)} = ${value(row)}`), `${tell(asked)} = ?`].join("; ")}`,
      draw: (alt) =>
        drawLamps({
          alt,
          rows: [
            ...shown.map((lamps) => ({ lamps, text: `= ${value(lamps)}` })),
            { lamps: asked, text: "= ?" },
          ],
        }),
    },
  };
});
