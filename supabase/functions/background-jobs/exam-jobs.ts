import type { Database } from "../_shared/database.ts";
import type { Report } from "../_shared/report.ts";
import type { ExamCounts } from "./contract.ts";
import { sealPaper, type SealDependencies } from "../_shared/seal-paper.ts";

export interface ExamJobDependencies extends SealDependencies {
  report: Report;
  database: SealDependencies["database"] &
    Pick<
      Database,
      | "endOverdueAttempts"
      | "queueExamReminders"
      | "queueAwardMails"
      | "listRehearsalsToSeal"
      | "runResultTasks"
    >;
}

/** The maximum number of overdue attempts that one run ends; the next run ends the others. */
const maxAttemptsPerRun = 500;

/**
 * Ends attempts whose time is over, queues due reminders of exams and awards, seals the rehearsals that a migration
 * added, and runs the result tasks that pg_cron has not run. The jobs are independent: a failed job is reported and does
 * not stop the others. Failed result tasks are reported, too, because families wait for their results.
 */
export async function runExamJobs(dependencies: ExamJobDependencies): Promise<ExamCounts> {
  const { database, report } = dependencies;
  const tryJob = async <Result>(job: string, work: () => Promise<Result>, fallback: Result) => {
    try {
      return await work();
    } catch (error) {
      report("job failed", error, { job });
      return fallback;
    }
  };
  const attemptCounts = await tryJob(
    "end overdue attempts",
    () => database.endOverdueAttempts(maxAttemptsPerRun),
    {
      ended: 0,
      failed: 0,
    },
  );
  if (attemptCounts.failed > 0)
    report("alert: attempts not ended", undefined, { failed: attemptCounts.failed });
  const examReminders = await tryJob("exam reminders", () => database.queueExamReminders(), { queued: 0 });
  const awardMails = await tryJob("award emails", () => database.queueAwardMails(), { queued: 0 });
  let sealed = 0;
  for (const paperId of await tryJob("rehearsals", () => database.listRehearsalsToSeal(), [])) {
    const outcome = await tryJob(
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
  } = await tryJob("results", () => database.runResultTasks(), { closed: 0, done: 0, failed: 0 });
  if (failed > 0) report("alert: results failed", undefined, { failed });
  const reminders = examReminders.queued + awardMails.queued;
  return { ended: attemptCounts.ended, sealed, reminders, closed, results, failed };
}
