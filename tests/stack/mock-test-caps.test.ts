import { beforeAll, expect, inject, it } from "vitest";
import { classFive, exams } from "./exams";
import { type Family, registerFamily } from "./family";

const stack = inject("stack");
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let family: Family;

beforeAll(async () => {
  family = await registerFamily(stack);
});

/** Saves a result of a test that ended `agoMs` ago, as the site does. */
function save(agoMs: number) {
  const endedAt = Date.now() - agoMs;
  return family.rest("POST", "mock_tests", {
    student_id: family.id,
    class_id: classFive,
    subject_id: exams.maths,
    started_at: new Date(endedAt - 10 * minuteMs).toISOString(),
    completed_at: new Date(endedAt).toISOString(),
    score: 70,
  });
}

it("answers 410 to a result that is older than 30 days, and does not store it", async () => {
  expect(await save(31 * dayMs)).toMatchObject({
    status: 410,
    body: { message: "Finished more than 30 days ago." },
  });
  expect(await save(29 * dayMs)).toMatchObject({ status: 201 });
  const { data } = await family.tables.from("mock_tests").select("completed_at").throwOnError();
  expect(data).toHaveLength(1);
});

it("answers 429 to the 61st result of a day, but 410 to one that is too old", async () => {
  for (let saved = 1; saved < 60; saved++)
    expect(await save(saved * minuteMs)).toMatchObject({ status: 201 });
  expect(await save(60 * minuteMs)).toMatchObject({ status: 429, body: { message: "Too many mock tests." } });
  expect(await save(31 * dayMs)).toMatchObject({ status: 410 });
  const { data } = await family.tables.from("mock_tests").select("completed_at").throwOnError();
  expect(data).toHaveLength(60);
});
