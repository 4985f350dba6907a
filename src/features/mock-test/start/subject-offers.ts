import * as v from "valibot";
import { readClassNumber } from "../../../content/classes";
import { subjects, type Subject } from "../../../content/subjects";
import { choiceSchema, type Choice } from "../../../engine/mock-test/choice";
import type { SubjectClass } from "../../../data/subject-classes";

/** A subject with the classes that have questions for it, youngest first. */
export type SubjectOffer = { subject: Subject; choices: Choice[] };

function toChoice(pair: SubjectClass, subject: Subject): Choice {
  return { ...pair, subjectSlug: subject.slug, classNumber: readClassNumber(pair.className) };
}

/**
 * @param pairs the active subject-class pairs
 * @returns the possible choices in the site's order of subjects, without pairs that the site does not know
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
