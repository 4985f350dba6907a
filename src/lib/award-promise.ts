import { formatIst } from "./dates";

/**
 * @param promisedOn the day in India by which an award is sent (exam section 8); null while none is known
 * @returns the promise as its family reads it
 */
export const writePromise = (promisedOn: string | null): string =>
  promisedOn === null
    ? "It comes to you by post."
    : `It comes to you by post, sent by ${formatIst(promisedOn, "date")} at the latest.`;
