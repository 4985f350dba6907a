import { beforeAll, describe, expect, it, vi } from "vitest";
import { listStaticPaths, prerender } from "../../src/app/prerender";
import { olympiadPath, paths } from "../../src/config/paths";
import { formatDay } from "../../src/content/calendar-day";
import { builtCalendar } from "../../src/content/editions";

/**
 * The HTML of every page by its address. In this test project Summer 2025 is the current edition, with exams only in Computer,
 * Science, English and Maths.
 */
const pages = new Map<string, string>();

/** The number of calls of `useExamCalendar`. */
const calendarCalls = vi.hoisted(() => ({ count: 0 }));

/** The pages with a component that calls `useExamCalendar`, which updates the shown dates when an organiser moves them. */
const pagesWithCalendar = new Set<string>();
vi.mock(import("../../src/content/use-exam-calendar"), async (importOriginal) => {
  const { useExamCalendar } = await importOriginal();
  return {
    useExamCalendar: () => {
      calendarCalls.count += 1;
      return useExamCalendar();
    },
  };
});

beforeAll(async () => {
  for (const address of listStaticPaths()) {
    const countBefore = calendarCalls.count;
    pages.set(address, await prerender(address));
    if (calendarCalls.count > countBefore) pagesWithCalendar.add(address);
  }
}, 120_000);

function getHtml(address: string): string {
  const html = pages.get(address);
  if (html === undefined) throw new Error(`There is no page ${address}.`);
  return html;
}

/** Returns the text of a page, without tags and attributes. */
function readText(address: string): string {
  return getHtml(address)
    .replaceAll(/<!--.*?-->|<(script|style)\b.*?<\/\1>|<[^>]+>/gs, "")
    .replaceAll("&#x27;", "'");
}

/** Returns a part of a page for search engines: its description, or its questions and answers. */
function readHeadPart(address: string, pattern: RegExp): string | undefined {
  return pattern.exec(getHtml(address))?.[1];
}

const description = /<meta name="description" content="([^"]*)"/;
const structuredData = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s;

/** The text of the four calendar leaves, one after the other. */
const fourDays = "Jun8ComputerJun15ScienceJun22EnglishJun29Maths";
const noGk =
  "There is no General Knowledge exam in the Summer 2025 edition. The next one is on Sunday, 21 December 2025, in the Winter 2025-26 edition.";

describe("in an edition with four exams", () => {
  it("every page is rendered with exactly one main heading", () => {
    expect(builtCalendar.current.name).toBe("Summer 2025");
    expect(pages.size).toBeGreaterThan(110);
    const withoutHeading = [...pages].filter(([, html]) => html.match(/<h1/g)?.length !== 1);
    expect(withoutHeading.map(([address]) => address)).toEqual([]);
  });

  it("the home page shows the four exam days, and when the other subjects have their next exams", () => {
    const home = readText(paths.home);
    expect(home).toContain(fourDays);
    expect(home).toContain("Four online olympiads to take at home this season");
    expect(home).toContain(
      "Coming later: Spell Bee on 20 December 2025, General Knowledge on 21 December 2025, Speed Maths on 3 January 2026 and Reasoning on 4 January 2026.",
    );
    expect(home).toContain("The Summer 2025 edition has exams in Computer, Science, English and Maths.");
    expect(home).toContain("The exams of the Summer 2025 edition are from 8 June 2025 to 29 June 2025");
  });

  it("only pages that show a date or the name of the edition call useExamCalendar, and all of these do", () => {
    const { exams, resultsOn } = builtCalendar.current;
    const days = [resultsOn, ...exams.map(({ examOn }) => examOn)].map(formatDay);
    const showsEdition = (address: string) =>
      days.some((day) => getHtml(address).includes(day)) ||
      readText(address).includes(builtCalendar.current.name);
    const addresses = [...pages.keys()];
    expect(addresses.filter((address) => pagesWithCalendar.has(address))).toEqual(
      addresses.filter(showsEdition),
    );
  });

  it("no page names a date of registration while its first day is not announced", () => {
    const registrationDatePattern =
      /Registration closes at|You can register until|Register by|Registration opened|up to the day before each/;
    expect([...pages.keys()].filter((address) => registrationDatePattern.test(readText(address)))).toEqual(
      [],
    );
    expect(readText(paths.home)).toContain("We will announce here when registration opens.");
  });

  it("the page of a subject with an exam this season shows its day and a link to buy it", () => {
    const page = olympiadPath("maths", 5);
    expect(readText(page)).toContain("An online exam for class 5, on Sunday, 29 June 2025.");
    expect(readText(page)).toContain("Buy now");
    expect(getHtml(page)).toContain("outline-violet");
    expect(readHeadPart(page, description)).toContain("Summer 2025: exam on 29 June 2025.");
  });

  it.each([1, 5, 12])(
    "the page of a subject without an exam this season says so, and names the day of the next exam: class %d",
    (classNumber) => {
      const page = olympiadPath("gk", classNumber);
      expect(readText(page)).toContain(
        `An online exam for class ${classNumber}. There is no exam this season; the next is on 21 December 2025.`,
      );
      expect(readText(page)).toContain(`${noGk} Until then you can practise.`);
      expect(readText(page)).toContain("Next exam21 December 2025");
      expect(readText(page)).toContain("See this season’s exams");
      expect(readText(page)).not.toContain("Buy now");
      expect(readHeadPart(page, description)).toContain("Next exam on 21 December 2025.");
      expect(readText(page)).toContain(fourDays);
      expect(getHtml(page)).not.toContain("outline-violet");
    },
  );

  it("the structured data has the same answer about the next exam as the page", () => {
    expect(readHeadPart(olympiadPath("gk", 5), structuredData)).toContain(noGk);
  });

  it("the exam information page shows its four exams in the order of their days", () => {
    const leaves = ["Jun8Computer", "Jun15Science", "Jun22English", "Jun29Mathematics"];
    expect(readText(paths.mathExam)).toContain(
      leaves.map((leaf) => `${leaf}Start time to be announced`).join(""),
    );
  });

  it("the page about us names the subjects with an exam this season", () => {
    expect(readText(paths.about)).toContain(
      "Spell Bee. The Summer 2025 edition has exams in Computer, Science, English and Maths.",
    );
    expect(readText(paths.about)).toContain("in eight subjects");
  });
});
