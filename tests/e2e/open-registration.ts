import { openDatabase, openRegistration } from "../stack/database";
import { addresses } from "./environment";

/** Opens registration for all tests. Nothing is restored, because the data folder is deleted before the next run. */
async function openRegistrationForTests(): Promise<void> {
  const sql = openDatabase(addresses.database);
  await openRegistration(sql);
  await sql.end();
}

export default openRegistrationForTests;
