import { http, HttpResponse } from "msw";
import { expect, it, vi } from "vitest";
import { serveSeason } from "../../tests/support/season-factory";
import { api, server } from "../../tests/support/server/server";
import { builtSeason, findExam } from "../content/editions";
import { readSavedSeason } from "./read-saved-season";

it("returns no changed season if the database has the same days as the build", async () => {
  serveSeason();
  await expect(readSavedSeason()).resolves.toEqual({ changedSeason: null, notice: null });
});

it("returns the season with a changed day, sorted by day", async () => {
  serveSeason("2026-12-17");
  const { changedSeason: season } = await readSavedSeason();
  if (!season) throw new Error("Nothing has changed.");
  expect(findExam(season, "IMO")?.examOn).toBe("2026-12-17");
  expect(season.current.exams[0]?.code).toBe("IMO");
  expect(season.earlier).toEqual(builtSeason.earlier);
});

it("returns the season with newly announced times", async () => {
  serveSeason(undefined, "2027-01-17T05:30:00+00:00");
  const { changedSeason: season } = await readSavedSeason();
  expect(season && findExam(season, "IMO")?.hours).toEqual(["11:00", "11:15"]);
});

it("returns the season with a new price", async () => {
  serveSeason(undefined, null, 30000);
  const { changedSeason: season } = await readSavedSeason();
  expect(season && findExam(season, "IMO")?.pricePaise).toBe(30000);
});

it("returns no changed season between editions, when the pages show the last one", async () => {
  const editions = builtSeason.editions.map((edition) =>
    Object.assign({}, edition, { isCurrent: false, exams: [], notice: null, noticeUntil: null }),
  );
  server.use(http.get(`${api}/rest/v1/editions`, () => HttpResponse.json(editions)));
  await expect(readSavedSeason()).resolves.toEqual({ changedSeason: null, notice: null });
});

it.each([
  ["2026-11-20", "Registration is slow this evening."],
  ["2026-11-19", null],
])("returns the notice of the organisers until the end of %s in India", async (noticeUntil, notice) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T18:29:59Z") });
  const editions = builtSeason.editions.map((edition) =>
    Object.assign({}, edition, { exams: [], notice: "Registration is slow this evening.", noticeUntil }),
  );
  server.use(http.get(`${api}/rest/v1/editions`, () => HttpResponse.json(editions)));
  const saved = await readSavedSeason();
  vi.useRealTimers();
  expect(saved.notice).toBe(notice);
});
