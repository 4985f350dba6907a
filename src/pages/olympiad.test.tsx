import { screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { renderWithProviders } from "../../tests/support/render";
import { paths } from "../config/paths";
import { builtCalendar } from "../content/editions";
import { getOlympiadFaq } from "../content/olympiad-faq";
import { subjects } from "../content/subjects";
import { SyllabusCard } from "../features/site/olympiad/syllabus-card";
import { OlympiadPage } from "./olympiad";

function open(path: string) {
  return renderWithProviders(
    <Routes>
      <Route path={paths.olympiad} element={<OlympiadPage />} />
    </Routes>,
    { path },
  );
}

const findHeading = (name: string) => screen.findByRole("heading", { name });

describe("a parent on the page of one olympiad", () => {
  it.each([
    ["/olympiads/maths/class5", "Maths Olympiad Class 5"],
    ["/olympiads/SpeedMaths/Class12", "Speed Maths Olympiad Class 12"],
    ["/olympiads/gk/class1", "General Knowledge Olympiad Class 1"],
  ])("opens %s and sees its name", async (path, name) => {
    open(path);
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(name);
    expect(screen.getByText("Unlock your potential. Win medals.")).toBeVisible();
  });

  it("can buy the exam, or take a free test first", async () => {
    open("/olympiads/science/class7");
    expect(await screen.findByRole("link", { name: "Buy now" })).toHaveAttribute(
      "href",
      "/studentdashboard?buy=science&class=7",
    );
    for (const link of screen.getAllByRole("link", { name: "Take free test" }))
      expect(link).toHaveAttribute("href", "/free-mock-test?subject=science&class=7");
  });

  it("finds every section by its name", async () => {
    open("/olympiads/english/class3");
    await findHeading("About Us");
    const names = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(names).toEqual([
      "About Us",
      "Participate",
      "Grow",
      "Exam pattern",
      "Syllabus",
      "Awards",
      "Free mock tests",
      "Device requirements",
      "Important Dates",
      "Questions and answers",
      "English in other classes",
      "Other subjects for class 3",
    ]);
  });

  it("sees the topics of the class, and the number of questions of its paper", async () => {
    open("/olympiads/speedmaths/class4");
    const syllabus = (await findHeading("Syllabus")).closest("section");
    if (!syllabus) throw new Error("The syllabus is no section.");
    expect(within(syllabus).getByText("Multiplication Tables")).toBeVisible();
    expect(screen.getAllByText("40")).toHaveLength(2);
  });

  it("sees a message if a syllabus is not written yet", () => {
    renderWithProviders(<SyllabusCard topics={[]} intro="What the exam asks about." />);
    expect(screen.getByText("Syllabus will be updated soon.")).toBeVisible();
  });

  it("opens one answer and closes it by a second press", async () => {
    const parent = open("/olympiads/maths/class5");
    await findHeading("Questions and answers");
    const [first] = getOlympiadFaq(builtCalendar, subjects[0], 5);
    const question = screen.getByText(first?.question ?? "");
    await parent.click(question);
    expect(question.closest("details")).toHaveAttribute("open");
    expect(question.closest("details")).toHaveAttribute("name", "olympiad-faq");
    await parent.click(question);
    expect(question.closest("details")).not.toHaveAttribute("open");
  });

  it("continues to another class and another subject", async () => {
    const parent = open("/olympiads/maths/class5");
    const others = await screen.findByRole("navigation", { name: "Other olympiads" });
    expect(within(others).getByRole("link", { name: "Class 5" })).toHaveAttribute("aria-current", "page");
    expect(within(others).getByRole("link", { name: "Science" })).toHaveAttribute(
      "href",
      "/olympiads/science/class5",
    );
    await parent.click(within(others).getByRole("link", { name: "Class 6" }));
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Maths Olympiad Class 6");
  });

  it("finds the same canonical URL in upper and lower case", async () => {
    open("/olympiads/Maths/CLASS5");
    await findHeading("Syllabus");
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      "href",
      expect.stringMatching(/\/olympiads\/maths\/class5$/),
    );
    expect(document.querySelector('meta[name="keywords"]')).toHaveAttribute(
      "content",
      expect.stringContaining("Maths"),
    );
  });
});

describe("the path of an unknown olympiad", () => {
  it.each(["/olympiads/cooking/class5", "/olympiads/maths/class0", "/olympiads/maths/class13"])(
    "shows the error screen at %s",
    (path) => {
      open(path);
      expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Unexpected Application Error!");
      expect(screen.getByText("404 Not Found")).toBeVisible();
      expect(screen.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
    },
  );

  it.each(["/olympiads", "/olympiads/maths"])(
    "renders nothing at %s, because a parameter is missing",
    (path) => {
      open(path);
      expect(screen.queryByRole("main")).toBeNull();
      expect(screen.queryByRole("heading")).toBeNull();
      expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    },
  );
});
