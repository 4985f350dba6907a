import { readStoredUnchecked, writeStored } from "../lib/raw-storage";
import { AppError } from "../lib/app-error";
import type { Database } from "./database.types";
import { readAsAnon } from "./anon-request";

type EditionRow = Database["public"]["Tables"]["editions"]["Row"];
type ExamRow = Database["public"]["Tables"]["edition_exams"]["Row"];

/** An edition with the days and prices of its exams. Days are calendar days in India, `YYYY-MM-DD`. */
export type EditionDays = {
  name: EditionRow["name"];
  registrationOpensOn: EditionRow["registration_opens_on"];
  examsFrom: EditionRow["exams_from"];
  examsTo: EditionRow["exams_to"];
  resultsOn: EditionRow["results_on"];
  isCurrent: EditionRow["is_current"];
  camera: "off" | "optional";
  /** The organisers' notice above every page, and its last day; null for none. */
  notice: EditionRow["notice"];
  noticeUntil: EditionRow["notice_until"];
  exams: {
    /** Null for an exam that is no longer on offer. */
    exam: { code: string; pricePaise: number } | null;
    examOn: ExamRow["exam_on"];
    registrationClosesOn: ExamRow["registration_closes_on"];
    /** ISO times; null until they are announced. */
    opensAt: ExamRow["opens_at"];
    lastStartAt: ExamRow["last_start_at"];
  }[];
};

const columns =
  "name,registrationOpensOn:registration_opens_on,examsFrom:exams_from,examsTo:exams_to,resultsOn:results_on,isCurrent:is_current,camera,notice,noticeUntil:notice_until," +
  "exams:edition_exams(exam:subjects(code,pricePaise:price_paise),examOn:exam_on,registrationClosesOn:registration_closes_on,opensAt:opens_at,lastStartAt:last_start_at)";

/**
 * The key in session storage. The data belongs to no student, so it stays after a logout; closing the tab removes it.
 */
const key = "editionDays";

/** A stored reply is used for this time, in milliseconds, so that opening many pages needs only one request. */
const maxAgeMs = 5 * 60_000;

type StoredEditions = { readAt: number; editions: EditionDays[] };

const isTimeOrNull = (value: unknown) =>
  value === null || (typeof value === "string" && !Number.isNaN(Date.parse(value)));
const isDay = (value: unknown) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

/** Whether the editions are valid: another program or an older version of the site may have written stored ones. */
function isValid(editions: unknown): editions is EditionDays[] {
  if (!Array.isArray(editions)) return false;
  return editions.every(
    (edition: Partial<EditionDays> | null) =>
      typeof edition?.name === "string" &&
      [edition.examsFrom, edition.examsTo, edition.resultsOn].every(isDay) &&
      (edition.camera === "off" || edition.camera === "optional") &&
      (edition.registrationOpensOn === null || isDay(edition.registrationOpensOn)) &&
      (edition.notice === null || (typeof edition.notice === "string" && isDay(edition.noticeUntil))) &&
      Array.isArray(edition.exams) &&
      edition.exams.every(
        ({ exam, examOn, registrationClosesOn, opensAt, lastStartAt }) =>
          (exam === null || Number.isInteger(exam.pricePaise)) &&
          isDay(examOn) &&
          isDay(registrationClosesOn) &&
          isTimeOrNull(opensAt) &&
          isTimeOrNull(lastStartAt),
      ),
  );
}

/** Returns this tab's stored editions; null if they are missing, invalid or too old. */
function readFreshEditions(): EditionDays[] | null {
  const stored: Partial<StoredEditions> = Object(readStoredUnchecked(key, "sessionStorage"));
  const age = Date.now() - Number(stored.readAt);
  return age >= 0 && age < maxAgeMs && isValid(stored.editions) ? stored.editions : null;
}

/**
 * Loads every edition, at most once in five minutes per tab.
 *
 * @returns the editions, the oldest first
 * @throws AppError when the editions could not be read, `unavailable` when the reply is not valid
 */
export async function readEditionDays(): Promise<EditionDays[]> {
  const freshEditions = readFreshEditions();
  if (freshEditions) return freshEditions;
  const editions = await readAsAnon<EditionDays>(`editions?select=${columns}&order=exams_from`);
  if (!isValid(editions)) throw new AppError("unavailable", { cause: editions });
  writeStored(key, { readAt: Date.now(), editions } satisfies StoredEditions, "sessionStorage");
  return editions;
}
