import * as v from "valibot";
import type { EditOutcome, ListedStudent, StudentDetails } from "../../data/admin/students";
import { phoneDigitCount } from "../../lib/phone";

/** What the database may find wrong with new details. */
export type Fault = Extract<EditOutcome, { outcome: "invalid" }>["faults"][number];

/** What is wrong with which field, in one sentence each. The database names the same faults. */
export const faults: Record<Fault, { field: keyof StudentDetails; text: string }> = {
  name_missing: { field: "name", text: "Please enter the student's name." },
  name_too_long: { field: "name", text: "Please shorten the name to 100 characters." },
  class_unknown: { field: "classId", text: "Please select a class." },
  school_too_long: { field: "schoolName", text: "Please shorten the school's name to 200 characters." },
  guardian_too_long: { field: "guardianName", text: "Please shorten the guardian's name to 100 characters." },
  phone_invalid: { field: "phone", text: "Please enter a valid 10-digit phone number." },
};

/**
 * @param student as the list has it
 * @returns the form's first values: what is not known is empty
 */
export function detailsOf(student: ListedStudent): StudentDetails {
  return {
    name: student.name ?? "",
    classId: student.classId ?? "",
    schoolName: student.schoolName ?? "",
    guardianName: student.guardianName ?? "",
    phone: student.phone ?? "",
  };
}

/**
 * The rules that can be told before asking (specification section 5). Only the name is needed; a phone as the checkout
 * once took it may stay, a new one has 10 digits.
 *
 * @param student as the list has it
 * @returns what a sound form looks like
 */
export function editSchemaFor(student: ListedStudent) {
  const text = v.pipe(v.string(), v.trim());
  const isPhone = (phone: string) =>
    phone === "" || phone === student.phone || new RegExp(String.raw`^\d{${phoneDigitCount}}$`).test(phone);
  return v.object({
    name: v.pipe(text, v.nonEmpty(faults.name_missing.text)),
    classId: v.pipe(
      v.string(),
      v.check((id) => id !== "" || student.classId === null, faults.class_unknown.text),
    ),
    schoolName: text,
    guardianName: text,
    phone: v.pipe(text, v.check(isPhone, faults.phone_invalid.text)),
  });
}
