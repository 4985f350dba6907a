import * as v from "valibot";

/** A moment, ISO in UTC as private.iso_timestamp spells it. */
export const time = v.pipe(v.string(), v.isoTimestamp());
/** A day in India: `2027-03-01`. */
export const day = v.pipe(v.string(), v.isoDate());
