import * as v from "valibot";
import { toStorableNote } from "../../../../lib/storable-text";

/**
 * @param maxLength in characters
 * @param missing what is said where nothing is written
 * @param tooLong what is said where more is
 * @returns a field of a few sentences, as the database keeps it
 */
export const textOf = (maxLength: number, missing: string, tooLong: string) =>
  v.pipe(
    v.string(),
    v.transform(toStorableNote),
    v.nonEmpty(missing),
    v.check((text) => Array.from(text).length <= maxLength, tooLong),
  );
