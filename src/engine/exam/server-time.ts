import * as v from "valibot";

/** A time as the exam's functions spell it, ISO in UTC with milliseconds, turned into milliseconds since 1970. */
export const serverTime = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Date.parse(text)),
);
