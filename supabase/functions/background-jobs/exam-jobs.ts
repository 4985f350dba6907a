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

/** Attempts that ended by time, folded in one statement; the next run goes on. */
const attemptsPerRun = 500;

/**
 * Writes down attempts that are over, queues the reminders of exams and awards that are due, seals the rehearsals that a migration has brought, and
 * does what waits with results, where pg_cron does not. Those that failed are reported: families wait for them.
 */
export async function keepExams(dependencies: ExamJobDependencies): Promise<ExamCounts> {
  const { ended } = await dependencies.database.settleExams(attemptsPerRun);
  const ofExams = await dependencies.database.queueExamReminders();
  const ofAwards = await dependencies.database.queueAwardMails();
  let sealed = 0;
  for (const paperId of await dependencies.database.listRehearsalsToSeal()) {
    const { outcome } = await sealPaper(dependencies, paperId, null);
    if (outcome === "sealed") sealed += 1;
  }
  const { closed, done: results, failed } = await dependencies.database.runResultTasks();
  if (failed > 0) dependencies.report("alert: results failed", undefined, { failed });
  const reminders = ofExams.queued + ofAwards.queued;
  return { ended, sealed, reminders, closed, results, failed };
}
