import { expect, it } from "vitest";
import { renderCalendar } from "./calendar-file";

const now = new Date("2026-11-28T04:30:00.123Z");
const exam = {
  id: "1@olympeak.example",
  title: "Maths",
  description: "Log in; check, start",
  day: "2027-01-17",
};

/** The file's lines, with folded lines joined. */
const linesOf = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

it("has an all-day entry for an exam whose time is not announced", () => {
  const lines = linesOf(renderCalendar([exam], now));
  expect(lines).toContain("DTSTART;VALUE=DATE:20270117");
  expect(lines).toContain("DTEND;VALUE=DATE:20270118");
  expect(lines).toContain("DTSTAMP:20261128T043000Z");
  expect(lines).toContain("DESCRIPTION:Log in\\; check\\, start");
});

it("has the time of an exam in UTC, and reminds a day before", () => {
  const times = { from: "2027-01-17T05:30:00+00:00", to: "2027-01-17T06:45:00+00:00" };
  const lines = linesOf(renderCalendar([{ ...exam, ...times }], now));
  expect(lines).toContain("DTSTART:20270117T053000Z");
  expect(lines).toContain("DTEND:20270117T064500Z");
  expect(lines).toContain("TRIGGER:-P1D");
});

it("folds every line to at most 75 octets", () => {
  const text = renderCalendar([{ ...exam, description: "गणित ".repeat(40) }], now);
  const octets = text.split("\r\n").map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(linesOf(text)).toContain(`DESCRIPTION:${"गणित ".repeat(40)}`);
});
