import { formatIst } from "./dates";

/**
 * @param promisedOn the day in India by which an award is sent (exam section 8); null while none is known
 * @returns the promise as its family reads it
 */
export const writePromise = (promisedOn: string | null): string =>
  promisedOn === null
    ? "We will post it to you."
    : `We will post it to you by ${formatIst(promisedOn, "date")}.`;
