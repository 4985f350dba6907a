import type { Database } from "../_shared/database.ts";
import type { ExamCounts } from "./contract.ts";
import { sealPaper, type SealDependencies } from "../_shared/seal-paper.ts";

export interface ExamJobDependencies extends SealDependencies {
  database: SealDependencies["database"] &
    Pick<Database, "settleExams" | "queueExamReminders" | "listRehearsalsToSeal">;
}

/** Attempts that ended by time, folded in one statement; the next run goes on. */
const attemptsPerRun = 500;

/** Writes down attempts that are over, queues the reminders that are due, and seals the rehearsals that a migration has brought. */
export async function keepExams(dependencies: ExamJobDependencies): Promise<ExamCounts> {
  const { ended } = await dependencies.database.settleExams(attemptsPerRun);
  const { queued: reminders } = await dependencies.database.queueExamReminders();
  let sealed = 0;
  for (const paperId of await dependencies.database.listRehearsalsToSeal()) {
    const { outcome } = await sealPaper(dependencies, paperId, null);
    if (outcome === "sealed") sealed += 1;
  }
  return { ended, sealed, reminders };
}
