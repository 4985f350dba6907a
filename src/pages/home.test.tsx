import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { storeInAnotherTab } from "../../tests/support/factories";
import { renderWithProviders } from "../../tests/support/render";
import { formatDay } from "../content/calendar-day";
import { builtCalendar } from "../content/editions";
import { listExamDays } from "../content/exam-days";
import { getHomeFaq } from "../content/home-faq";
import { subjects } from "../content/subjects";
import { HomePage } from "./home";

async function open() {
  const parent = renderWithProviders(<HomePage />);
  await screen.findByRole("heading", { level: 1 });
  return parent;
}

const getCard = (name: string) => screen.getByRole("link", { name: new RegExp(`^${name}`) });

describe("a parent on the home page", () => {
  it("sees the awards, and finds the link to the free mock tests", async () => {
    await open();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Win medals, certificates and scholarships",
    );
    expect(screen.getByText(/Chosen by parents/)).toBeVisible();
    expect(screen.getByText(/Each exam costs ₹250\./)).toBeVisible();
    for (const link of screen.getAllByRole("link", { name: "Take a free mock test" }))
      expect(link).toHaveAttribute("href", "/free-mock-test");
    expect(screen.getByRole("link", { name: "Register now" })).toHaveAttribute("href", "/studentdashboard");
  });

  it.each([
    "Important Dates",
    "Free mock tests",
    "Build Confidence",
    "Prestigious Awards",
    "Future Leaders",
    "Instant Access",
    "How it Works",
    "Register",
    "Practice",
    "Exam",
    "Performance",
    "Medals",
    "Certificates",
    "Scholarships",
  ])("finds the heading “%s”", async (name) => {
    await open();
    expect(screen.getByRole("heading", { name })).toBeVisible();
  });

  it("sees the text about schools, without a school's name", async () => {
    await open();
    expect(screen.getByRole("heading", { name: /made for schools/i })).toBeVisible();
  });

  it("chooses a class, and every subject links to its olympiad of that class", async () => {
    const parent = await open();
    expect(getCard("Maths")).toHaveAttribute("href", "/olympiads/maths/class5");
    expect(getCard("Maths")).toHaveTextContent(/Classes 1 to 12$/);
    expect(getCard("Maths")).not.toHaveTextContent("Class 5");
    await parent.click(screen.getByRole("radio", { name: "Class 8" }));
    for (const { name, slug } of subjects)
      expect(getCard(name)).toHaveAttribute("href", `/olympiads/${slug}/class8`);
    expect(getCard("Maths")).toHaveTextContent(/Class 8$/);
    expect(localStorage.getItem("selectedClass")).toBe("8");
  });

  it("gets the verdict on the sample question, with an icon beside the words", async () => {
    const parent = await open();
    const question = screen.getByRole("group", { name: /How many boxes/ });
    await parent.click(within(question).getByRole("radio", { name: "7" }));
    expect(within(question).getByRole("radio", { name: "7" })).toHaveAttribute("value", "right");
    const verdict = within(question).getByRole("status");
    for (const text of [/^Correct!/, /^Not quite/]) {
      const line = within(verdict).getByText(text);
      expect(line.querySelector("svg")).not.toBeNull();
      expect(line).toHaveClass(text.test("Correct!") ? "text-green" : "text-red");
    }
  });

  it("sees a different emblem and colour on each subject's card", async () => {
    await open();
    const emblems = subjects.map(({ name }) => getCard(name).querySelector("[aria-hidden] svg"));
    const anyPathData = expect.stringMatching(/^M[\d.]+ [\d.]+\S/);
    expect(new Set(emblems.map((emblem) => emblem?.innerHTML)).size).toBe(subjects.length);
    for (const [index, { slug }] of subjects.entries())
      expect(emblems[index]?.parentElement).toHaveClass(`text-subject-${slug}`);
    for (const emblem of emblems) expect(emblem?.querySelector("path")).toHaveAttribute("d", anyPathData);
  });

  it("sees the class that was chosen last", async () => {
    storeInAnotherTab("selectedClass", 11);
    await open();
    expect(screen.getByRole("radio", { name: "Class 11" })).toBeChecked();
    expect(getCard("Spell Bee")).toHaveAttribute("href", "/olympiads/spellbee/class11");
  });

  it("sees no chosen class if the stored class does not exist", async () => {
    storeInAnotherTab("selectedClass", 13);
    await open();
    expect(screen.queryByRole("radio", { checked: true })).toBeNull();
    expect(getCard("Maths")).toHaveAttribute("href", "/olympiads/maths/class5");
  });

  it("sees the eight exam days and the day of the results", async () => {
    await open();
    const dates = screen.getByRole("heading", { name: "Important Dates" }).closest("section");
    if (!dates) throw new Error("The dates are no section.");
    const tiles = within(dates).getAllByRole("listitem").slice(0, 8);
    const dayTexts = listExamDays(builtCalendar.current).map(({ name, dayText }) => {
      const [day, month = ""] = dayText.split(" ");
      return `${month.slice(0, 3)}${day}${name}`;
    });
    expect(tiles.map((tile) => tile.textContent)).toEqual(dayTexts);
    expect(within(dates).getByText(formatDay(builtCalendar.current.resultsOn))).toBeVisible();
  });

  it("sees that times will be announced while no exam has a time", async () => {
    await open();
    expect(builtCalendar.current.exams.every(({ hours }) => hours === null)).toBe(true);
    expect(screen.getByText("Exam timings will be announced soon.")).toBeVisible();
    expect(screen.queryByText(/Other exam timings/)).toBeNull();
  });

  it("can open the past editions", async () => {
    const parent = await open();
    expect(screen.getByText("Summer 2025")).not.toBeVisible();
    await parent.click(screen.getByText("Earlier editions"));
    expect(screen.getByText("Summer 2025")).toBeVisible();
    const readEdition = (name: string) =>
      screen.getByRole("heading", { name }).closest("section")?.textContent;
    const summer = readEdition("Summer 2025");
    expect(summer).toContain("Exam season: 8 June 2025 to 29 June 2025. Results on 8 August 2025.");
    expect(summer).toContain("Computer (ICO)8 June 2025");
    expect(summer).not.toContain("Registration");
    const winter = readEdition("Winter 2025-26");
    expect(winter).toContain("Registration opened on 1 July 2025. Exam season: 15 December 2025");
    expect(winter).toContain(
      "to 31 January 2026. Provisional results in February 2026, final results on 1 March 2026.",
    );
    expect(winter).toContain("Maths (IMO)18 January 2026");
  });

  it("finds eleven questions, one open at a time", async () => {
    await open();
    const homeFaq = getHomeFaq(builtCalendar);
    expect(homeFaq).toHaveLength(11);
    for (const { question } of homeFaq)
      expect(screen.getByText(question).closest("details")).toHaveAttribute("name", "home-faq");
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain("FAQPage");
  });
});
