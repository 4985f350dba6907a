/** The sentence about an exam that was opened again, which an organiser reads out to a parent on the phone. */
import { formatIst } from "./dates";

/**
 * @param reopenedAt when the page of a running exam was last opened again, ISO; null if it was opened once
 * @returns a sentence about it, with a space before it; empty if the page was opened once
 */
export const describeReopening = (reopenedAt: string | null): string =>
  reopenedAt === null
    ? ""
    : ` The exam was opened again at ${formatIst(reopenedAt, "clock")}: on another device, in another tab, or by a reload. The answers are kept. If a page asks “Continue here?”, please press “Continue here” on the device that your child wants to use.`;
