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
const listLines = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

it("a calendar file has an all-day entry for an exam whose time is not announced", () => {
  const lines = listLines(renderCalendar([exam], now));
  expect(lines).toContain("DTSTART;VALUE=DATE:20270117");
  expect(lines).toContain("DTEND;VALUE=DATE:20270118");
  expect(lines).toContain("DTSTAMP:20261128T043000Z");
  expect(lines).toContain("DESCRIPTION:Log in\\; check\\, start");
});

it("a calendar file has an exam's time in UTC, and a reminder one day before", () => {
  const times = { from: "2027-01-17T05:30:00+00:00", to: "2027-01-17T06:45:00+00:00" };
  const lines = listLines(renderCalendar([{ ...exam, ...times }], now));
  expect(lines).toContain("DTSTART:20270117T053000Z");
  expect(lines).toContain("DTEND:20270117T064500Z");
  expect(lines).toContain("TRIGGER:-P1D");
});

it("a calendar file has lines of at most 75 bytes, and long lines are folded", () => {
  const text = renderCalendar([{ ...exam, description: "गणित ".repeat(40) }], now);
  const lineBytes = text.split("\r\n").map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...lineBytes)).toBeLessThanOrEqual(75);
  expect(listLines(text)).toContain(`DESCRIPTION:${"गणित ".repeat(40)}`);
});
