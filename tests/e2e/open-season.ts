import { openDatabase, openRegistration } from "../stack/database";
import { addresses } from "./environment";

/** Opens registration, whenever the tests run; the data folder is deleted before the next run. */
async function openSeason(): Promise<void> {
  const sql = openDatabase(addresses.database);
  await openRegistration(sql);
  await sql.end();
}

export default openSeason;
