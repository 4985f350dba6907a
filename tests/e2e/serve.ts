import { builtCalendar } from "../../src/content/editions";
import { buildSite } from "../../tools/build/build-site";
import { resetData } from "../../tools/local/reset";
import { readSettings } from "../../tools/local/settings";
import { editionDatesAroundToday } from "../support/edition-dates";
import { replaceEditions } from "../other-edition/make-current";

/** Returns the editions as in the database after open-registration.ts, so that the prerendered pages show the same dates. */
function createOpenEditions() {
  const { examOn, registrationClosesOn, ...days } = editionDatesAroundToday();
  return builtCalendar.editions.map((edition) => {
    if (!edition.isCurrent) return edition;
    const exams = edition.exams
      .map(({ code, pricePaise }) => ({ code, examOn, registrationClosesOn, hours: null, pricePaise }))
      .toSorted((a, b) => a.code.localeCompare(b.code));
    return Object.assign({}, edition, days, { exams });
  });
}

// Builds the site with the settings of the tests, then starts the whole stack on an empty data folder.
process.env.NODE_ENV = "production";
await resetData(readSettings(process.env).dataFolder);
await buildSite(process.env.OLYMPEAK_SITE_FOLDER ?? "test-results/site", [
  replaceEditions(createOpenEditions()),
]);
await import("../../tools/local/start");
