import { formatIst } from "../../../lib/dates";

/** The individual time in which a student may start, ISO in UTC. */
export type StartPeriod = { opensAt: string; lastStartAt: string };

/**
 * @param startPeriod the individual time of a student
 * @param word the word between the two times
 * @returns `2:50 to 3:10 pm`, or `11:50 am to 12:10 pm`
 */
export function formatStartPeriod({ opensAt, lastStartAt }: StartPeriod, word: "to" | "and"): string {
  const [from, until] = [formatIst(opensAt, "clock"), formatIst(lastStartAt, "clock")];
  const first = from.slice(-2) === until.slice(-2) ? from.slice(0, -2).trim() : from;
  return `${first} ${word} ${until}`;
}
