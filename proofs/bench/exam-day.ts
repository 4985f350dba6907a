/**
 * `npm run bench:exam-day`: simulates an exam day on its own stack. Students are light clients that use the site's own exam code:
 * they log in, wait in the lobby, start, answer, finish and read their answer record. First PostgreSQL alone is measured, without the
 * local API; then exams of growing size are run until the machine cannot serve more. With `--faults` one exam runs ten times as
 * fast with many faults.
 * docs/operations.md ("An exam day") uses the numbers.
 */
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { Sql } from "postgres";
import { measuredCosts } from "./exam-day/arithmetic";
import { formatTable } from "./exam-day/table";
import { openDatabase } from "../../tests/stack/database";
import { findDayProblems } from "./exam-day/check-day";
import { floods, measureFloods } from "./exam-day/flood";
import { openExam, type OpenedExam } from "./exam-day/open-exam";
import { planFaults } from "./exam-day/plan-faults";
import { runDay } from "./exam-day/run-day";
import { timePostgresAlone } from "./exam-day/postgres-alone";
import {
  countPeak,
  describeCalls,
  findBottleneck,
  computeQuickSaveShare,
  quickSaveMs,
} from "./exam-day/report";
import { watchCores, type CpuUse } from "./exam-day/watch-cores";
import { killWholeStack } from "../kills/kill-stack";
import { compileStack } from "../../tests/stack/stack-program";
import { chooseTestEnvironment, programVariable, startTestStack } from "../../tests/stack/test-stack";

const { values } = parseArgs({
  options: {
    children: { type: "string" },
    minutes: { type: "string", default: "2" },
    seed: { type: "string", default: "exam day" },
    faults: { type: "boolean", default: false },
    "lose-an-answer": { type: "boolean", default: false },
    flood: { type: "boolean", default: false },
    table: { type: "boolean", default: false },
  },
});
const maxChildren = 3000;
const maxMinutes = 8;
const sizes = (values.children ?? (values.faults ? "90" : "100,200,400"))
  .split(",")
  .map((size) => Math.min(Number(size), maxChildren));
const minutes = Math.min(Number(values.minutes), maxMinutes);
const { seed } = values;
const minuteMs = 60_000;
const questionCount = 50;
/** The speed of the exam with faults: an hour takes six minutes, and a timeout of 10 s is one real second. */
const faultsSpeed = 10;
/** The minimum share of saves with a reply within 2 s; below it the machine cannot serve the exam. */
const minQuickShare = 0.99;

const printLine = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
const formatCores = (used: CpuUse) =>
  Object.entries(used)
    .filter(([, cores]) => cores > 0.01)
    .map(([name, cores]) => `${name} ${cores.toFixed(2)}`)
    .join(", ");

if (values.table) {
  printLine(formatTable([1000, 10_000, 50_000], measuredCosts));
  process.exit();
}

process.env[programVariable] = await compileStack();
const environment = await chooseTestEnvironment();
let stack = await startTestStack(environment);
const { settings } = stack;
const sql = openDatabase(settings.databaseUrl, 2);

/** Checks the promises of docs/exam.md section 1, and that every answer record has the chosen answers. Prints the violations; returns whether there are none. */
async function checkDays(days: Awaited<ReturnType<typeof runDay>>["days"]): Promise<boolean> {
  const violations = await sql`select promise, detail::text from private.exam_violations()`;
  const lines = [
    ...violations.map(({ promise, detail }) => `promise ${String(promise)}: ${String(detail)}`),
    ...findDayProblems(days),
  ];
  for (const line of lines.slice(0, 20)) printLine(`WRONG: ${line}`);
  if (lines.length > 20) printLine(`WRONG: ${lines.length - 20} more`);
  return lines.length === 0;
}

/** Runs an exam of one size at real speed; returns whether the machine could serve it and no answer was lost. */
async function runExamOfSize(children: number): Promise<boolean> {
  const lobbyMs = minuteMs;
  const exam = await openExam(settings, sql, children, lobbyMs, 1);
  const stopWatching = watchCores(() => stack.pid);
  const { days, samples } = await runDay(settings, exam, {
    thinkMs: (minutes * minuteMs) / questionCount,
    lobbyMs,
    faults: null,
    seed,
  });
  const { busiest, totalMs } = stopWatching();
  const share = computeQuickSaveShare(samples);
  const bottleneck = findBottleneck(busiest, cpus().length);
  printLine(
    `\n${children} children, 50 answers in ${minutes} minutes: ${percent(share)} of saves answered within 2 s`,
  );
  for (const line of describeCalls(samples)) printLine(line);
  printLine(
    `  at most ${countPeak(samples, 1000)} calls in a second, ${countPeak(samples, minuteMs)} in a minute`,
  );
  printLine(`  cores in the busiest 5 s: ${formatCores(busiest)}`);
  const coreTimes = Object.entries(totalMs).map(
    ([name, ms]) => `${name} ${(ms / samples.length).toFixed(2)}`,
  );
  printLine(`  milliseconds of a core for a call: ${coreTimes.join(", ")}`);
  printLine(bottleneck ? `  at its limit: ${bottleneck}` : "  nothing was at its limit");
  const isCorrect = await checkDays(days);
  return isCorrect && share >= minQuickShare;
}

/** Kills the server at the planned times, in milliseconds after the opening, and restarts it each time. */
async function killAndRestart(exam: OpenedExam, killTimesMs: readonly number[]): Promise<void> {
  for (const [index, killTimeMs] of killTimesMs.entries()) {
    await exam.time.wait(Math.max(0, exam.opensAtMs + killTimeMs - exam.time.nowMs()));
    const killedAtMs = exam.time.nowMs();
    const killedProcesses = await killWholeStack(settings.dataFolder);
    stack = await startTestStack(environment);
    const downMs = exam.time.nowMs() - killedAtMs;
    printLine(
      `  kill ${index + 1}: ${killedProcesses.length} processes, down for ${(downMs / minuteMs).toFixed(1)} minutes of the exam`,
    );
  }
}

/** Deletes an acknowledged answer, to prove that this benchmark notices it. */
async function loseAnAnswer(exam: OpenedExam, database: Sql): Promise<void> {
  await exam.time.wait(Math.max(0, exam.opensAtMs + 40 * minuteMs - exam.time.nowMs()));
  const [deletedAnswer] = await database`
    delete from private.exam_events where (attempt_id, session_no, seq) = (
      select e.attempt_id, e.session_no, e.seq from private.exam_events as e
      join private.exam_attempts as a on a.id = e.attempt_id
      where a.paper_id = ${exam.paperId}
        and not exists (select 1 from private.exam_events as other where other.attempt_id = e.attempt_id and other.n = e.n and other.seq <> e.seq)
      order by e.received_at limit 1
    ) returning n`;
  printLine(`  an answer to question ${String(deletedAnswer?.n)} was deleted on purpose`);
}

/** Runs an exam with faults; returns whether no answer was lost. */
async function runExamWithFaults(children: number): Promise<boolean> {
  const lobbyMs = 8 * minuteMs;
  const faults = planFaults(children, seed);
  const exam = await openExam(settings, sql, children, lobbyMs, faultsSpeed);
  printLine(
    `${children} children, an hour in ${60 / faultsSpeed} minutes: ${faults.killTimesMs.length} kills, auth down for 10 minutes, ` +
      `${faults.cuts.size} networks cut, ${faults.clocks.size} clocks wrong, ${faults.reloadTimesMs.size} pages reloaded, ` +
      `${faults.loginExpiryMs.size} logins ended`,
  );
  const [{ days, samples }] = await Promise.all([
    runDay(settings, exam, { thinkMs: minuteMs, lobbyMs, faults, seed }),
    killAndRestart(exam, faults.killTimesMs),
    values["lose-an-answer"] ? loseAnAnswer(exam, sql) : undefined,
  ]);
  printLine(`Times are real times; 1 s is ${faultsSpeed} s of the exam.`);
  for (const line of describeCalls(samples)) printLine(line);
  const cutCallCount = samples.filter(({ outcome }) => outcome === "cut").length;
  printLine(`  ${cutCallCount} more calls by children without a network`);
  const chosenCount = days.reduce((sum, day) => sum + day.chosen.size, 0);
  const isCorrect = await checkDays(days);
  if (isCorrect)
    printLine(
      `All ${chosenCount} answers that ${children} children have chosen are in their answer records.`,
    );
  return isCorrect;
}

/** Measures PostgreSQL without the API: its capacity, and the cost of each call. */
async function runPostgresAlone(children: number): Promise<void> {
  const exam = await openExam(settings, sql, children, 1000, 1);
  const costs = await timePostgresAlone(settings.databaseUrl, sql, stack.pid, exam);
  printLine(`\nPostgreSQL alone, ${children} children, without the API:`);
  for (const { name, calls, perSecond, coreMs, walBytes, p50, p95 } of costs)
    printLine(
      `  ${name.padEnd(14)}${String(calls).padStart(6)} calls  ${perSecond.toFixed(0).padStart(5)} a second  ` +
        `${coreMs.toFixed(2)} ms of a core  ${(walBytes / 1000).toFixed(1)} kB of log  p50 ${p50.toFixed(0)}  p95 ${p95.toFixed(0)} ms`,
    );
  const [size] = await sql`
    select sum(pg_total_relation_size(c)) / (select count(*) from private.exam_attempts where edition_id is not null) as bytes
    from unnest(array['exam_attempts', 'exam_sessions', 'exam_events', 'answer_records']) as t (name),
      cast('private.' || t.name as regclass) as c`;
  printLine(`  ${(Number(size?.["bytes"]) / 1000).toFixed(1)} kB on the disk for a child`);
}

/** Measures the effect of one client's flood of calls on the others; returns whether their saves stay within 2 s. */
async function runFlood(children: number): Promise<boolean> {
  const exam = await openExam(settings, sql, children, 1000, 1);
  const effects = await measureFloods(settings.databaseUrl, exam);
  printLine(
    `\n${children} children save 100 answers a second; one of them floods the server, 64 calls at once:`,
  );
  for (const { flood, p50, p95, floodPerSecond, refused } of effects)
    printLine(
      `  with ${flood.padEnd(14)} ${floodPerSecond.toFixed(0).padStart(5)} a second, ${refused} refused; ` +
        `the others' saves p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)} ms`,
    );
  return effects.length === floods.length && effects.every(({ p95 }) => p95 <= quickSaveMs);
}

let isGood = true;
try {
  printLine(`The machine has ${cpus().length} cores and a load of ${loadavg()[0]?.toFixed(1)} now.`);
  if (values.faults) isGood = await runExamWithFaults(sizes[0] ?? 0);
  else if (values.flood) isGood = await runFlood(sizes[0] ?? 0);
  else {
    await runPostgresAlone(Math.min(2 * (sizes[0] ?? 0), 400));
    for (const size of sizes) {
      if (!(await runExamOfSize(size))) {
        isGood = size !== sizes[0];
        break;
      }
    }
  }
} finally {
  await sql.end();
  await stack.stop();
  stack.removeData();
}
process.exitCode = isGood ? 0 : 1;
