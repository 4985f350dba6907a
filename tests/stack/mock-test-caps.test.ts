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

/** Saves the result of a mock test that ended `agoMs` milliseconds ago, as the site does. */
function saveMockTest(agoMs: number) {
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

it("a result that is older than 30 days gets a 410 and is not stored", async () => {
  expect(await saveMockTest(31 * dayMs)).toMatchObject({
    status: 410,
    body: { message: "Finished more than 30 days ago." },
  });
  expect(await saveMockTest(29 * dayMs)).toMatchObject({ status: 201 });
  const { data } = await family.client.from("mock_tests").select("completed_at").throwOnError();
  expect(data).toHaveLength(1);
});

it("the 61st result saved in a day gets a 429, and a result that is also too old gets a 410", async () => {
  // The test above has saved the first one: a result counts on the day on which it is saved.
  for (let number = 1; number < 60; number++)
    expect(await saveMockTest(number * minuteMs)).toMatchObject({ status: 201 });
  expect(await saveMockTest(60 * minuteMs)).toMatchObject({
    status: 429,
    body: { message: "Too many mock tests." },
  });
  expect(await saveMockTest(31 * dayMs)).toMatchObject({ status: 410 });
  const { data } = await family.client.from("mock_tests").select("completed_at").throwOnError();
  expect(data).toHaveLength(60);
});
