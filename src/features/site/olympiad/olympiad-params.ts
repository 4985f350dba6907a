import type { Params } from "react-router-dom";
import { classNumbers } from "../../../content/classes";
import { subjects, type Subject } from "../../../content/subjects";
import type { ClassNumber } from "../../../content/syllabus/subject-syllabus";

/** The olympiad in a URL. */
export type OlympiadParams =
  | { kind: "incomplete" }
  | { kind: "unknown" }
  | { kind: "olympiad"; subject: Subject; classNumber: ClassNumber };

/**
 * Reads `/olympiads/{subject}/{class}` (docs/specification.md section 2, route table): the subject in upper or lower
 * case, and the class by the digits in the last part.
 *
 * @param params the route's parameters
 * @returns the olympiad, `unknown` for one that does not exist, `incomplete` if a parameter is missing
 */
export function readOlympiadParams(params: Readonly<Params>): OlympiadParams {
  const { subject: subjectText, class: classText } = params;
  if (!subjectText || !classText) return { kind: "incomplete" };
  const subject = subjects.find(({ slug }) => slug === subjectText.toLowerCase());
  const digits = /^class(\d+)$/i.exec(classText)?.[1];
  const classNumber = classNumbers.find((number) => number === Number(digits));
  if (!subject || !classNumber) return { kind: "unknown" };
  return { kind: "olympiad", subject, classNumber };
}
