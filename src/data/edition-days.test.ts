import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api, server } from "../../tests/support/server/server";
import { readEditionDays } from "./edition-days";

const winter = {
  name: "Winter 2026-27",
  registrationOpensOn: "2026-07-01",
  examsFrom: "2026-12-15",
  examsTo: "2027-01-31",
  resultsOn: "2027-03-01",
  isCurrent: true,
  camera: "optional",
  notice: null,
  noticeUntil: null,
  exams: [
    {
      exam: { code: "IMO", pricePaise: 25000 },
      examOn: "2027-01-24",
      registrationClosesOn: "2027-01-23",
      opensAt: null,
      lastStartAt: null,
    },
  ],
};

let requestCount = 0;

/** Replies to requests for editions, and counts the requests. */
function serveEditions(reply: object): void {
  server.use(
    http.get(`${api}/rest/v1/editions`, () => {
      requestCount++;
      return HttpResponse.json(reply);
    }),
  );
}

beforeEach(() => {
  requestCount = 0;
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T06:00:00Z") });
});
afterEach(() => void vi.useRealTimers());

it("makes one request in five minutes, even if many pages are opened", async () => {
  serveEditions([winter]);
  await expect(readEditionDays()).resolves.toEqual([winter]);
  vi.setSystemTime(new Date("2026-11-20T06:04:59Z"));
  await expect(readEditionDays()).resolves.toEqual([winter]);
  expect(requestCount).toBe(1);
  vi.setSystemTime(new Date("2026-11-20T06:05:00Z"));
  await readEditionDays();
  expect(requestCount).toBe(2);
});

it.each([
  ["dated in the future", JSON.stringify({ readAt: Date.parse("2027-11-20T06:00:00Z"), editions: [] })],
  ["without its time", JSON.stringify({ editions: [winter] })],
  [
    "a list of invalid editions",
    JSON.stringify({ readAt: Date.parse("2026-11-20T06:00:00Z"), editions: [{ name: 1 }] }),
  ],
  ["null", "null"],
])("requests the editions if the stored value is %s", async (_, stored) => {
  sessionStorage.setItem("editionDays", stored);
  serveEditions([winter]);
  await expect(readEditionDays()).resolves.toEqual([winter]);
  expect(requestCount).toBe(1);
});

it("refuses editions with an invalid day or a notice without a last day, and does not store them", async () => {
  serveEditions([{ ...winter, resultsOn: "soon" }]);
  await expect(readEditionDays()).rejects.toMatchObject({ code: "unavailable" });
  serveEditions([{ ...winter, notice: "Until when?" }]);
  await expect(readEditionDays()).rejects.toMatchObject({ code: "unavailable" });
  expect(sessionStorage.length).toBe(0);
});
