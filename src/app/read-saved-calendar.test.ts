import { http, HttpResponse } from "msw";
import { expect, it, vi } from "vitest";
import { serveEditions } from "../../tests/support/serve-editions";
import { api, server } from "../../tests/support/server/server";
import { builtCalendar, findExam } from "../content/editions";
import { readSavedCalendar } from "./read-saved-calendar";

it("returns no changed calendar if the database has the same days as the build", async () => {
  serveEditions();
  await expect(readSavedCalendar()).resolves.toEqual({ changedCalendar: null, notice: null });
});

it("returns the calendar with a changed day, sorted by day", async () => {
  serveEditions("2026-12-17");
  const { changedCalendar: calendar } = await readSavedCalendar();
  if (!calendar) throw new Error("Nothing has changed.");
  expect(findExam(calendar, "IMO")?.examOn).toBe("2026-12-17");
  expect(calendar.current.exams[0]?.code).toBe("IMO");
  expect(calendar.earlier).toEqual(builtCalendar.earlier);
});

it("returns the calendar with newly announced times", async () => {
  serveEditions(undefined, "2027-01-17T05:30:00+00:00");
  const { changedCalendar: calendar } = await readSavedCalendar();
  expect(calendar && findExam(calendar, "IMO")?.hours).toEqual(["11:00", "11:15"]);
});

it("returns the calendar with a new price", async () => {
  serveEditions(undefined, null, 30000);
  const { changedCalendar: calendar } = await readSavedCalendar();
  expect(calendar && findExam(calendar, "IMO")?.pricePaise).toBe(30000);
});

it("returns no changed calendar between editions, when the pages show the last one", async () => {
  const editions = builtCalendar.editions.map((edition) =>
    Object.assign({}, edition, { isCurrent: false, exams: [], notice: null, noticeUntil: null }),
  );
  server.use(http.get(`${api}/rest/v1/editions`, () => HttpResponse.json(editions)));
  await expect(readSavedCalendar()).resolves.toEqual({ changedCalendar: null, notice: null });
});

it.each([
  ["2026-11-20", "Registration is slow this evening."],
  ["2026-11-19", null],
])("returns the notice of the organisers until the end of %s in India", async (noticeUntil, notice) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T18:29:59Z") });
  const editions = builtCalendar.editions.map((edition) =>
    Object.assign({}, edition, { exams: [], notice: "Registration is slow this evening.", noticeUntil }),
  );
  server.use(http.get(`${api}/rest/v1/editions`, () => HttpResponse.json(editions)));
  const saved = await readSavedCalendar();
  vi.useRealTimers();
  expect(saved.notice).toBe(notice);
});
