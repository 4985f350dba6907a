import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { api, server } from "../../tests/support/server/server";
import { builtSeason, findExam } from "../content/editions";
import { readMovedSeason } from "./read-moved-season";

/** What the database answers when it has the days that the pages were built with, or Maths on another one. */
function serveDays(mathsOn?: string, opensAt: string | null = null): void {
  const editions = builtSeason.editions.map((edition) =>
    Object.assign({}, edition, {
      exams: edition.exams
        .map(({ code, examOn, registrationClosesOn }) => ({
          exam: { code },
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

it("is nothing while the pages say how the days stand", async () => {
  serveDays();
  await expect(readMovedSeason()).resolves.toBeNull();
});

it("is the season with the day that was moved, in the order of the days", async () => {
  serveDays("2026-12-17");
  const season = await readMovedSeason();
  if (!season) throw new Error("Nothing has moved.");
  expect(findExam(season, "IMO")?.examOn).toBe("2026-12-17");
  expect(season.current.exams[0]?.code).toBe("IMO");
  expect(season.earlier).toEqual(builtSeason.earlier);
});

it("is the season with hours that were announced since", async () => {
  serveDays(undefined, "2027-01-17T05:30:00+00:00");
  const season = await readMovedSeason();
  expect(season && findExam(season, "IMO")?.hours).toEqual(["11:00", "11:15"]);
});

it("is nothing between editions, when the pages tell the last one", async () => {
  const editions = builtSeason.editions.map((edition) =>
    Object.assign({}, edition, { isCurrent: false, exams: [] }),
  );
  server.use(http.get(`${api}/rest/v1/editions`, () => HttpResponse.json(editions)));
  await expect(readMovedSeason()).resolves.toBeNull();
});
