import * as v from "valibot";
import { toStorableNote } from "../../../../lib/storable-text";

/**
 * @param maxLength the maximum length in characters
 * @param missingText the error if the text is empty
 * @param tooLongText the error if the text is longer
 * @returns the schema of a text field, with the limits of the database
 */
export const createTextSchema = (maxLength: number, missingText: string, tooLongText: string) =>
  v.pipe(
    v.string(),
    v.transform(toStorableNote),
    v.nonEmpty(missingText),
    v.check((text) => Array.from(text).length <= maxLength, tooLongText),
  );
