import type { Slip } from "../family";
import { range } from "../whole";
import { at, framesFor, puzzle, some } from "./puzzle";

const syllables = "ka mo ri tu pe la so ni ze bo ga du".split(" ");

const vocabulary: readonly string[] = [
  ..."rain brings green fields old trees give shade".split(" "),
  ..."boats cross deep water birds love ripe fruit".split(" "),
];

/** Classes 5 and 6: the first and the third word are in two messages each, and their codes stand beside three others. */
const chains = [
  [0, 1, 2],
  [0, 1, 3],
  [1, 2, 4],
] as const;

/** Short messages and their codes in a table: which code stands for a word. */
export const messagesInATable = puzzle("messages-and-their-codes", (draw, turn, hard, voice) => {
  const pool = draw.shuffle(vocabulary).slice(0, hard < 0 ? 5 : hard === 0 ? 6 : 7);
  const codes = new Map(pool.map((word, index) => [word, at(draw.shuffle(syllables.slice(index * 1)), 0)]));
  if (new Set(codes.values()).size < pool.length) return undefined;
  const rows =
    hard < 0
      ? draw.shuffle(chains.map((places) => draw.shuffle(places.map((place) => at(pool, place)))))
      : range(1, hard < 2 ? 3 : 4).map(() => some(draw, pool, hard === 1 ? 4 : 3));
  const used = [...new Set(rows.flat())];
  if (used.length < pool.length) return undefined;
  const possible = (word: string): string[] => {
    const given = rows.map((row) => row.map((one) => codes.get(one) ?? ""));
    return pool
      .map((one) => codes.get(one) ?? "")
      .filter((code) =>
        rows.every((row, index) => row.includes(word) === (given[index] ?? []).includes(code)),
      );
  };
  const together = (word: string): number =>
    pool.filter((one) => rows.every((row) => !row.includes(word) || row.includes(one))).length;
  const sure = pool.filter(
    (word) =>
      possible(word).length === 1 &&
      (hard < 0
        ? rows.filter((row) => row.includes(word)).length === 2
        : hard === 1
          ? // In class 8 the lines of the word alone leave two codes at least.
            together(word) > 1 + (turn % 2)
          : rows.filter((row) => row.includes(word)).length > 1),
  );
  const [asked] = draw.shuffle(sure);
  if (asked === undefined || sure.length < (hard < 0 ? 2 : hard === 1 ? 1 : 3)) return undefined;
  const key = codes.get(asked) ?? "";
  const others = draw
    .shuffle(pool.filter((word) => word !== asked))
    .toSorted(
      (a, b) =>
        rows.filter((row) => row.includes(b) && row.includes(asked)).length -
        rows.filter((row) => row.includes(a) && row.includes(asked)).length,
    );
  return {
    frames: framesFor(voice, [
      `The table shows messages and their codes; the words of a code may stand in any order. What is the code for “${asked}”?`,
      `Each word has one code word, and the order is mixed. Which code word of the table means “${asked}”?`,
      `By the table, how is “${asked}” said in the code, whose words are mixed in each line?`,
      `The code words of each line are in a mixed order. Which of them stands for “${asked}”?`,
    ]),
    key,
    slips: others.map((word): Slip => [
      codes.get(word) ?? "",
      hard < 0 || (hard !== 1 && sure.includes(word))
        ? `is the code for “${word}”`
        : rows.some((row) => row.includes(word) && !row.includes(asked))
          ? `stands in a line without “${asked}” too`
          : `is missing in a line with “${asked}”`,
    ]),
    because: `“${asked}” and ${key} stand together in the same lines and in no other.`,
    table: {
      head: ["Message", "Code"],
      rows: rows.map((row) => [
        row.join(" "),
        draw.shuffle(row.map((word) => codes.get(word) ?? "")).join(" "),
      ]),
    },
    isWords: true,
  };
});
