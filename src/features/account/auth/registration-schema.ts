import * as v from "valibot";
import { phoneDigitCount, toPhoneDigits } from "../../../lib/phone";
import { isName, invalidNameText } from "../../../lib/person-name";
import { requiredText, studentFields } from "../../../lib/student-details";

const missingFieldText = "All fields are required";
const invalidEmailText = "Please enter a valid email address";

/**
 * The registration form's schema, with the messages of docs/specification.md section 5. `pickMessage` picks the message
 * to show.
 */
export const registrationSchema = v.object({
  name: v.pipe(
    requiredText(missingFieldText),
    v.maxLength(studentFields.name.maxLength, "Please enter a shorter name"),
    v.check((name) => name === "" || isName(name), invalidNameText),
  ),
  email: v.pipe(requiredText(missingFieldText), v.email(invalidEmailText)),
  // Text typed before the site's script loaded has not been tidied yet.
  phone: v.pipe(
    v.string(),
    v.transform(toPhoneDigits),
    v.nonEmpty(missingFieldText),
    v.length(phoneDigitCount, "Please enter a valid 10-digit phone number"),
  ),
  password: v.pipe(v.string(), v.nonEmpty(missingFieldText)),
  consent: v.literal(true, "Please provide consent to receive updates"),
});

export type RegistrationForm = v.InferInput<typeof registrationSchema>;

/**
 * @param message the error of a field
 * @returns a shorter text for the message beside that field
 */
export function shortenForField(message: string | undefined): string | undefined {
  return message === missingFieldText ? "Please fill in this field." : message;
}

/**
 * Picks the one message a form shows: missing fields first, then consent, then other errors.
 *
 * @param messages the messages of all invalid fields
 * @returns the first in that order, or undefined if there are none
 */
export function pickMessage(messages: readonly string[]): string | undefined {
  const order = [missingFieldText, "Please provide consent to receive updates"];
  return order.find((message) => messages.includes(message)) ?? messages[0];
}
