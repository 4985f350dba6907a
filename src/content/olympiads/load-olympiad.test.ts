import { expect, it } from "vitest";
import { subjects, type SubjectSlug } from "../subjects";
import { loadOlympiad } from "./load-olympiad";

it.each(subjects)("finds the texts and the syllabus of $name", async ({ slug }) => {
  const { text, syllabus } = await loadOlympiad(slug);
  expect(text.asked.early).not.toBe("");
  expect(syllabus[1]).not.toEqual([]);
});

it("names the file that nobody has written for a new subject", async () => {
  const hindi: string = "hindi";
  await expect(loadOlympiad(hindi as SubjectSlug)).rejects.toThrow("no file ./texts/hindi.ts");
});
