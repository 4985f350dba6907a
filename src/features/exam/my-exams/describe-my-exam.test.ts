import { expect, it } from "vitest";
import { attemptId, makeMyExam, paperId } from "../../../../tests/support/my-exams-factory";
import type { MyExam } from "../../../data/exam/my-exams";
import { describeMyExam, waitsForConsent } from "./describe-my-exam";

const examPath = `/exam/${paperId}`;
const answerRecordPath = `/answer-record/${attemptId}`;
const resultPath = `/result/${paperId}`;

it.each<[MyExam["state"], string, string, boolean]>([
  ["scheduled", "Check this device", examPath, false],
  ["not_ready", "Check this device", examPath, true],
  ["lobby", "Go to the lobby", examPath, true],
  ["open", "Go to the start", examPath, true],
  ["running", "Continue", examPath, true],
  ["missed", "What to do", examPath, false],
  ["cancelled", "What to do", examPath, false],
  ["refund_under_way", "What to do", examPath, false],
  ["finished", "See your answer record", answerRecordPath, false],
  ["closed", "See your answer record", answerRecordPath, false],
  ["provisional", "See your marks", resultPath, false],
  ["final", "See the result", resultPath, false],
  ["held", "See why", resultPath, false],
  ["void", "See why", resultPath, false],
  ["reset", "See why", resultPath, false],
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
  ["cancelled", "consent", false],
  ["refund_under_way", "consent", false],
])("an exam in the state %s, held for %s, waits for a guardian: %s", (state, heldFor, isWaiting) => {
  expect(waitsForConsent(makeMyExam({ state, heldFor }))).toBe(isWaiting);
});

it("a result held for a guardian's consent, or for a question about the attempt, has its own text", () => {
  const describeHeldExam = (heldFor: MyExam["heldFor"]) =>
    describeMyExam(makeMyExam({ state: "held", heldFor })).line;
  expect(describeHeldExam("consent")).toBe("You have finished this exam, and it has been marked.");
  expect(describeHeldExam("void")).toBe("We have a question about this attempt.");
  expect(describeHeldExam("dispute")).toMatch(/holding the result until a question is settled/);
});

it("links to the rehearsal, which has a device check, while the exam has no paper yet", () => {
  expect(describeMyExam(makeMyExam({ paperId: null })).to).toBe("/exam/rehearsal");
});

it("shows the start window in the lobby", () => {
  expect(describeMyExam(makeMyExam({ state: "lobby" })).line).toBe(
    "You can start it between 11:00 and 11:15 am IST.",
  );
});
