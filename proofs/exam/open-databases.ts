import { readFile } from "node:fs/promises";
import { startRegistrationServer } from "../../tools/pgtap/registration-server";
import { openTestDatabases, type TestDatabases } from "../harness/test-databases";

const createPapersSql = `
  select tests.schedule_exams(), tests.create_paper('IMO', 5), tests.create_paper('IMO', 6), tests.create_paper('IMO', 5, 'reserve'), tests.create_rehearsal();`;
const writeQuestionsSql = `
  select tests.write_ten_questions(id, case kind when 'rehearsal' then 600 else 900 end) from private.papers;
  update private.papers set slot_seconds = 4;`;

/**
 * Opens test databases in which registration is open. There are papers of IMO for class 5 (with a reserve paper) and
 * class 6, which open at `tests.exam_opens_at()` and can be started for 15 minutes, and the rehearsal of class 5. All have
 * ten questions; exams last 15 minutes, the rehearsal ten. Until a test sets `tests.clock`, the exam clock stays at the
 * opening time. The caller closes the databases.
 */
export function openExamDatabases(): Promise<TestDatabases> {
  return openTestDatabases(async () => {
    const server = await startRegistrationServer();
    const clock = await readFile(new URL("exam-clock.sql", import.meta.url), "utf8");
    // tests.schedule_exams sets a clock that only its own connection sees. exam-clock.sql replaces it by
    // a clock for all connections, so this file must run later.
    await server.owner.unsafe(`${createPapersSql}${clock}${writeQuestionsSql}`).simple();
    await server.owner`select setval('tests.clock', (extract(epoch from tests.exam_opens_at()) * 1000)::bigint)`;
    return server;
  });
}
