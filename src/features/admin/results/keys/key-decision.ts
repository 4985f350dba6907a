import * as v from "valibot";
import type { PaperResults } from "../../../../data/admin/paper-results";
import type { MeasuredQuestion } from "../../../../data/admin/paper-statistics";
import { toStorableNote } from "../../../../lib/storable-text";
import { countText } from "../../../../ui/count-text";
import { decideKeyTexts } from "./key-texts";

/** The possible decisions about a key. */
export const keyChoices = [
  { id: "kept", name: "Keep the answer key", hint: "No marks change." },
  {
    id: "letters",
    name: "Other letters",
    hint: "Choose one or more letters. A student who chose any of them gets the mark.",
  },
  {
    id: "all",
    name: "Everyone",
    hint: "The question is dropped: everyone gets the mark, answered or not.",
  },
] as const;

export type KeyChoice = (typeof keyChoices)[number]["id"];

/** The longest reason of a decision, in characters. */
const maxReasonLength = 1000;

/** The reason of a decision: not empty, and not too long. */
export const reasonSchema = v.pipe(
  v.string(),
  v.transform(toStorableNote),
  v.nonEmpty(decideKeyTexts.reason_missing),
  v.check((text) => Array.from(text).length <= maxReasonLength, decideKeyTexts.reason_too_long),
);

/**
 * @param credited the letters that earn the mark now
 * @returns the form's schema: a changed key must differ from the current one, and every decision needs a reason
 */
export const makeKeySchema = (credited: MeasuredQuestion["credited"]) =>
  v.pipe(
    v.object({
      choice: v.picklist(keyChoices.map(({ id }) => id)),
      letters: v.array(v.string()),
      reason: reasonSchema,
    }),
    v.forward(
      v.partialCheck(
        [["choice"], ["letters"]],
        ({ choice, letters }) => choice !== "letters" || letters.length > 0,
        "Please choose the correct letters.",
      ),
      ["letters"],
    ),
    v.forward(
      v.partialCheck(
        [["choice"], ["letters"]],
        ({ choice, letters }) =>
          choice !== "letters" || credited === "all" || letters.toSorted().join("") !== credited.join(""),
        decideKeyTexts.unchanged,
      ),
      ["letters"],
    ),
  );

/**
 * @param decision the form's values
 * @returns the argument for decide_key: letters such as `bd`, or `all`, or null if the key stays
 */
export function toCredited({
  choice,
  letters,
}: {
  choice: KeyChoice;
  letters: readonly string[];
}): string | null {
  if (choice === "kept") return null;
  return choice === "all" ? "all" : letters.toSorted().join("");
}

/**
 * @param paper the question's paper
 * @param choice the choice of the organiser
 * @returns a warning before the decision: whose marks change, who can read it, and who gets an email
 */
export function describeConsequence(
  {
    provisionalAt,
    finalAt,
    participantCount,
  }: Pick<PaperResults, "provisionalAt" | "finalAt" | "participantCount">,
  choice: KeyChoice,
): string {
  const count = participantCount ?? 0;
  const allStudents = count === 1 ? "the 1 student" : `all ${countText(count, "student", "students")}`;
  if (provisionalAt === null)
    return choice === "kept"
      ? "No marks change and no one is emailed. Students will see your reply below the question once the results are published."
      : "The paper is re-marked within a minute or two. No one has seen marks yet, so no one is emailed.";
  if (choice === "kept")
    return "No marks change and no one is emailed. Your reply appears below the question immediately, for everyone who took the exam, and answers every challenge to it.";
  return finalAt === null
    ? `The marks of ${allStudents} are recalculated within a minute or two. Families whose marks change are emailed. Your reply answers every challenge to this question.`
    : `The marks and ranks of ${allStudents} are recalculated within a minute or two. No one loses a published award. Families whose marks, rank or award change are emailed.`;
}
