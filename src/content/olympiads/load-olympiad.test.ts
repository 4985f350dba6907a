import { expect, it } from "vitest";
import { subjects } from "../subjects";
import { loadOlympiad } from "./load-olympiad";

it.each(subjects)("finds the texts and the syllabus of $name", async ({ slug }) => {
  const { text, syllabus } = await loadOlympiad(slug);
  expect(text.asked.early).not.toBe("");
  expect(syllabus[1]).not.toEqual([]);
});
