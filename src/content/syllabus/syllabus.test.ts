import { describe, expect, it } from "vitest";
import { findTopics } from "./syllabus";

const written = [
  ["maths", 5],
  ["science", 5],
  ["english", 5],
  ["speedmaths", 4],
] as const;

describe("findTopics", () => {
  it.each(written)("lists the topics of %s class %i, each once", (subjectSlug, classNumber) => {
    const topics = findTopics(subjectSlug, classNumber);
    expect(new Set(topics).size).toBe(topics.length);
    expect(topics.length).toBeGreaterThanOrEqual(6);
    expect(topics.length).toBeLessThanOrEqual(subjectSlug === "maths" ? 16 : 10);
  });

  it("has nothing for a subject or class that is not written or does not exist", () => {
    expect(findTopics("maths", 13)).toEqual([]);
    expect(findTopics("cyber", 5)).toEqual([]);
    expect(findTopics("constructor", 5)).toEqual([]);
  });
});
