import * as v from "valibot";

/** A time, ISO in UTC, as private.iso_timestamp writes it. */
export const timeSchema = v.pipe(v.string(), v.isoTimestamp());
/** A day in India: `2027-03-01`. */
export const daySchema = v.pipe(v.string(), v.isoDate());
