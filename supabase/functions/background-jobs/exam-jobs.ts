import type { Database } from "../_shared/database.ts";
import type { Report } from "../_shared/report.ts";
import type { ExamCounts } from "./contract.ts";
import { sealPaper, type SealDependencies } from "../_shared/seal-paper.ts";

export interface ExamJobDependencies extends SealDependencies {
  report: Report;
  database: SealDependencies["database"] &
    Pick<
      Database,
      "settleExams" | "queueExamReminders" | "queueAwardMails" | "listRehearsalsToSeal" | "runResultTasks"
    >;
}

/** Attempts that ended by time, ended in one call; the next run continues. */
const attemptsPerRun = 500;

/**
 * Ends attempts whose time is over, queues due reminders of exams and awards, seals the rehearsals that a migration
 * added, and runs waiting result steps if pg_cron has not. The steps are independent: a failed one is reported and does
 * not stop the others. Failed results are reported, too, because families wait for them.
 */
export async function keepExams(dependencies: ExamJobDependencies): Promise<ExamCounts> {
  const { database, report } = dependencies;
  const attempt = async <Answer>(job: string, work: () => Promise<Answer>, otherwise: Answer) => {
    try {
      return await work();
    } catch (error) {
      report("job failed", error, { job });
      return otherwise;
    }
  };
  const settled = await attempt("settle exams", () => database.settleExams(attemptsPerRun), {
    ended: 0,
    failed: 0,
  });
  if (settled.failed > 0) report("alert: attempts not ended", undefined, { failed: settled.failed });
  const ofExams = await attempt("exam reminders", () => database.queueExamReminders(), { queued: 0 });
  const ofAwards = await attempt("award emails", () => database.queueAwardMails(), { queued: 0 });
  let sealed = 0;
  for (const paperId of await attempt("rehearsals", () => database.listRehearsalsToSeal(), [])) {
    const outcome = await attempt(
      "seal rehearsal",
      async () => (await sealPaper(dependencies, paperId, null)).outcome,
      null,
    );
    if (outcome === "sealed") sealed += 1;
  }
  const {
    closed,
    done: results,
    failed,
  } = await attempt("results", () => database.runResultTasks(), { closed: 0, done: 0, failed: 0 });
  if (failed > 0) report("alert: results failed", undefined, { failed });
  const reminders = ofExams.queued + ofAwards.queued;
  return { ended: settled.ended, sealed, reminders, closed, results, failed };
}
