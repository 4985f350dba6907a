import * as v from "valibot";

/** An ISO time in UTC, as the SQL function private.iso_timestamp writes it. */
export const timeSchema = v.pipe(v.string(), v.isoTimestamp());
/** A day in India: `2027-03-01`. */
export const daySchema = v.pipe(v.string(), v.isoDate());
