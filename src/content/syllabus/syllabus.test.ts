import { describe, expect, it } from "vitest";
import { classNumbers } from "../classes";
import { subjects } from "../subjects";
import { findTopics } from "./syllabus";

const pages = subjects.flatMap(({ slug }) => classNumbers.map((classNumber) => ({ slug, classNumber })));

describe("the syllabuses (docs/specification.md section 3)", () => {
  it("have topics for every subject and class", () => {
    expect(pages).toHaveLength(subjects.length * 12);
    expect(pages.filter(({ slug, classNumber }) => findTopics(slug, classNumber).length === 0)).toEqual([]);
  });

  it.each(pages)("$slug class $classNumber has 6 to 10 topics (Maths up to 16), each once", (page) => {
    const topics = findTopics(page.slug, page.classNumber);
    expect(new Set(topics.map((topic) => topic.toLowerCase())).size).toBe(topics.length);
    expect(topics.length).toBeGreaterThanOrEqual(6);
    expect(topics.length).toBeLessThanOrEqual(page.slug === "maths" ? 16 : 10);
  });

  it.each(pages)("$slug class $classNumber has short, plain names", ({ slug, classNumber }) => {
    for (const topic of findTopics(slug, classNumber)) {
      expect(topic).toMatch(
        /^[A-Z][A-Za-z0-9',-]*( (and|in|of|by|at|to|under|on|from|for|the|a|[A-Z0-9][A-Za-z0-9',-]*))*$/,
      );
      expect(topic.split(" ").length).toBeLessThanOrEqual(5);
      expect(topic.length).toBeLessThanOrEqual(40);
    }
  });
});

describe("the classes that share their topics", () => {
  it("in General Knowledge are all twelve", () => {
    for (const classNumber of classNumbers) {
      expect(findTopics("gk", classNumber)).toEqual(findTopics("gk", 1));
    }
  });

  it.each(["science", "english", "computer"])("in %s are 1 to 3, and 9 to 11", (slug) => {
    expect(findTopics(slug, 2)).toEqual(findTopics(slug, 1));
    expect(findTopics(slug, 3)).toEqual(findTopics(slug, 1));
    expect(findTopics(slug, 10)).toEqual(findTopics(slug, 9));
    expect(findTopics(slug, 11)).toEqual(findTopics(slug, 9));
  });

  it.each(["science", "english", "computer"])("in %s are no others", (slug) => {
    const lists = [3, 4, 5, 6, 7, 8, 9, 12].map((classNumber) => findTopics(slug, classNumber).join());
    expect(new Set(lists).size).toBe(lists.length);
  });

  it.each(["maths", "reasoning", "speedmaths", "spellbee"])(
    "in %s are none: every class has its own list",
    (slug) => {
      expect(new Set(classNumbers.map((classNumber) => findTopics(slug, classNumber).join())).size).toBe(12);
    },
  );
});

describe("findTopics", () => {
  it("returns the names that the question bank refers to", () => {
    expect(findTopics("maths", 5)).toContain("HCF and LCM");
    expect(findTopics("science", 5)).toContain("Force, Energy and Simple Machines");
    expect(findTopics("english", 5)).toContain("Synonyms, Antonyms and Homophones");
    expect(findTopics("speedmaths", 4)).toContain("Mental Addition and Subtraction");
  });

  it("returns no topics for a subject or class that does not exist", () => {
    expect(findTopics("maths", 13)).toEqual([]);
    expect(findTopics("maths", 0)).toEqual([]);
    expect(findTopics("cyber", 5)).toEqual([]);
    expect(findTopics("constructor", 5)).toEqual([]);
  });
});
