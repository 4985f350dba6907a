import { editionDates } from "./edition-dates";
import { readExamHours, type ExamHours } from "./exam-hours";
import { subjects, type ExamCode } from "./subjects";

/** One exam of an edition. Days are calendar days in India, `YYYY-MM-DD`. */
export type EditionExam = {
  code: ExamCode;
  examOn: string;
  /** The last day of registration. */
  registrationClosesOn: string;
  /** Null until they are announced. */
  hours: ExamHours | null;
  /** The price in paise, as organisers have set it. */
  pricePaise: number;
};

/** One round of olympiads; it need not have an exam in every subject. Days are calendar days in India. */
export type Edition = {
  name: string;
  /** Null until it is announced. */
  registrationOpensOn: string | null;
  /** The first and the last day on which the edition may have exams. */
  examsFrom: string;
  examsTo: string;
  resultsOn: string;
  isCurrent: boolean;
  /** Whether its exams may take pictures by the camera, with a guardian's consent (docs/exam.md section 9). */
  camera: "off" | "optional";
  /** In the order of the days. */
  exams: readonly EditionExam[];
};

/** The editions with their dates and prices, for the public pages. The database decides what can be bought, and for how much. */
export type ExamCalendar = {
  /** Oldest first. */
  editions: readonly Edition[];
  /** The edition that is sold. */
  current: Edition;
  /** The editions before the current one, oldest first. */
  earlier: readonly Edition[];
};

/** An edition from the database, which may have exams that this version of the site does not know. */
type SavedEdition = Omit<Edition, "exams"> & {
  exams: readonly (Omit<EditionExam, "code" | "hours" | "pricePaise"> & {
    exam: { code: string; pricePaise: number } | null;
    opensAt: string | null;
    lastStartAt: string | null;
  })[];
};

/**
 * @param savedEditions every edition from the database, oldest first
 * @returns the editions in the site's form: only known exams, sorted by day
 */
export function arrangeEditions(savedEditions: readonly SavedEdition[]): Edition[] {
  return savedEditions.map(
    ({ name, registrationOpensOn, examsFrom, examsTo, resultsOn, isCurrent, camera, exams }) => ({
      name,
      registrationOpensOn,
      examsFrom,
      examsTo,
      resultsOn,
      isCurrent,
      camera,
      exams: exams
        .flatMap(({ exam, examOn, registrationClosesOn, opensAt, lastStartAt }) =>
          subjects.flatMap(({ code }) =>
            code === exam?.code
              ? [
                  {
                    code,
                    examOn,
                    registrationClosesOn,
                    hours: readExamHours(opensAt, lastStartAt),
                    pricePaise: exam.pricePaise,
                  },
                ]
              : [],
          ),
        )
        .toSorted((a, b) => a.examOn.localeCompare(b.examOn) || a.code.localeCompare(b.code)),
    }),
  );
}

/**
 * @param editions oldest first
 * @returns the calendar; null if no edition is current
 */
export function createCalendar(editions: readonly Edition[]): ExamCalendar | null {
  const current = editions.find(({ isCurrent }) => isCurrent);
  if (!current) return null;
  return { editions, current, earlier: editions.filter(({ resultsOn }) => resultsOn < current.resultsOn) };
}

function createBuiltCalendar(): ExamCalendar {
  const calendar = createCalendar(editionDates);
  if (!calendar) throw new Error("No edition is current.");
  return calendar;
}

/**
 * The calendar that is built into the site (docs/specification.md section 9). The specification describes the winter of 2025-26
 * twice: by its eight exam days, and by the range from 15 December to 31 January with results in February or on 1 March. Both
 * apply.
 */
export const builtCalendar = createBuiltCalendar();

/**
 * @param calendar the exam calendar
 * @param code an exam's code, such as `IMO`
 * @returns the exam of the current edition; undefined if that edition does not have the exam
 */
export function findExam({ current }: ExamCalendar, code: ExamCode): EditionExam | undefined {
  return current.exams.find((exam) => exam.code === code);
}

/**
 * @param calendar the exam calendar
 * @param code the code of an exam that the current edition does not have
 * @returns the day and the edition of the next such exam; undefined if none is known
 */
export function findLaterExam(
  { editions, current }: ExamCalendar,
  code: ExamCode,
): { examOn: string; editionName: string } | undefined {
  return editions
    .filter(({ examsFrom }) => examsFrom > current.examsFrom)
    .flatMap(({ name, exams }) => exams.map((exam) => Object.assign({ editionName: name }, exam)))
    .find((exam) => exam.code === code);
}
