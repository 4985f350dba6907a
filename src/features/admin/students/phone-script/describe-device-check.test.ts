import { expect, it } from "vitest";
import { makeHistoryEvent } from "../../../../../tests/support/family-event-factory";
import { describeDeviceCheckForParent } from "./describe-device-check";

const makeCheck = (isGood: boolean, problems: string[] = []) =>
  makeHistoryEvent({ kind: "device_check", isGood, problems });
const practiceRunAdvice =
  "on the device for the exam, please open Dashboard, Exams, “Try a practice run”: it checks everything and says what to do.";

it.each([
  ["is ready", [makeCheck(true)], "The device that was checked on 1 December 2026 is ready for the exam."],
  [
    "had a problem that was not recorded",
    [makeCheck(false)],
    `On 1 December 2026 something on the device needed attention: ${practiceRunAdvice}`,
  ],
  [
    "had known problems",
    [makeCheck(false, ["browser", "clock"])],
    `On 1 December 2026 this needed attention: the browser is too old; the device’s clock is wrong. Please correct it; then, ${practiceRunAdvice}`,
  ],
  ["has not been checked", [], `No device has been checked yet: ${practiceRunAdvice}`],
])("says that the device %s", (_condition, events, sentence) => {
  expect(describeDeviceCheckForParent(events)).toBe(sentence);
});
