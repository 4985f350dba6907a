import { beforeAll, describe, expect, it } from "vitest";
import { getAbout } from "./about";
import { getAwardsFaq } from "./awards-faq";
import { classNumbers } from "./classes";
import { builtCalendar } from "./editions";
import { getExamInformationFaq, getExamInformationSteps } from "./exam-information";
import { getHomeFaq } from "./home-faq";
import { getOlympiadFaq } from "./olympiad-faq";
import { olympiadTexts } from "./olympiads/olympiad-texts";
import { getOlympiadHead } from "./olympiads/olympiad-head";
import { getOlympiadSections } from "./olympiads/olympiad-sections";
import { subjects } from "./subjects";

const modules = import.meta.glob<Record<string, unknown>>(
  ["./**/*.ts", "!./**/*.test.ts", "!./{gradients,exam-calendar-context,use-exam-calendar}.ts"],
  {
    eager: true,
  },
);

/** Every text of the folder, with its location. */
const texts: { location: string; text: string }[] = [];

function collect(location: string, value: unknown): void {
  if (typeof value === "string") texts.push({ location, text: value });
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) collect(`${location}.${key}`, inner);
}

beforeAll(() => {
  collect("", modules);
  for (const createTexts of [
    getAbout,
    getAwardsFaq,
    getExamInformationFaq,
    getExamInformationSteps,
    getHomeFaq,
  ])
    collect(createTexts.name, createTexts(builtCalendar));
  for (const subject of subjects) {
    const text = olympiadTexts[subject.slug];
    for (const classNumber of classNumbers) {
      const location = `${subject.name} class ${classNumber}`;
      collect(location, getOlympiadSections(builtCalendar, subject, text, classNumber));
      collect(location, getOlympiadHead(builtCalendar, subject, classNumber));
      collect(location, getOlympiadFaq(builtCalendar, subject, classNumber));
    }
  }
});

/** Finds the texts that match a pattern, each with its location. */
function findTexts(pattern: RegExp): string[] {
  return texts.filter(({ text }) => pattern.test(text)).map(({ location, text }) => `${location}: ${text}`);
}

describe("every text that a page prints", () => {
  it("is not empty, and there are thousands of texts", () => {
    expect(texts.length).toBeGreaterThan(3000);
    expect(findTexts(/^\s*$/)).toEqual([]);
  });

  it("has no unfilled template variable and no undefined value", () => {
    expect(findTexts(/[{}[\]]|\bundefined\b|\bnull\b|\bNaN\b|\[object/)).toEqual([]);
  });

  it("has no double space, no space at an end or before a punctuation mark, and no doubled mark", () => {
    expect(findTexts(/ {2}|^\s|\s$|\s[.,;:?]|[.,;:?]{2}|\n/)).toEqual([]);
  });

  it("repeats no word by mistake", () => {
    expect(findTexts(/\b(\w+) \1\b/i)).toEqual([]);
  });

  it("contains no markup", () => {
    expect(findTexts(/<\/?[a-z]|\*\*|\]\(|&[a-z]+;/i)).toEqual([]);
  });

  it("has no exclamation mark", () => {
    expect(findTexts(/!/)).toEqual([]);
  });

  it("invents no number of students, schools or countries, and has no superlatives", () => {
    expect(
      findTexts(/\b(lakhs?|crores?|millions?|thousands?) (of )?(students|schools|children|parents)/i),
    ).toEqual([]);
    expect(findTexts(/\b\d+\+? (schools|countries|cities|winners)\b/i)).toEqual([]);
    expect(
      findTexts(/world-class|cutting-edge|state-of-the-art|unleash|best-in|leading|journey of|empower/i),
    ).toEqual([]);
  });

  it("is spelt as in India", () => {
    expect(findTexts(/\b(organiz|recogniz|color|center|favorite|practicing)\w*/i)).toEqual([]);
  });
});
