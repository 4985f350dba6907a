import * as v from "valibot";
import { isName, invalidNameText } from "./person-name";
import { phoneDigitCount } from "./phone";
import { toStorableLine } from "./storable-text";

/**
 * The details of a student in the order of the forms: the label, the autocomplete value, and the longest text that the
 * database accepts, in characters (a test compares the lengths). The forms' schemas and first values derive from this
 * list; `src/data/student-columns.ts` has the columns.
 */
export const studentFields = {
  name: { label: "Student’s name", autoComplete: "name", maxLength: 100 },
  classId: { label: "Class" },
  schoolName: { label: "School name", autoComplete: "organization", maxLength: 200 },
  guardianName: { label: "Guardian’s name", maxLength: 100 },
  phone: { label: "Phone number", autoComplete: "tel", maxLength: 20 },
} as const;

type StudentField = keyof typeof studentFields;

function isStudentField(name: string): name is StudentField {
  return Object.hasOwn(studentFields, name);
}

const fieldNames = Object.keys(studentFields).filter((name) => isStudentField(name));

/** A student's details as form values: unknown details are empty. */
export type StudentDetails = Record<StudentField, string>;

/** A student's details from the database: unknown details are null. */
export type KnownDetails = Record<StudentField, string | null>;

type DetailsSchema = v.GenericSchema<StudentDetails>;

/** Messages that several forms use (docs/specification.md section 5, profile save). */
export const detailsTexts = {
  nameMissing: "Please enter the student's name.",
  classMissing: "Please select a class.",
  phoneInvalid: "Please enter a valid 10-digit phone number.",
} as const;

/** The database's errors in an organiser's edit (`private.edit_errors`): the field, and its message. */
export const editErrors = {
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
} as const satisfies Record<string, { field: StudentField; text: string }>;

/** The name of an error in an organiser's edit. */
export type EditError = keyof typeof editErrors;

/** @returns whether a value is the name of an error in an organiser's edit */
export function isEditError(name: unknown): name is EditError {
  return typeof name === "string" && Object.hasOwn(editErrors, name);
}

/** A text that is cleaned up as in the database, so that both agree which texts are empty. */
const textSchema = v.pipe(v.string(), v.transform(toStorableLine));

/**
 * @param message the error if it is empty
 * @returns the schema of a required text
 */
export const requiredText = (message: string) => v.pipe(textSchema, v.nonEmpty(message));

/**
 * @param message the error if it is empty
 * @returns the schema of a required name
 */
export const requiredName = (message: string) =>
  v.pipe(requiredText(message), v.check(isName, invalidNameText));

/** The schemas of all fields, which accept any text. A form replaces those of the fields that it requires. */
const anyTexts = v.entriesFromList(fieldNames, textSchema);

/**
 * The checkout's schema and messages (docs/specification.md section 5): the guardian is optional, a phone may be any
 * text.
 */
export const checkoutDetailsSchema = v.object({
  ...anyTexts,
  name: requiredName("Name is required."),
  classId: requiredText("Class is required."),
  schoolName: requiredText("School name is required."),
  phone: requiredText("Phone number is required."),
}) satisfies DetailsSchema;

/** The profile's schema and messages (docs/specification.md section 5). */
export const profileDetailsSchema = v.object({
  ...anyTexts,
  name: requiredName(detailsTexts.nameMissing),
  classId: v.pipe(
    requiredText(detailsTexts.classMissing),
    v.uuid("Invalid class selected. Please re-select your class."),
  ),
  schoolName: requiredText("Please enter the name of the institution."),
  guardianName: requiredText("Please enter the guardian's name."),
  phone: v.pipe(
    requiredText("Please enter the phone number."),
    v.transform((phone) => phone.replace(/\D/g, "")),
    v.length(phoneDigitCount, detailsTexts.phoneInvalid),
  ),
}) satisfies DetailsSchema;

/**
 * Builds the schema of an organiser's edit, with the profile's messages: only the name is required, a chosen class
 * cannot be cleared, and an unchanged name or phone number is always accepted.
 *
 * @param knownDetails the details before the edit
 * @returns the schema of the form
 */
export function organiserDetailsSchema(knownDetails: KnownDetails) {
  /** Removes spaces, hyphens, +91 and a leading 0 from a typed number. */
  const toPhone = (phone: string) =>
    phone === knownDetails.phone
      ? phone
      : phone.replaceAll(/[\s()-]/g, "").replace(/^(\+?91|0)(?=\d{10}$)/, "");
  const isPhone = (phone: string) =>
    phone === "" ||
    phone === knownDetails.phone ||
    new RegExp(String.raw`^\d{${phoneDigitCount}}$`).test(phone);
  return v.object({
    ...anyTexts,
    name: v.pipe(
      requiredText(detailsTexts.nameMissing),
      v.check((name) => name === knownDetails.name || isName(name), invalidNameText),
    ),
    classId: v.pipe(
      v.string(),
      v.check((id) => id !== "" || knownDetails.classId === null, detailsTexts.classMissing),
    ),
    phone: v.pipe(textSchema, v.transform(toPhone), v.check(isPhone, detailsTexts.phoneInvalid)),
  }) satisfies DetailsSchema;
}

const formValuesSchema = v.object(v.entriesFromList(fieldNames, v.nullish(v.string(), "")));

/**
 * @param knownDetails the stored details
 * @returns a form's first values
 */
export function toFormValues(knownDetails: KnownDetails): StudentDetails {
  return v.parse(formValuesSchema, knownDetails);
}

/**
 * Cuts a name that is too long to be stored. Counts code points like the database, so that no character is cut in half.
 *
 * @param name the given name
 * @returns its beginning, with at most the allowed length
 */
export function shortenName(name: string): string {
  return Array.from(name).slice(0, studentFields.name.maxLength).join("");
}
