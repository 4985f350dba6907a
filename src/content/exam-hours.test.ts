import { expect, it } from "vitest";
import { readExamHours, describeStartTime, formatHours } from "./exam-hours";

it.each([
  ["2027-01-17T05:30:00+00:00", "2027-01-17T05:45:00+00:00", "between 11:00 and 11:15 am IST"],
  ["2027-01-17T06:25:00.000Z", "2027-01-17T06:40:00.000Z", "between 11:55 am and 12:10 pm IST"],
  ["2027-01-17T18:35:00Z", "2027-01-17T18:50:00Z", "between 12:05 and 12:20 am IST"],
  ["2027-01-17T10:30:00+00:00", "2027-01-17T11:00:00+00:00", "between 4:00 and 4:30 pm IST"],
])("%s to %s is formatted in Indian time: %s", (opensAt, lastStartAt, text) => {
  const hours = readExamHours(opensAt, lastStartAt);
  expect(hours && formatHours(hours)).toBe(text);
  expect(describeStartTime(hours)).toBe(`Start ${text}`);
});

it("the start time is to be announced if the exam has no times", () => {
  expect(describeStartTime(readExamHours(null, null))).toBe("Start time to be announced");
});
