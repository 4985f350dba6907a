import * as v from "valibot";
import { subjects, type Subject } from "../../content/subjects";
import type { SubjectClass } from "../../data/subject-classes";
import { readStored, studentKey, writeStored } from "../../lib/storage";

const slugs = subjects.map((subject) => subject.slug);

/** What a child chose to be tested in: a subject and a class, with their ids. */
export const choiceSchema = v.object({
  subjectId: v.pipe(v.string(), v.uuid()),
  subjectName: v.string(),
  subjectSlug: v.picklist(slugs),
  classId: v.pipe(v.string(), v.uuid()),
  className: v.string(),
  classNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
});

export type Choice = v.InferOutput<typeof choiceSchema>;

/** A subject with the classes that have questions for it, youngest first. */
export type SubjectOffer = { subject: Subject; choices: Choice[] };

function toChoice(pair: SubjectClass, subject: Subject): Choice {
  return { ...pair, subjectSlug: subject.slug, classNumber: Number(pair.className.replace(/\D/g, "")) };
}

/**
 * @param pairs the active subject-class pairs
 * @returns what can be chosen, in the site's order of subjects; a pair the site does not know is left out
 */
export function listSubjectOffers(pairs: readonly SubjectClass[]): SubjectOffer[] {
  return subjects.flatMap((subject) => {
    const choices = pairs
      .filter((pair) => pair.subjectName === subject.name)
      .map((pair) => toChoice(pair, subject))
      .filter((choice) => v.is(choiceSchema, choice))
      .toSorted((a, b) => a.classNumber - b.classNumber);
    return choices.length > 0 ? [{ subject, choices }] : [];
  });
}

/**
 * @param choice subject and class
 * @returns how the test is called, such as `Maths · Class 5`
 */
export function nameOf(choice: Pick<Choice, "subjectName" | "className">): string {
  return `${choice.subjectName} · ${choice.className}`;
}

/**
 * @param studentId who is logged in, or null
 * @returns what was chosen last on this browser, or null
 */
export function readChoice(studentId: string | null): Choice | null {
  return readStored(studentKey("mockTestChoice", studentId), choiceSchema);
}

/**
 * @param studentId who is logged in, or null
 * @param choice what to remember
 */
export function storeChoice(studentId: string | null, choice: Choice): void {
  writeStored(studentKey("mockTestChoice", studentId), choice);
}
