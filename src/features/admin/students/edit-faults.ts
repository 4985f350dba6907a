import type { EditOutcome } from "../../../data/admin/students";
import { detailsTexts, studentFields, type StudentDetails } from "../../../lib/student-details";

/** What the database may find wrong with new details. */
export type Fault = Extract<EditOutcome, { outcome: "invalid" }>["faults"][number];

/** What is wrong with which field, by the database's names and in one sentence each. */
export const faults = {
  name_missing: { field: "name", text: detailsTexts.nameMissing },
  name_too_long: {
    field: "name",
    text: `Please shorten the name to ${studentFields.name.maxLength} characters.`,
  },
  class_unknown: { field: "classId", text: detailsTexts.classMissing },
  school_too_long: {
    field: "schoolName",
    text: `Please shorten the school’s name to ${studentFields.schoolName.maxLength} characters.`,
  },
  guardian_too_long: {
    field: "guardianName",
    text: `Please shorten the guardian’s name to ${studentFields.guardianName.maxLength} characters.`,
  },
  phone_invalid: { field: "phone", text: detailsTexts.phoneInvalid },
} as const satisfies Record<Fault, { field: keyof StudentDetails; text: string }>;
