import { http, HttpResponse } from "msw";
import { builtCalendar } from "../../src/content/editions";
import { api, server } from "./server/server";

/**
 * Makes the server return the editions with which the site was built, with these changes.
 *
 * @param mathsOn the day of the Maths exam, by default unchanged, `YYYY-MM-DD`
 * @param opensAt the start of every exam, an ISO time; null while it is not announced
 * @param mathsPaise the price of the Maths exam in paise, by default unchanged
 */
export function serveEditions(mathsOn?: string, opensAt: string | null = null, mathsPaise?: number): void {
  const editions = builtCalendar.editions.map((edition) =>
    Object.assign({}, edition, {
      notice: null,
      noticeUntil: null,
      exams: edition.exams
        .map(({ code, examOn, registrationClosesOn, pricePaise }) => ({
          exam: { code, pricePaise: code === "IMO" ? (mathsPaise ?? pricePaise) : pricePaise },
          examOn: code === "IMO" && edition.isCurrent ? (mathsOn ?? examOn) : examOn,
          registrationClosesOn,
          opensAt,
          lastStartAt: opensAt && "2027-01-17T05:45:00+00:00",
        }))
        .toReversed(),
    }),
  );
  server.use(http.get(`${api}/rest/v1/editions`, () => HttpResponse.json(editions)));
}
