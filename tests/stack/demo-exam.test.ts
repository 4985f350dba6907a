import { afterAll, expect, inject, it } from "vitest";
import { logIn } from "../../tools/demo/log-in";
import { openDemoExam } from "../../tools/demo/open-exam";
import { assertPaymentInvariants, openDatabase } from "./database";

const stack = inject("stack");
const sql = openDatabase(stack.databaseUrl);

afterAll(() => sql.end());

it("npm run demo:exam opens the lobby of a sealed paper for the demo student, and a second run finds the same exam", async () => {
  const openedExam = await openDemoExam(stack);

  const student = await logIn(stack, "student@olympeak.example");
  const { data } = await student.client.rpc("list_my_exams").throwOnError();
  const exam = data.find(({ state }) => state === "lobby");
  expect(exam).toMatchObject({ kind: "exam", question_count: 50, class_name: "Class 5" });
  expect(exam?.sealed_path).toMatch(/\.bin$/);
  expect(openedExam).toMatchObject({ isNew: true, address: `${stack.siteUrl}/exam/${exam?.paper_id}` });
  const timeLeftMs = Date.parse(exam?.opens_at ?? "") - Date.parse(exam?.server_now ?? "");
  expect(timeLeftMs).toBeGreaterThan(0);
  expect(timeLeftMs).toBeLessThanOrEqual(60_000);
  expect(openedExam.opensAt.toISOString()).toBe(exam?.opens_at);

  expect(await openDemoExam(stack)).toEqual({ ...openedExam, isNew: false });
  await assertPaymentInvariants(sql);
  expect([...(await sql`select * from private.exam_violations()`)]).toEqual([]);
});
