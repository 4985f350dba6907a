import * as v from "valibot";

const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/** The checkout's own rules and texts (specification section 5): the guardian is optional, a phone may be any text. */
export const studentDetailsSchema = v.object({
  name: required("Name is required."),
  classId: required("Class is required."),
  schoolName: required("School name is required."),
  guardianName: v.pipe(v.string(), v.trim()),
  phone: required("Phone number is required."),
});
