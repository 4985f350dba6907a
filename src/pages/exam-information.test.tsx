import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { getSection, renderWithProviders } from "../../tests/support/render";
import { formatDay } from "../content/calendar-day";
import { builtCalendar, findExam } from "../content/editions";
import { paths } from "../config/paths";
import { examTypes, getExamInformationFaq } from "../content/exam-information";
import { listGradeTopics } from "../features/site/exam-information/grade-topics";
import { ExamInformationPage } from "./exam-information";

const prompt = "Select an exam type and grade to view the detailed syllabus and instructions.";

async function open(path: string = paths.mathExam) {
  const parent = renderWithProviders(<ExamInformationPage />, { path });
  await screen.findByRole("heading", { level: 1 });
  return parent;
}

describe("a parent on the exam information page", () => {
  it.each([
    "/competitions/science",
    "/competitions/math",
    "/competitions/computers",
    "/competitions/english",
  ])("finds the same page at %s, which has that URL as its canonical one", async (path) => {
    await open(path);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Challenge Yourself");
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      "href",
      expect.stringContaining(path),
    );
  });

  it("finds every section by its name", async () => {
    await open();
    const names = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(names).toEqual([
      "How It Works",
      "System Requirements",
      "Awards & Recognition",
      "Upcoming Exam Dates",
      "Syllabus & Instructions",
      "Questions and answers",
    ]);
  });

  it("sees a syllabus once both exam type and grade are chosen", async () => {
    const parent = await open();
    const findSyllabus = () => screen.queryByRole("heading", { name: /^Syllabus: / });
    expect(screen.getByText(prompt)).toBeVisible();

    await parent.selectOptions(screen.getByLabelText("Grade"), "4");
    expect(screen.getByText(prompt)).toBeVisible();
    expect(findSyllabus()).toBeNull();

    await parent.selectOptions(screen.getByLabelText("Exam type"), "Cyber");
    await waitFor(() => expect(findSyllabus()).toHaveTextContent("Syllabus: Cyber, grade 4"));
    expect(screen.queryByText(prompt)).toBeNull();
    expect(screen.getByText("40 multiple-choice questions")).toBeVisible();

    await parent.selectOptions(screen.getByLabelText("Grade"), "5");
    expect(screen.getByText("50 multiple-choice questions")).toBeVisible();
  });

  it.each(examTypes.map((exam) => [exam.name, exam] as const))(
    "reads the topics of %s in grades 1, 8 and 12",
    async (name, exam) => {
      const parent = await open();
      await parent.selectOptions(screen.getByLabelText("Exam type"), name);
      for (const grade of [1, 8, 12]) {
        await parent.selectOptions(screen.getByLabelText("Grade"), String(grade));
        const topicHeading = await screen.findByRole("heading", {
          name: `Syllabus: ${name}, grade ${grade}`,
        });
        const topics = within(topicHeading.parentElement ?? document.body).getAllByRole("listitem");
        expect(topics.map((topic) => topic.textContent)).toEqual(listGradeTopics(exam, grade));
        expect(topics.length).toBeGreaterThanOrEqual(8);
        expect(topics.length).toBeLessThanOrEqual(12);
      }
    },
  );

  it("sees the prompt again when a choice is cleared", async () => {
    const parent = await open();
    await parent.selectOptions(screen.getByLabelText("Exam type"), "English");
    await parent.selectOptions(screen.getByLabelText("Grade"), "2");
    await parent.selectOptions(screen.getByLabelText("Grade"), "");
    expect(screen.getByText(prompt)).toBeVisible();
  });

  it("finds all syllabuses in the page for a browser without script", async () => {
    await open();
    for (const exam of examTypes) {
      expect(within(getSection(exam.name)).getAllByText(/^Grade \d+$/)).toHaveLength(12);
    }
  });

  it("sees the last day of registration for an exam, and finds five questions", async () => {
    await open();
    expect(
      screen.getByText(
        `Start time to be announced. Register by ${formatDay(findExam(builtCalendar, "IMO")?.registrationClosesOn ?? "")}`,
      ),
    ).toBeVisible();
    const examInformationFaq = getExamInformationFaq(builtCalendar);
    expect(examInformationFaq).toHaveLength(5);
    for (const { question } of examInformationFaq) expect(screen.getByText(question)).toBeVisible();
  });
});
