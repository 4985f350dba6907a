import { expect, it } from "vitest";
import { attemptId, makeMyExam, paperId } from "../../../../tests/support/my-exams-factory";
import type { MyExam } from "../../../data/exam/my-exams";
import { describeMyExam, waitsForConsent } from "./describe-my-exam";

const page = `/exam/${paperId}`;
const receipt = `/receipt/${attemptId}`;
const result = `/result/${paperId}`;

it.each<[MyExam["state"], string, string, boolean]>([
  ["scheduled", "Check this device", page, false],
  ["not_ready", "Check this device", page, true],
  ["lobby", "Go to the lobby", page, true],
  ["open", "Go to the start", page, true],
  ["running", "Continue", page, true],
  ["missed", "What to do", page, false],
  ["called_off", "What to do", page, false],
  ["refund_under_way", "What to do", page, false],
  ["finished", "See your answer record", receipt, false],
  ["closed", "See your answer record", receipt, false],
  ["provisional", "See your marks", result, false],
  ["final", "See the result", result, false],
  ["held", "See why", result, false],
  ["void", "See why", result, false],
  ["reset", "See why", result, false],
])("an exam that is %s has the link '%s'", (state, label, to, isNow) => {
  expect(describeMyExam(makeMyExam({ state, attemptId }))).toMatchObject({ label, to, isNow });
});

it.each<[MyExam["state"], MyExam["heldFor"], boolean]>([
  ["scheduled", "consent", true],
  ["running", "consent", true],
  ["held", "consent", true],
  ["held", "dispute", false],
  ["scheduled", null, false],
  ["missed", "consent", false],
  ["called_off", "consent", false],
  ["refund_under_way", "consent", false],
])("a result that is %s, held for %s, waits for a guardian: %s", (state, heldFor, isWaiting) => {
  expect(waitsForConsent(makeMyExam({ state, heldFor }))).toBe(isWaiting);
});

it("has a different text for a result held for a guardian's consent and for a question about the attempt", () => {
  const describeHeldExam = (heldFor: MyExam["heldFor"]) =>
    describeMyExam(makeMyExam({ state: "held", heldFor })).line;
  expect(describeHeldExam("consent")).toBe("You have finished this exam, and it has been marked.");
  expect(describeHeldExam("void")).toBe("We have a question about this attempt.");
  expect(describeHeldExam("dispute")).toMatch(/holding the result until a question is settled/);
});

it("opens the rehearsal's device check while the exam's own paper is not written yet", () => {
  expect(describeMyExam(makeMyExam({ paperId: null })).to).toBe("/exam/rehearsal");
});

it("shows the start window in the lobby", () => {
  expect(describeMyExam(makeMyExam({ state: "lobby" })).line).toBe(
    "You can start it between 11:00 and 11:15 am IST.",
  );
});
