import { describe, expect, it } from "vitest";
import { site } from "../config/site";
import { getAwardsFaq } from "./awards-faq";
import { formatDay } from "./calendar-day";
import { classNumbers } from "./classes";
import { builtCalendar } from "./editions";
import { formatPrice, formatPrices } from "./exam-prices";
import { getExamInformationFaq } from "./exam-information";
import { getExamFormat } from "./exam-format";
import type { FaqItem } from "./faq-item";
import { getHomeFaq } from "./home-faq";
import { mockTestFaq } from "./mock-test-faq";
import { getOlympiadFaq } from "./olympiad-faq";
import { findSubjectExam } from "./edition-texts";
import { subjects } from "./subjects";

const homeFaq = getHomeFaq(builtCalendar);
const awardsFaq = getAwardsFaq(builtCalendar);
const examInformationFaq = getExamInformationFaq(builtCalendar);

const olympiads = subjects.flatMap((subject) =>
  classNumbers.map((classNumber) => ({
    name: subject.name,
    subject,
    classNumber,
    faq: getOlympiadFaq(builtCalendar, subject, classNumber),
  })),
);

const pages: { name: string; faq: readonly FaqItem[] }[] = [
  { name: "home", faq: homeFaq },
  { name: "mock test", faq: mockTestFaq },
  { name: "awards", faq: awardsFaq },
  { name: "exam information", faq: examInformationFaq },
  ...olympiads.map(({ name, classNumber, faq }) => ({ name: `${name} class ${classNumber}`, faq })),
];

function answersOf(faq: readonly FaqItem[]): string {
  return faq.map(({ answer }) => answer).join("\n");
}

describe("the number of FAQ questions (docs/specification.md section 2)", () => {
  it("is 11 on the home page, 6 on the mock test page, 5 on the exam information page, 4 to 6 on the awards page", () => {
    expect(homeFaq).toHaveLength(11);
    expect(mockTestFaq).toHaveLength(6);
    expect(examInformationFaq).toHaveLength(5);
    expect(awardsFaq.length).toBeGreaterThanOrEqual(4);
    expect(awardsFaq.length).toBeLessThanOrEqual(6);
  });

  it("is 5 to 7 on each of the olympiad pages", () => {
    expect(olympiads).toHaveLength(subjects.length * 12);
    for (const { faq } of olympiads) {
      expect(faq.length).toBeGreaterThanOrEqual(5);
      expect(faq.length).toBeLessThanOrEqual(7);
    }
  });
});

describe.each(pages)("the questions of $name", ({ faq }) => {
  it("differ from each other, end with a question mark, and are answered in one to four sentences", () => {
    expect(new Set(faq.map(({ question }) => question)).size).toBe(faq.length);
    for (const { question, answer } of faq) {
      expect(question).toMatch(/[?]$/);
      expect(answer).toMatch(/[.]$/);
    }
    expect(faq.filter(({ answer }) => answer.split(/[.?] (?=[A-Z])/).length > 4)).toEqual([]);
  });

  it("name no price except the current ones", () => {
    const texts = [
      formatPrices(builtCalendar),
      ...builtCalendar.current.exams.map((exam) => formatPrice(exam.pricePaise)),
    ];
    const withoutPrices = texts
      .filter((text) => text !== null)
      .reduce((answers, price) => answers.replaceAll(price, ""), answersOf(faq));
    expect(withoutPrices).not.toMatch(/₹|\brupees?\b|\b250\b/i);
  });
});

describe("the FAQs", () => {
  it.each(olympiads)(
    "name the format, the day, the results and the ranks: $name class $classNumber",
    ({ subject, classNumber, faq }) => {
      const answers = answersOf(faq);
      expect(answers).toContain(
        `${getExamFormat(classNumber).questionCount} multiple-choice questions in 60 minutes`,
      );
      const subjectExam = findSubjectExam(builtCalendar, subject);
      const days = subjectExam.scheduledExam
        ? [formatDay(subjectExam.scheduledExam.examOn), formatDay(builtCalendar.current.resultsOn)]
        : [subjectExam.noExamText];
      for (const day of days) expect(answers).toContain(day);
      expect(answers).toContain("Ranks 1 to 10");
      expect(answers).toContain("no negative marking");
      expect(answers).toContain("two months of the result date");
      expect(faq[0]?.question).toBe(`Who can take the ${subject.name} Olympiad for class ${classNumber}?`);
    },
  );

  it("say on all pages about exams how to continue when the connection fails (docs/specification.md section 8)", () => {
    for (const faq of [homeFaq, examInformationFaq, ...olympiads.map((olympiad) => olympiad.faq)]) {
      expect(answersOf(faq)).toContain(
        `Try to reconnect. If the problem continues, write to ${site.helpEmail}`,
      );
    }
  });

  it("include the refund rule on the home page (docs/specification.md section 9)", () => {
    const answers = answersOf(homeFaq);
    expect(answers).toContain("payment error, a double payment or a fault in our system");
    expect(answers).toContain(
      "within 2 business days of registration or before the exam date, whichever is earlier",
    );
    expect(answers).toContain("7 to 10 business days");
  });

  it("end with a different question in each of the classes 1, 6 and 11", () => {
    const [subject] = subjects;
    const lastQuestions = [1, 6, 11].map(
      (classNumber) => getOlympiadFaq(builtCalendar, subject, classNumber).at(-1)?.question,
    );
    expect(new Set(lastQuestions).size).toBe(3);
  });
});
