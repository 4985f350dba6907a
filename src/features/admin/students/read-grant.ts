import type { FamilyEvent } from "../../../data/admin/families";
import { formatIst } from "../../../lib/dates";

/** The individual time in which a student may start, ISO in UTC. */
export type StartPeriod = { opensAt: string; lastStartAt: string };

/** A grant to a student: extra seconds (0 if none) and an individual time to start. */
type Grant = { isWaiting: boolean; seconds: number; startPeriod: StartPeriod | null };

/**
 * @param event an event of the kind `grant`
 * @returns the grant, and whether it waits for a second organiser
 */
export function readGrant({ what, code }: Pick<FamilyEvent, "what" | "code">): Grant {
  const parts = (code ?? "").split(" ");
  const [opensAt, lastStartAt] = parts.find((part) => part.includes("/"))?.split("/") ?? [];
  return {
    isWaiting: what === "waiting",
    seconds: Number(parts.find((part) => /^\d+$/.test(part)) ?? 0),
    startPeriod: opensAt !== undefined && lastStartAt !== undefined ? { opensAt, lastStartAt } : null,
  };
}

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
