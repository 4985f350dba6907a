import { editionDates } from "./edition-dates";
import type { ExamCode } from "./subjects";

/** One exam of an edition. Days are calendar days in India, `YYYY-MM-DD`. */
export type EditionExam = {
  code: ExamCode;
  examOn: string;
  /** The last day of registration. */
  registrationClosesOn: string;
};

/** One season of olympiads; it need not have an exam in every subject. Days are calendar days in India. */
export type Edition = {
  name: string;
  /** Null where it is not announced. */
  registrationOpensOn: string | null;
  /** The days that the edition keeps for its exams: the first and the last. */
  examsFrom: string;
  examsTo: string;
  resultsOn: string;
  isCurrent: boolean;
  /** In the order of the days. */
  exams: readonly EditionExam[];
};

/**
 * Every edition, oldest first (specification section 9). The specification tells the winter of 2025-26 twice: its eight
 * days, and the range from 15 December to 31 January with results in February or on 1 March. Days and range both stand.
 */
export const editions: readonly Edition[] = editionDates;

function findCurrent(): Edition {
  const edition = editions.find(({ isCurrent }) => isCurrent);
  if (!edition) throw new Error("No edition is current.");
  return edition;
}

/** The edition that the public pages print. What can be bought, the database decides. */
export const currentEdition = findCurrent();

/** The editions before the current one; one that is still to come is not among them. */
export const earlierEditions = editions.filter(({ resultsOn }) => resultsOn < currentEdition.resultsOn);

/**
 * @param code an exam's code, such as `IMO`
 * @returns its days in the current edition; undefined where that does not have it
 */
export function findExam(code: ExamCode): EditionExam | undefined {
  return currentEdition.exams.find((exam) => exam.code === code);
}

/**
 * @param code the code of an exam that the current edition does not have
 * @returns its day in the next edition that has it, with that edition's name; undefined where none is known
 */
export function findLaterExam(code: ExamCode): { examOn: string; editionName: string } | undefined {
  return editions
    .filter(({ examsFrom }) => examsFrom > currentEdition.examsFrom)
    .flatMap(({ name, exams }) => exams.map((exam) => Object.assign({ editionName: name }, exam)))
    .find((exam) => exam.code === code);
}
