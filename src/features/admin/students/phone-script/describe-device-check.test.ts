import { expect, it } from "vitest";
import type { FamilyEvent } from "../../../../data/admin/families";
import { describeDeviceCheckForParent } from "./describe-device-check";

const makeCheck = (what: string, code: string | null = null): FamilyEvent => ({
  at: "2026-12-01T05:00:00Z",
  kind: "device_check",
  what,
  exam: null,
  amountPaise: null,
  code,
  by: null,
  note: null,
  id: null,
});
const practice =
  "on the device for the exam, please open Dashboard, Exams, “Try a practice run”: it checks everything and says what to do.";

it.each([
  ["ready", [makeCheck("good")], "The device that was checked on 1 December 2026 is ready for the exam."],
  [
    "with a problem",
    [makeCheck("problem")],
    `On 1 December 2026 something on the device needed attention: ${practice}`,
  ],
  [
    "with known problems",
    [makeCheck("problem", "browser clock")],
    `On 1 December 2026 this needed attention: the browser is too old; the device’s clock is wrong. Please correct it; then, ${practice}`,
  ],
  ["not checked", [], `No device has been checked yet: ${practice}`],
])("says that the device is %s", (_state, events, sentence) => {
  expect(describeDeviceCheckForParent(events)).toBe(sentence);
});
