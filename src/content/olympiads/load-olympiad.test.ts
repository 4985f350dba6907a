import { expect, it } from "vitest";
import { subjects, type SubjectSlug } from "../subjects";
import { loadOlympiad } from "./load-olympiad";

it.each(subjects)("finds the texts and the syllabus of $name", async ({ slug }) => {
  const { text, syllabus } = await loadOlympiad(slug);
  expect(text.asked.early).not.toBe("");
  expect(syllabus[1]).not.toEqual([]);
});

it("names the file that nobody has written for a new subject", async () => {
  const hindi: SubjectSlug = JSON.parse('"hindi"');
  await expect(loadOlympiad(hindi)).rejects.toThrow("no file ./texts/hindi.ts");
});
