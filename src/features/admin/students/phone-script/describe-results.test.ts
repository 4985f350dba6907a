import { describe, expect, it } from "vitest";
import type { FamilyExam } from "../../../../data/admin/families";
import { describeCertificateNameForParent, describeResultForParent } from "./describe-results";

const now = new Date("2027-01-20T06:00:00Z");

type Result = NonNullable<FamilyExam["result"]>;

const provisionalResult: Result = {
  isFinal: false,
  isReserve: false,
  isTaken: true,
  marks: 37,
  maxMarks: 50,
  rank: null,
  participantCount: null,
  award: null,
  certificateCode: null,
  challengeUntil: "2027-01-25T18:30:00Z",
  nameUntil: null,
  correctedName: null,
  wantedName: null,
};
const finalResult: Result = {
  ...provisionalResult,
  isFinal: true,
  rank: 60,
  participantCount: 240,
  award: "bronze",
  certificateCode: "OLY-W27-IMO05-7F3KQ9TX",
  challengeUntil: "2027-01-18T18:30:00Z",
  nameUntil: "2027-02-19",
  correctedName: null,
  wantedName: null,
};

const makeExam = (more: Partial<FamilyExam>): FamilyExam => ({
  editionId: "e",
  examId: "m",
  name: "Maths",
  edition: "Winter 2026-27",
  className: "Class 5",
  isActive: true,
  examOn: "2027-01-09",
  opensAt: null,
  lastStartAt: null,
  resultsOn: "2027-02-15",
  hold: null,
  resultPaperId: null,
  connection: null,
  result: null,
  attempt: "finished",
  hasAward: false,
  award: null,
  isCancelled: false,
  ...more,
});

describe("the sentence about a result", () => {
  it.each<[string, Partial<FamilyExam>, string | undefined]>([
    [
      "that is provisional",
      { result: provisionalResult },
      "The provisional result of Maths (Winter 2026-27) is out: your child got 37 of 50 marks. Every answer and its solution are on your dashboard: Exams, “See your marks”. If an answer seems wrong, please press “Challenge this answer” below the question, until the end of 25 January 2027: at most 5 questions, free of charge. Rank, medal and certificate come with the final result on 15 February 2027.",
    ],
    [
      "that is provisional after the time for challenges, and late",
      {
        result: { ...provisionalResult, challengeUntil: "2027-01-18T18:30:00Z" },
        resultsOn: "2027-01-19",
      },
      "The provisional result of Maths (Winter 2026-27) is out: your child got 37 of 50 marks. Every answer and its solution are on your dashboard: Exams, “See your marks”. The time to challenge an answer ended on 18 January 2027. Rank, medal and certificate should have come on 19 January 2027; we are sorry that they are late, and will email you.",
    ],
    [
      "that is final",
      { result: finalResult },
      "The final result of Maths (Winter 2026-27) is out: your child got 37 of 50 marks, rank 60 of 240, with a bronze medal and a certificate. Everything is on your dashboard: Exams, “See the result”. If two students have equal marks, the one with more marks in section C is ahead, then the one who got the harder questions right. The time to challenge an answer ended on 18 January 2027.",
    ],
    [
      "of a reserve paper",
      {
        result: { ...finalResult, isReserve: true, rank: null, award: "participation", challengeUntil: null },
      },
      "The final result of Maths (Winter 2026-27) is out: your child got 37 of 50 marks (the reserve paper has no rank), with a certificate of participation. Everything is on your dashboard: Exams, “See the result”.",
    ],
    [
      "without a counted answer",
      { result: { ...provisionalResult, isTaken: false, marks: 0 } },
      "No answer in Maths (Winter 2026-27) reached us, so there are no marks and no certificate.",
    ],
    [
      "that is held although it is published",
      { result: finalResult, hold: "dispute" },
      "The result of Maths is withheld because the bank has a question about the payment.",
    ],
    [
      "that waits for the consent",
      { result: provisionalResult, hold: "consent" },
      "The result of Maths is ready, but we need the guardian’s consent first. Please log in and give it under Profile; the result then appears.",
    ],
    [
      "that is not published, without a consent",
      { hold: "consent" },
      "The result of Maths is not published yet. We will email you when the marks are. Rank, medal and certificate come on 15 February 2027.",
    ],
    [
      "that is late",
      { resultsOn: "2027-01-19" },
      "The result of Maths should have come by 19 January 2027. We are sorry that it is late; we will email you.",
    ],
    [
      "of an exam that was not started",
      { attempt: null },
      "Maths on 9 January 2027 was not started, so there is no result.",
    ],
    [
      "of an exam to come",
      { attempt: null, examOn: "2027-01-23" },
      "The marks of Maths come by email after the exam, and the rank on 15 February 2027.",
    ],
    [
      "of an attempt that does not count",
      { attempt: "void" },
      "The attempt in Maths does not count, so it has no result. We have emailed you the reason.",
    ],
    ["of an exam that is running", { attempt: "running" }, undefined],
    ["of a cancelled exam", { attempt: null, isCancelled: true }, undefined],
    ["of a refunded exam", { attempt: null, isActive: false }, undefined],
  ])("describes the result %s", (_, changes, sentence) => {
    expect(describeResultForParent(makeExam(changes), now)).toBe(sentence);
  });
});

describe("the sentence about the name on a certificate", () => {
  it("says until when the family can correct the name", () => {
    expect(describeCertificateNameForParent(makeExam({ result: finalResult }), now)).toBe(
      "You can correct the spelling of the name on the certificate for Maths yourself, free of charge, until 19 February 2027: open the certificate on your dashboard, then “Correct the name”.",
    );
  });

  it("says that an organiser corrects the name after that day", () => {
    expect(
      describeCertificateNameForParent(
        makeExam({ result: { ...finalResult, nameUntil: "2027-01-19" } }),
        now,
      ),
    ).toBe(
      "If the name on the certificate for Maths is wrong, we can correct it for you. What is the correct spelling?",
    );
  });

  it("says that the name was corrected, or waits for a second organiser", () => {
    const describeName = (changes: Partial<typeof finalResult>) =>
      describeCertificateNameForParent(makeExam({ result: { ...finalResult, ...changes } }), now);
    const correctedName = "Ira Rao";
    const corrected = "The name on the certificate for Maths was corrected to “Ira Rao”.";
    expect(describeName({ correctedName, nameUntil: "2027-01-19" })).toBe(
      `${corrected} If it is still wrong, please tell me how it is spelt.`,
    );
    expect(describeName({ correctedName })).toMatch(
      /^The name on the certificate for Maths was corrected to “Ira Rao”\. You can correct the spelling/,
    );
    expect(describeName({ correctedName, wantedName: "Ira Roy" })).toBe(
      "The new name for the certificate for Maths, “Ira Roy”, waits for a second organiser. We will email you the new certificate.",
    );
  });

  it("is left out without a certificate, or while the result is held", () => {
    expect(describeCertificateNameForParent(makeExam({ result: provisionalResult }), now)).toBeUndefined();
    expect(
      describeCertificateNameForParent(makeExam({ result: finalResult, hold: "refund" }), now),
    ).toBeUndefined();
  });
});
