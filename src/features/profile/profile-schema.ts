import * as v from "valibot";
import type { Profile } from "../../data/students";
import { phoneDigitCount } from "../../lib/phone";

const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/** The profile's rules and texts (specification section 5), in the order in which they are asked for. */
export const profileSchema = v.object({
  name: required("Please enter the student's name."),
  classId: v.pipe(
    required("Please select a class."),
    v.uuid("Invalid class selected. Please re-select your class."),
  ),
  schoolName: required("Please enter the name of the institution."),
  guardianName: required("Please enter the guardian's name."),
  phone: v.pipe(
    required("Please enter the phone number."),
    v.transform((phone) => phone.replace(/\D/g, "")),
    v.length(phoneDigitCount, "Please enter a valid 10-digit phone number."),
  ),
});

const fields = ["name", "classId", "schoolName", "guardianName", "phone"] as const;

/**
 * @param errors what is wrong, by field
 * @returns the first message in the order of the form: the profile says one thing at a time
 */
export function firstProblem(
  errors: Partial<Record<keyof Profile, { message?: string | undefined }>>,
): string | undefined {
  return fields.map((field) => errors[field]?.message).find(Boolean);
}
