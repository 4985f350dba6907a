import { expect, test, vi } from "vitest";
import type { Mail } from "./brevo.ts";
import { deliverExamMails } from "./deliver-exam-mails.ts";
import { createFakeDatabase, rejectWith } from "./fakes.ts";
import { RemoteError } from "./remote-call.ts";

const exam = {
  exam: "Maths",
  code: "IMO",
  edition: "Winter 2026-27",
  class: "Class 5",
  exam_on: "2027-01-17",
  opens_at: "2027-01-17T05:30:00.000Z",
  last_start_at: "2027-01-17T05:45:00.000Z",
  duration_seconds: 3600,
};

const createReminder = (name: string, data: object = { ...exam, hours_before: 24 }) => ({
  id: name,
  kind: "exam_reminder_email",
  email: `${name}@family.example`,
  name,
  data,
});

const refusal = new RemoteError("brevo", 400, "invalid_parameter", "to is not valid");

/** Prepares a delivery with an email service that refuses every call with an email for which `isRefused` is true. */
function prepareDelivery(
  rows: ReturnType<typeof createReminder>[],
  isRefused: (mail: Mail) => boolean = () => false,
  error: Error = refusal,
) {
  const sentAddresses: string[] = [];
  const sendMails = vi.fn(async (mails: readonly Mail[]) => {
    if (mails.some(isRefused)) throw error;
    sentAddresses.push(...mails.map(({ to }) => to.email));
  });
  const database = createFakeDatabase({ claimExamMails: async () => rows });
  const site = { url: "https://olympeak.example", name: "Olympeak", helpEmail: "help@olympeak.example" };
  const report = vi.fn();
  const deliver = () => deliverExamMails({ database, brevo: { sendMails }, site, report });
  return { sentAddresses, sendMails, database, report, deliver };
}

test("all claimed emails are sent in one call, and reported to the database in one call", async () => {
  const { deliver, sendMails, database } = prepareDelivery(
    ["asha", "bela", "chitra"].map((name) => createReminder(name)),
  );
  expect(await deliver()).toEqual({ sent: 3, retry: 0, dead: 0, unfinished: 0 });
  expect(sendMails).toHaveBeenCalledOnce();
  expect(database.claimExamMails).toHaveBeenCalledWith(500);
  expect(database.finishExamMails).toHaveBeenCalledExactlyOnceWith(["asha", "bela", "chitra"], null);
});

test("if no email is due, the email service is not called", async () => {
  const { deliver, sendMails } = prepareDelivery([]);
  expect(await deliver()).toEqual({ sent: 0, retry: 0, dead: 0, unfinished: 0 });
  expect(sendMails).not.toHaveBeenCalled();
});

test("a refused address does not delay other emails", async () => {
  const names = Array.from({ length: 16 }, (_, index) => `student${index}`);
  const { deliver, sentAddresses, sendMails, database } = prepareDelivery(
    names.map((name) => createReminder(name)),
    ({ to }) => to.email.startsWith("student11@"),
  );
  expect(await deliver()).toEqual({ sent: 15, retry: 1, dead: 0, unfinished: 0 });
  expect(sentAddresses).toHaveLength(15);
  expect(sendMails.mock.calls.length).toBeLessThan(10);
  expect(database.finishExamMails).toHaveBeenCalledWith(["student11"], "brevo 400 invalid_parameter");
});

test("delivery stops if the service refuses every email", async () => {
  const names = Array.from({ length: 1000 }, (_, index) => `student${index}`);
  const { deliver, sendMails } = prepareDelivery(
    names.map((name) => createReminder(name)),
    () => true,
  );
  expect(await deliver()).toEqual({ sent: 0, retry: 1000, dead: 0, unfinished: 0 });
  expect(sendMails.mock.calls.length).toBeLessThan(90);
});

test("delivery stops after one call if the service is unavailable or rejects our key", async () => {
  for (const error of [
    new RemoteError("brevo", null, "NO_ANSWER", "POST failed"),
    new RemoteError("brevo", 401, "unauthorized", "Key not found"),
  ]) {
    const { deliver, sendMails } = prepareDelivery(
      [createReminder("asha"), createReminder("bela")],
      () => true,
      error,
    );
    expect(await deliver()).toEqual({ sent: 0, retry: 2, dead: 0, unfinished: 0 });
    expect(sendMails).toHaveBeenCalledOnce();
  }
});

test("an email that cannot be composed does not stop the others", async () => {
  const { deliver, sentAddresses, database, report } = prepareDelivery([
    createReminder("asha", {}),
    createReminder("bela"),
  ]);
  expect(await deliver()).toEqual({ sent: 1, retry: 1, dead: 0, unfinished: 0 });
  expect(sentAddresses).toEqual(["bela@family.example"]);
  expect(database.finishExamMails).toHaveBeenCalledWith(["asha"], "the data of the row is not valid");
  expect(JSON.stringify(report.mock.calls)).not.toContain("asha@");
});

test("a message that is not reported to the database is unfinished, and the next run sends it again", async () => {
  const { deliver, database } = prepareDelivery([createReminder("asha")]);
  vi.mocked(database.finishExamMails).mockImplementation(rejectWith(refusal));
  expect(await deliver()).toEqual({ sent: 0, retry: 0, dead: 0, unfinished: 1 });
});
