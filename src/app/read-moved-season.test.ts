import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { serveSeason } from "../../tests/support/season-factory";
import { api, server } from "../../tests/support/server/server";
import { builtSeason, findExam } from "../content/editions";
import { readMovedSeason } from "./read-moved-season";

it("is nothing while the pages have the right days", async () => {
  serveSeason();
  await expect(readMovedSeason()).resolves.toBeNull();
});

it("is the season with the day that was moved, in the order of the days", async () => {
  serveSeason("2026-12-17");
  const season = await readMovedSeason();
  if (!season) throw new Error("Nothing has moved.");
  expect(findExam(season, "IMO")?.examOn).toBe("2026-12-17");
  expect(season.current.exams[0]?.code).toBe("IMO");
  expect(season.earlier).toEqual(builtSeason.earlier);
});

it("is the season with hours that were announced since", async () => {
  serveSeason(undefined, "2027-01-17T05:30:00+00:00");
  const season = await readMovedSeason();
  expect(season && findExam(season, "IMO")?.hours).toEqual(["11:00", "11:15"]);
});

it("is the season with the price that an organiser has set since", async () => {
  serveSeason(undefined, null, 30000);
  const season = await readMovedSeason();
  expect(season && findExam(season, "IMO")?.pricePaise).toBe(30000);
});

it("is nothing between editions, when the pages show the last one", async () => {
  const editions = builtSeason.editions.map((edition) =>
    Object.assign({}, edition, { isCurrent: false, exams: [] }),
  );
  server.use(http.get(`${api}/rest/v1/editions`, () => HttpResponse.json(editions)));
  await expect(readMovedSeason()).resolves.toBeNull();
});
