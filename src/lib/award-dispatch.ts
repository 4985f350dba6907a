import { formatIst } from "./dates";
import { dayInIndia } from "./day-in-india";

/**
 * @param promisedOn the day in India by which an award is sent (docs/exam.md section 8); null until known
 * @returns the sentence for the family, without a date that has passed
 */
export const describeDispatchDeadline = (promisedOn: string | null): string =>
  promisedOn === null || promisedOn < dayInIndia(new Date())
    ? "We will post it to you."
    : `We will post it to you by ${formatIst(promisedOn, "date")}.`;
