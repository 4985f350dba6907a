import { formatIst } from "./dates";
import { dayInIndia } from "./day-in-india";

/**
 * @param sendBy the day in India by which we promised to send an award (docs/exam.md section 8); null until known
 * @returns the sentence for the family; a date that has passed is left out
 */
export const describeDispatchDeadline = (sendBy: string | null): string =>
  sendBy === null || sendBy < dayInIndia(new Date())
    ? "We will post it to you."
    : `We will post it to you by ${formatIst(sendBy, "date")}.`;
