/** Sentences about an account whose email address is not confirmed, which an organiser reads out to a parent on the phone. */
import type { Family, UnfinishedRegistration } from "../../../../data/admin/families";
import { formatIst } from "../../../../lib/dates";

const formatMoment = (time: string) => `${formatIst(time, "date")} at ${formatIst(time, "clock")}`;

const stepsToConfirm =
  "The email has a link, which is valid for one hour; please open it, press “Confirm my email address”, and log in. Please look in the spam folder too: only the latest link works. I can send it again.";

/**
 * @param registration an account that nobody has logged in to yet
 * @returns the state of the account, and what the family has to do, to read out to the parent
 */
export function describeRegistrationForParent(registration: UnfinishedRegistration): string {
  const { email, registeredAt, isConfirmed } = registration;
  const registeredText = `The account for ${email} was registered on ${formatMoment(registeredAt)}`;
  return isConfirmed
    ? `${registeredText}, and the email address is confirmed, but nobody has logged in yet. Please log in with this address and the password. Without the password, please use “Forgot password?” on the login page.`
    : `${registeredText}, but the email address is not confirmed yet. ${stepsToConfirm} If the address is misspelt, please register again with the right one: nothing was paid with this account.`;
}

/**
 * @param student the student
 * @returns the sentence for a parent whose email address is not confirmed; undefined if the address is confirmed
 */
export function describeUnconfirmedEmail({ email, isEmailConfirmed }: Family["student"]): string | undefined {
  return isEmailConfirmed
    ? undefined
    : `The email address ${email} is not confirmed yet, so logging in is not possible. ${stepsToConfirm}`;
}
