import { readFile } from "node:fs/promises";
import { startSeasonServer } from "../../tools/pgtap/season-server";
import { openTestDatabases, type TestDatabases } from "../harness/test-databases";

const papers = `
  select tests.set_exam_hours(), tests.create_paper('IMO', 5), tests.create_paper('IMO', 6), tests.create_paper('IMO', 5, 'reserve'), tests.create_rehearsal();`;
const tenQuestions = `
  select tests.write_ten_questions(id, case kind when 'rehearsal' then 600 else 900 end) from private.papers;
  update private.papers set slot_seconds = 4;`;

/**
 * Databases in the middle of a season: IMO of class 5 has a paper and a reserve, opens at `tests.exam_opens_at()` and can
 * be started for 15 minutes; so has class 6; and there is the rehearsal of class 5. All have ten questions; exams
 * last 15 minutes, the rehearsal ten. It is the moment at which exams open, until somebody sets `tests.clock`. The
 * caller closes them.
 */
export function openExamDatabases(): Promise<TestDatabases> {
  return openTestDatabases(async () => {
    const server = await startSeasonServer();
    const clock = await readFile(new URL("exam-clock.sql", import.meta.url), "utf8");
    // The hours replace the time by a setting of one connection: ours comes after them.
    await server.owner.unsafe(`${papers}${clock}${tenQuestions}`).simple();
    await server.owner`select setval('tests.clock', (extract(epoch from tests.exam_opens_at()) * 1000)::bigint)`;
    return server;
  });
}
