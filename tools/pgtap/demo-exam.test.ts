import { afterAll, beforeAll, expect, test } from "vitest";
import { seedDemoExam } from "../local/demo-exam/seed-demo-exam";
import { startRealServer, type RealServer } from "./real-server";

const demoStudentId = "de300000-0000-4000-8000-000000000001";
let server: RealServer;

beforeAll(async () => {
  server = await startRealServer();
}, 60_000);

afterAll(() => server.stop());

test("seeding the demo exam twice creates it once, with 240 students whom the real functions marked and ranked", async () => {
  const [port] = server.owner.options.port;
  const url = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`;
  const [clockBefore] =
    await server.owner`select pg_get_functiondef('private.exam_now()'::regprocedure) as clock`;
  await seedDemoExam(url);
  await seedDemoExam(url);

  const [paper] = await server.owner`
    select p.status, r.participants, r.key_version from private.papers as p join private.paper_results as r on r.paper_id = p.id`;
  expect(paper).toEqual({ status: "final", participants: 240, key_version: 2 });
  expect(await server.owner`select promise from private.exam_violations()`).toEqual([]);
  expect(await server.owner`select invariant from private.payment_violations()`).toEqual([]);
  expect(await server.owner`select kind from private.outbox where status = 'pending'`).toEqual([]);
  const [clockAfter] =
    await server.owner`select pg_get_functiondef('private.exam_now()'::regprocedure) as clock`;
  expect(clockAfter).toEqual(clockBefore);

  const awards = await server.owner`
    select state, count(*)::int from private.awards group by state order by state`;
  expect([...awards]).toEqual([
    { state: "confirmed", count: 6 },
    { state: "delivered", count: 10 },
    { state: "packed", count: 3 },
    { state: "posted", count: 3 },
    { state: "returned", count: 2 },
    { state: "waiting", count: 76 },
  ]);

  const results = await server.owner`
    select r.cause, r.award, r.marks - lag(r.marks) over (order by r.no) as marks_gained
    from private.exam_results as r join private.exam_attempts as a on a.id = r.attempt_id where a.student_id = ${demoStudentId} order by r.no`;
  expect([...results]).toEqual([
    { cause: "provisional", award: null, marks_gained: null },
    { cause: "key", award: null, marks_gained: 1 },
    { cause: "final", award: "bronze", marks_gained: 0 },
  ]);
}, 120_000);
