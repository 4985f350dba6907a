import { readStem, type StemPart } from "../../items/stem";
import type { ShownQuestion } from "./shown-question";

/** The heading for a stem that begins with its statements or with the lines of a program. */
const defaultLead = "Read the following and answer.";

/**
 * @param question the question, whose stem follows its form's rules
 * @returns the text of its heading, and the parts below it
 */
export function splitStem({ stem, form }: Pick<ShownQuestion, "stem" | "form">): {
  lead: string;
  otherParts: StemPart[];
} {
  const [firstPart, ...otherParts] = readStem(stem, form);
  return firstPart?.kind === "text"
    ? { lead: firstPart.text, otherParts }
    : { lead: defaultLead, otherParts: firstPart ? [firstPart, ...otherParts] : [] };
}
