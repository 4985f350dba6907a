import { formatIst } from "./dates";
import { dayInIndia } from "./day-in-india";

/**
 * @param promisedOn the day in India by which an award is sent (exam section 8); null while none is known
 * @returns the promise as its family reads it, without a day that is over
 */
export const writePromise = (promisedOn: string | null): string =>
  promisedOn === null || promisedOn < dayInIndia(new Date())
    ? "We will post it to you."
    : `We will post it to you by ${formatIst(promisedOn, "date")}.`;
