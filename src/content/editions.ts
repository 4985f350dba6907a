type ExamDay = { code: string; examOn: string };

/** One season of olympiads. Days are calendar days in India. */
export type Edition = {
  name: string;
  season: "summer" | "winter";
  /** Null where registration was never announced. */
  registrationOpensOn: string | null;
  /** The days that the edition keeps for its exams: the first and the last. */
  examsFrom: string;
  examsTo: string;
  resultsOn: string;
  isCurrent: boolean;
  /** By exam code, in the order of the days. Registration closes the day before. */
  exams: readonly ExamDay[];
};

/**
 * Every edition, oldest first (specification section 9). The specification tells the winter of 2025-26 twice: its eight
 * days, and the range from 15 December to 31 January with results in February or on 1 March. Days and range both stand.
 * A test holds this equal to the migrated database (design section 3 no. 3); docs/operations.md says how it is changed.
 */
export const editions: readonly Edition[] = [
  {
    name: "Summer 2025",
    season: "summer",
    registrationOpensOn: null,
    examsFrom: "2025-06-08",
    examsTo: "2025-06-29",
    resultsOn: "2025-08-08",
    isCurrent: false,
    exams: [
      { code: "ICO", examOn: "2025-06-08" },
      { code: "ISO", examOn: "2025-06-15" },
      { code: "IEO", examOn: "2025-06-22" },
      { code: "IMO", examOn: "2025-06-29" },
    ],
  },
  {
    name: "Winter 2025-26",
    season: "winter",
    registrationOpensOn: "2025-07-01",
    examsFrom: "2025-12-15",
    examsTo: "2026-01-31",
    resultsOn: "2026-03-01",
    isCurrent: false,
    exams: [
      { code: "ISBO", examOn: "2025-12-20" },
      { code: "IGKO", examOn: "2025-12-21" },
      { code: "ISMO", examOn: "2026-01-03" },
      { code: "IRO", examOn: "2026-01-04" },
      { code: "IEO", examOn: "2026-01-10" },
      { code: "ISO", examOn: "2026-01-11" },
      { code: "ICO", examOn: "2026-01-17" },
      { code: "IMO", examOn: "2026-01-18" },
    ],
  },
  {
    name: "Winter 2026-27",
    season: "winter",
    registrationOpensOn: "2026-07-01",
    examsFrom: "2026-12-15",
    examsTo: "2027-01-31",
    resultsOn: "2027-03-01",
    isCurrent: true,
    exams: [
      { code: "ISBO", examOn: "2026-12-19" },
      { code: "IGKO", examOn: "2026-12-20" },
      { code: "ISMO", examOn: "2027-01-02" },
      { code: "IRO", examOn: "2027-01-03" },
      { code: "IEO", examOn: "2027-01-09" },
      { code: "ISO", examOn: "2027-01-10" },
      { code: "ICO", examOn: "2027-01-16" },
      { code: "IMO", examOn: "2027-01-17" },
    ],
  },
];

function findCurrent() {
  const edition = editions.find(({ isCurrent }) => isCurrent);
  if (!edition || edition.registrationOpensOn === null)
    throw new Error("No current edition with registration.");
  return { ...edition, registrationOpensOn: edition.registrationOpensOn };
}

/** The edition that the public pages print. What can be bought, the database decides. */
export const currentEdition = findCurrent();

/** The editions before the current one; one that is still to come is not among them. */
export const earlierEditions = editions.filter(({ resultsOn }) => resultsOn < currentEdition.resultsOn);

/**
 * @param code an exam's code, such as `IMO`
 * @returns the day of that exam in the current edition, `YYYY-MM-DD`
 * @throws Error for a code that the current edition does not have
 */
export function getExamDay(code: string): string {
  const exam = currentEdition.exams.find((exam) => exam.code === code);
  if (!exam) throw new Error(`No exam ${code} in the edition ${currentEdition.name}.`);
  return exam.examOn;
}
