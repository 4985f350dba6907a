import type { Draft, Slip } from "../family";
import { range } from "../whole";
import { at, framesFor, puzzle, some } from "./puzzle";

const clubs = ["Agra", "Bhopal", "Chennai", "Delhi", "Erode", "Gaya", "Hubli", "Indore", "Jammu", "Kota"];

/** A league of four in which each has met each: one result from the sums. */
export const leagueTable = puzzle("league-of-four", (draw, turn, hard, voice): Draft | undefined => {
  const teams = some(draw, clubs, 4).toSorted();
  const games = [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
    [2, 3],
  ] as const;
  const results = games.map(() => draw.one([2, 1, 0, 2, 0]));
  type Row = { readonly won: number; readonly drawn: number; readonly lost: number };
  const rowsOf = (of: readonly number[]): Row[] =>
    range(0, 3).map((team) => {
      const mine = games.flatMap(([a, b], index) =>
        a === team ? [at(of, index)] : b === team ? [2 - at(of, index)] : [],
      );
      const count = (value: number): number => mine.filter((one) => one === value).length;
      return { won: count(2), drawn: count(1), lost: count(0) };
    });
  const points = ({ won, drawn }: Row): number => 2 * won + drawn;
  const truth = rowsOf(results);
  const hidden = hard < 2;
  const told = (rows: readonly Row[]): string =>
    JSON.stringify(hidden ? rows : rows.map((row) => [points(row), row.drawn > 0]));
  const worlds = range(0, 3 ** 6 - 1).map((code) =>
    range(0, 5).map((place) => Math.floor(code / 3 ** place) % 3),
  );
  const fits = worlds.filter((of) => told(rowsOf(of)) === told(truth));
  const sure = games
    .map((_, index) => index)
    .filter((index) => new Set(fits.map((of) => of[index])).size === 1);
  if (hard === 2 && truth.some((row) => points(row) === 0 || points(row) === 6)) return undefined;
  if (sure.length === 0 || !truth.some(({ drawn }) => drawn > 0)) return undefined;
  const open = sure.filter((index) => results[index] === 1 || draw.int(0, 1) === 0);
  const asked = open.at(turn % 2);
  const [a, b] = asked === undefined ? [0, 0] : at(games, asked);
  if (asked === undefined) return undefined;
  const result = at(results, asked);
  const [one, two] = [at(teams, a), at(teams, b)];
  const say = (value: number): string =>
    value === 1
      ? `${one} drew with ${two}`
      : value === 2
        ? `${one} won against ${two}`
        : `${one} lost against ${two}`;
  const best = points(at(truth, a)) > points(at(truth, b)) ? one : two;
  return {
    frames: framesFor(voice, [
      `Each of four teams has met each other once; a win counts 2 points and a draw 1. What does the table tell about the match of ${one} and ${two}?`,
      `Four teams have played everybody against everybody, with 2 points for a win and 1 for a draw. How did ${one} and ${two} play?`,
    ]),
    key: say(result),
    slips: [
      ...[2, 0, 1]
        .filter((value) => value !== result)
        .map((value): Slip => [
          say(value),
          value === 1
            ? `gave ${one} and ${two} a draw that belongs to another match`
            : (value === 2) === (best === one)
              ? `let ${best} win because it stands higher`
              : `let ${best === one ? two : one} win against the sums`,
        ]),
      ["the table does not tell", `did not try how ${one} can come to its points`],
    ],
    because: `Try the three results of this match: only with “${say(result)}” can all sums of the table be reached.`,
    table: hidden
      ? {
          head: ["Team", "Won", "Drawn", "Lost"],
          rows: teams.map((team, index) => [
            team,
            String(at(truth, index).won),
            String(at(truth, index).drawn),
            String(at(truth, index).lost),
          ]),
        }
      : {
          head: ["Team", "Points", "Any draw?"],
          rows: teams.map((team, index) => [
            team,
            String(points(at(truth, index))),
            at(truth, index).drawn > 0 ? "yes" : "no",
          ]),
        },
    isWords: true,
  };
});
