import { describe, expect, test } from "vitest";
import { composeExamMail } from "./exam-mails.ts";

const site = { url: "https://olympeak.example", name: "Olympeak", helpEmail: "help@olympeak.example" };
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
const decision = { ...exam, reason: null, is_single: false, is_own: false };
const composeTestMail = (kind: string, data: object, name: string | null = "Asha Rao") =>
  composeExamMail(site, name, kind, data);

test.each([
  [168, "Coming up: Maths on Sun, 17 Jan 2027", "Please try the practice run"],
  [24, "Nearly there: Maths on Sun, 17 Jan 2027", "Charge your device"],
  [1, "Maths opens soon: start between 11:00 am and 11:15 am IST", "Log in now."],
])("the reminder %i hours before the exam has the start time and advice", (hoursBefore, subject, advice) => {
  const mail = composeTestMail("exam_reminder_email", { ...exam, hours_before: hoursBefore });
  expect(mail.subject).toBe(subject);
  for (const version of [mail.html, mail.text]) {
    expect(version).toContain("between 11:00 am and 11:15 am IST");
    expect(version).toContain("60 minutes from the moment you start");
    expect(version).toContain(advice);
  }
});

test("the email about a moved exam without a time says that the time will be announced", () => {
  const mail = composeTestMail("exam_moved_email", { ...decision, opens_at: null, last_start_at: null });
  expect(mail.subject).toBe("Maths has moved: it is on Sun, 17 Jan 2027");
  expect(mail.text).toContain("Start: time to be announced");
});

test.each([
  [{ was_opens_at: null }, "Maths on Sun, 17 Jan 2027 starts at 11:00 am", "is now fixed"],
  [
    { was_opens_at: "2027-01-17T10:30:00.000Z" },
    "Maths on Sun, 17 Jan 2027 starts at 11:00 am instead of 4:00 pm",
    "have moved",
  ],
  [
    { was_opens_at: "2027-01-17T05:30:00+00:00" },
    "Maths on Sun, 17 Jan 2027: start between 11:00 am and 11:15 am IST",
    "have moved",
  ],
  [
    { was_opens_at: "2027-01-17T05:30:00.000Z", opens_at: null, last_start_at: null },
    "Maths on Sun, 17 Jan 2027: the start time will be announced again",
    "have moved",
  ],
  [
    { was_exam_on: "2027-01-16", was_opens_at: null },
    "Maths has moved: it is on Sun, 17 Jan 2027",
    "have moved",
  ],
])("the email about a change from %j names the new day or time", (oldTime, subject, words) => {
  const mail = composeTestMail("exam_moved_email", {
    ...decision,
    was_exam_on: decision.exam_on,
    ...oldTime,
  });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(words);
});

describe("mails about organisers' decisions", () => {
  test.each([
    ["exam_moved_email", { reason: "a flood" }, "has moved"],
    ["exam_off_email", { reason: "a flood" }, "is cancelled"],
    ["exam_minutes_email", { reason: "a flood", extra_seconds: 600 }, "10 extra minutes"],
  ])("%s has the reason, and says so if one organiser decided alone", (kind, changes, words) => {
    const mail = composeTestMail(kind, { ...decision, ...changes });
    expect(mail.subject).toContain(words);
    expect(mail.text).toContain("Reason: a flood");
    expect(mail.text).not.toContain("alone");
    expect(composeTestMail(kind, { ...decision, ...changes, is_single: true }).text).toContain(
      "One organiser decided this",
    );
  });

  test("the email about a cancelled exam promises the refund of our refund policy", () => {
    expect(composeTestMail("exam_off_email", decision).text).toContain("We refund its full fee");
  });

  test("the email about extra minutes says whether they are for everybody or for this student", () => {
    const mailToAll = composeTestMail("exam_minutes_email", { ...decision, extra_seconds: 300 });
    expect(mailToAll.text).toContain("Everyone taking this paper gets 5 extra minutes.");
    const mailToOne = composeTestMail("exam_minutes_email", {
      ...decision,
      extra_seconds: 1200,
      is_own: true,
    });
    expect(mailToOne.text).toContain("You get 20 extra minutes for this exam.");
  });

  test("an individual start time and a reserve paper are named in the email", () => {
    const ownDecision = { ...decision, extra_seconds: 0, is_own: true, has_own_hours: true };
    expect(composeTestMail("exam_minutes_email", ownDecision).subject).toBe("Your new time for Maths");
    expect(composeTestMail("exam_minutes_email", ownDecision).text).not.toContain("extra minutes");
    const reserve = composeTestMail("exam_minutes_email", { ...ownDecision, is_reserve: true });
    expect(reserve.subject).toBe("You can take Maths on a reserve paper");
    expect(reserve.text).toContain("no rank");
  });
});

const answerRecord = {
  ...exam,
  attempt_id: "a77e3970-0000-4000-8000-000000000001",
  answer_record_no: 1,
  answer_record_code: "7F3K-Q9TX-0ABC",
  finished_at: "2027-01-17T06:20:00.000Z",
  answered: 37,
  question_count: 50,
};

test("the email with an answer record has the record's code, the number of answers, and a link to the record", () => {
  const mail = composeTestMail("exam_answer_record_email", answerRecord);
  expect(mail.subject).toBe("Your answer record for Maths: 7F3K-Q9TX-0ABC");
  for (const version of [mail.html, mail.text]) {
    expect(version).toContain("37 of 50 questions");
    expect(version).toContain("17 Jan 2027, 11:50 am IST");
    expect(version).toContain("https://olympeak.example/answer-record/a77e3970-0000-4000-8000-000000000001");
  }
});

test("the email with a second answer record explains why there is a second one", () => {
  expect(
    composeTestMail("exam_answer_record_email", { ...answerRecord, answer_record_no: 2 }).text,
  ).toContain("reached us after your last answer record");
});

test.each([
  ["exam_review_email", "Maths: your marks and answers are out", "/result/p1"],
  ["exam_marks_email", "Maths: your result has changed", "/result/p1"],
  ["exam_result_email", "Winter 2026-27 results are out", "/studentdashboard"],
  ["exam_void_email", "Maths: we have a question and need your reply", "/result/p1"],
  ["exam_void_decided_email", "Maths: we have decided about your attempt", "/result/p1"],
  ["exam_name_email", "Maths: we corrected the name on your certificate", "/certificate/OLY-1"],
])("%s has a link to the page, and no mark, rank or award", (kind, subject, path) => {
  const data = {
    paper_id: "p1",
    reply_until: "2027-01-25T18:30:00.000Z",
    is_single: false,
    certificate_code: "OLY-1",
  };
  const mail = composeTestMail(kind, {
    ...exam,
    ...data,
    reason: "Two voices.",
    marks: 48,
    rank: 7,
    award: "gold",
  });
  expect(mail.subject).toBe(subject);
  for (const version of [mail.html, mail.text]) {
    expect(version).toContain(`https://olympeak.example${path}`);
    expect(version).not.toMatch(/48|gold|rank 7|Two voices/);
  }
});

describe("emails about an award that is sent by post", () => {
  const award = {
    ...exam,
    paper_id: "p1",
    courier: null,
    consignment: null,
    promised_on: "2027-05-01",
    needs_new_address: false,
    medal: "gold",
  };

  test.each([
    ["exam_address_email", {}, "Where should we send your award?", "to your home or to your school"],
    [
      "exam_posted_email",
      { courier: "Speed Post", consignment: "EK123456789IN" },
      "Maths: your award is on its way",
      "EK123456789IN",
    ],
    [
      "exam_returned_email",
      {},
      "Maths: your award came back to us",
      "We will send the parcel again, free of charge.",
    ],
    [
      "exam_returned_email",
      { needs_new_address: true },
      "Maths: your award came back to us",
      "Please give us another address",
    ],
    ["exam_late_email", {}, "Maths: your award is late", "by Sat, 1 May 2027"],
  ])("%s has a link to the result, and names no medal", (kind, changes, subject, words) => {
    const mail = composeTestMail(kind, { ...award, ...changes });
    expect(mail.subject).toBe(subject);
    for (const version of [mail.html, mail.text]) {
      expect(version).toContain("https://olympeak.example/result/p1");
      expect(version).toContain(words);
      expect(version).not.toContain("gold");
    }
  });
});

test("the email that asks for a reply has the deadline; the email about the decision says if one organiser decided alone", () => {
  const data = { ...exam, paper_id: "p1", reply_until: "2027-01-25T18:30:00.000Z", is_single: false };
  expect(composeTestMail("exam_void_email", data).text).toContain(
    "Please reply by: 25 Jan 2027, 11:59 pm IST",
  );
  expect(composeTestMail("exam_void_decided_email", data).text).not.toContain("One organiser decided this");
  expect(composeTestMail("exam_void_decided_email", { ...data, is_single: true }).text).toContain(
    "One organiser decided this",
  );
});

test("names and reasons are text, never markup", () => {
  const script = "<script>alert(1)</script>";
  const mail = composeTestMail("exam_off_email", { ...decision, reason: script }, script);
  expect(mail.html).not.toContain("<script");
});

test("an unknown kind of mail is an error", () => {
  expect(() => composeTestMail("welcome_email", {})).toThrow("Unknown kind of email");
});
