import * as v from "valibot";

/** The schema of a time in the server's replies: ISO in UTC with milliseconds, converted to milliseconds since 1970. */
export const serverTimeSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Date.parse(text)),
);
