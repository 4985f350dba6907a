import * as v from "valibot";
import { toStorableNote } from "../../../../lib/storable-text";

/**
 * @param maxLength the maximum length in characters
 * @param missing the error if it is empty
 * @param tooLong the error if it is longer
 * @returns the schema of a text field, with the limits of the database
 */
export const createTextSchema = (maxLength: number, missing: string, tooLong: string) =>
  v.pipe(
    v.string(),
    v.transform(toStorableNote),
    v.nonEmpty(missing),
    v.check((text) => Array.from(text).length <= maxLength, tooLong),
  );
