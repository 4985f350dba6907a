import { beforeAll, describe, expect, it, vi } from "vitest";
import { listStaticPaths, prerender } from "../../src/app/prerender";
import { olympiadPath, paths } from "../../src/config/paths";
import { formatDay } from "../../src/content/calendar-day";
import { builtSeason } from "../../src/content/editions";

/**
 * The season's project makes Summer 2025 the current edition: Computer, Science, English and Maths, and no other exam.
 */
const pages = new Map<string, string>();

/** How often a component asked for the season, and which pages have such a component: those follow moved dates. */
const season = vi.hoisted(() => ({ asked: 0 }));
const following = new Set<string>();
vi.mock(import("../../src/content/use-season"), async (importOriginal) => {
  const { useSeason } = await importOriginal();
  return {
    useSeason: () => {
      season.asked += 1;
      return useSeason();
    },
  };
});

beforeAll(async () => {
  for (const address of listStaticPaths()) {
    const before = season.asked;
    pages.set(address, await prerender(address));
    if (season.asked > before) following.add(address);
  }
}, 120_000);

function open(address: string): string {
  const html = pages.get(address);
  if (html === undefined) throw new Error(`${address} is no page.`);
  return html;
}

/** The text of a page, without tags and attributes. */
function read(address: string): string {
  return open(address)
    .replaceAll(/<!--.*?-->|<(script|style)\b.*?<\/\1>|<[^>]+>/gs, "")
    .replaceAll("&#x27;", "'");
}

/** The data of a page for search engines: its description, or its questions and answers. */
function readHead(address: string, pattern: RegExp): string | undefined {
  return pattern.exec(open(address))?.[1];
}

const description = /<meta name="description" content="([^"]*)"/;
const structuredData = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s;

/** Four leaves of the calendar, and no other between them. */
const fourDays = "Jun8ComputerJun15ScienceJun22EnglishJun29Maths";
const noGk =
  "There is no General Knowledge exam in the Summer 2025 edition. The next one is on Sunday, 21 December 2025, in the Winter 2025-26 edition.";

describe("in a season of four exams", () => {
  it("every page is written", () => {
    expect(builtSeason.current.name).toBe("Summer 2025");
    expect(pages.size).toBeGreaterThan(110);
    const untitled = [...pages].filter(([, html]) => html.match(/<h1/g)?.length !== 1);
    expect(untitled.map(([address]) => address)).toEqual([]);
  });

  it("home has the four days, and says when the other subjects are next", () => {
    const home = read(paths.home);
    expect(home).toContain(fourDays);
    expect(home).toContain("Four online olympiads this season");
    expect(home).toContain(
      "Coming later: Spell Bee on 20 December 2025, General Knowledge on 21 December 2025, Speed Maths on 3 January 2026 and Reasoning on 4 January 2026.",
    );
    expect(home).toContain("The Summer 2025 edition has exams in Computer, Science, English and Maths.");
    expect(home).toContain("The exams of the Summer 2025 edition are from 8 June 2025 to 29 June 2025");
  });

  it("every page that shows a day of the season follows it when it is moved, and no other asks", () => {
    const { exams, resultsOn } = builtSeason.current;
    const days = [resultsOn, ...exams.map(({ examOn }) => examOn)].map(formatDay);
    const tells = (address: string) =>
      days.some((day) => open(address).includes(day)) || read(address).includes(builtSeason.current.name);
    const addresses = [...pages.keys()];
    expect(addresses.filter((address) => following.has(address))).toEqual(addresses.filter(tells));
  });

  it("nothing promises a registration of which no first day is announced", () => {
    const promise =
      /Registration closes at|You can register until|Register by|Registration opened|up to the day before each/;
    expect([...pages.keys()].filter((address) => promise.test(read(address)))).toEqual([]);
    expect(read(paths.home)).toContain("We will announce here when registration opens.");
  });

  it("the page of a subject that has an exam gives its day and sells it", () => {
    const page = olympiadPath("maths", 5);
    expect(read(page)).toContain("An online exam for class 5, on Sunday, 29 June 2025.");
    expect(read(page)).toContain("Buy now");
    expect(open(page)).toContain("outline-violet");
    expect(readHead(page, description)).toContain("Summer 2025: exam on 29 June 2025.");
  });

  it.each([1, 5, 12])(
    "the page of a subject without one says so, and when the next is: class %d",
    (classNumber) => {
      const page = olympiadPath("gk", classNumber);
      expect(read(page)).toContain(
        `An online exam for class ${classNumber}. There is no exam this season; the next is on 21 December 2025.`,
      );
      expect(read(page)).toContain(`${noGk} Until then you can practise.`);
      expect(read(page)).toContain("Next exam21 December 2025");
      expect(read(page)).toContain("See this season’s exams");
      expect(read(page)).not.toContain("Buy now");
      expect(readHead(page, description)).toContain("Next exam on 21 December 2025.");
      expect(read(page)).toContain(fourDays);
      expect(open(page)).not.toContain("outline-violet");
    },
  );

  it("search engines are given the same answer as the reader", () => {
    expect(readHead(olympiadPath("gk", 5), structuredData)).toContain(noGk);
  });

  it("the exam information page has its four days", () => {
    const days = ["Jun8Cyber", "Jun15Science", "Jun22English", "Jun29Mathematics"];
    expect(read(paths.mathExam)).toContain(days.map((day) => `${day}Time to be announced`).join(""));
  });

  it("the page about us says which subjects have their exam now", () => {
    expect(read(paths.about)).toContain(
      "Spell Bee. The Summer 2025 edition has exams in Computer, Science, English and Maths.",
    );
    expect(read(paths.about)).toContain("in eight subjects");
  });
});
