import type { classNumbers } from "../classes";

export type ClassNumber = (typeof classNumbers)[number];

/** The topics of one subject, for each of the twelve classes, in the order in which a page lists them. */
export type SubjectSyllabus = Readonly<Record<ClassNumber, readonly string[]>>;
