import { startRealServer } from "../../tools/pgtap/real-server";
import { openTestDatabases, type TestDatabases } from "../harness/test-databases";

const openRegistrationSql = `
  update public.editions set registration_opens_on = current_date - 30, exams_from = current_date - 5,
    exams_to = current_date + 40, results_on = current_date + 90 where is_current;
  update public.edition_exams set exam_on = current_date + 20, registration_closes_on = current_date + 19`;

/** Opens test databases in which every exam can be bought. The caller closes them. */
export function openMoneyDatabases(): Promise<TestDatabases> {
  return openTestDatabases(async () => {
    const server = await startRealServer();
    await server.owner.unsafe(openRegistrationSql).simple();
    return server;
  });
}
