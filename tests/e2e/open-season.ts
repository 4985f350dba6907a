import { openDatabase, openRegistration } from "../stack/database";
import { addresses } from "./environment";

/** Opens registration around today, on any day that the tests run; the data folder is thrown away before the next run. */
async function openSeason(): Promise<void> {
  const sql = openDatabase(addresses.database);
  await openRegistration(sql);
  await sql.end();
}

export default openSeason;
