export type ClassNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The topics of one subject by class, in the order in which a page lists them. A class may be missing. */
export type SubjectSyllabus = { readonly [classNumber in ClassNumber]?: readonly string[] };
