/** The names of a student's calls in the report. */
export const callNames = [
  "log in",
  "renew the login",
  "read a table",
  "sealed paper",
  "list_my_exams",
  "start_exam",
  "save_answers",
  "finish_exam",
  "note_room_events",
  "get_answer_record",
] as const;
export type CallName = (typeof callNames)[number];

/** The result of one call; times are in milliseconds of clock time, not of the exam day, which runs faster. The outcome is `answered`, `cut` (no network), or an error code of the site. */
export type Sample = { name: CallName; atMs: number; ms: number; outcome: string };

const ascending = (a: number, b: number) => a - b;

/** @returns the value below which this share (0 to 1) of the values lies, or NaN without values */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted(ascending);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The longest time of a save that counts as quick, in milliseconds of clock time. */
export const quickSaveMs = 2000;

/**
 * @param samples all calls; calls of students without a network are left out
 * @returns the share of saves (0 to 1) with a reply within 2 s, or NaN without saves
 */
export function computeQuickSaveShare(samples: readonly Sample[]): number {
  const saves = samples.filter(({ name, outcome }) => name === "save_answers" && outcome !== "cut");
  return saves.filter(({ outcome, ms }) => outcome === "answered" && ms <= quickSaveMs).length / saves.length;
}

/** @returns the number of calls in the busiest period of `lengthMs` milliseconds of clock time */
export function countPeak(samples: readonly Sample[], lengthMs: number): number {
  const starts = samples
    .filter(({ outcome }) => outcome !== "cut")
    .map(({ atMs }) => atMs)
    .toSorted(ascending);
  let peak = 0;
  let firstIndex = 0;
  for (const [index, atMs] of starts.entries()) {
    while ((starts[firstIndex] ?? atMs) < atMs - lengthMs) firstIndex += 1;
    peak = Math.max(peak, index - firstIndex + 1);
  }
  return peak;
}

/** @returns a line for each kind of call: the number, the times, and the errors */
export function describeCalls(samples: readonly Sample[]): string[] {
  return callNames.flatMap((name) => {
    const calls = samples.filter((sample) => sample.name === name && sample.outcome !== "cut");
    if (calls.length === 0) return [];
    const times = calls.filter(({ outcome }) => outcome === "answered").map(({ ms }) => ms);
    const errors = new Map<string, number>();
    for (const { outcome } of calls)
      if (outcome !== "answered") errors.set(outcome, (errors.get(outcome) ?? 0) + 1);
    const errorText = [...errors].map(([outcome, count]) => `${count} ${outcome}`).join(", ");
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(0).padStart(5));
    return [
      `  ${name.padEnd(17)}${String(calls.length).padStart(7)}  p50${p50}  p95${p95}  p99${p99} ms  ${errorText}`.trimEnd(),
    ];
  });
}

/**
 * @param coresUsed the cores used by each part of the stack and by the benchmark itself in the busiest period
 * @param cores the cores of the machine
 * @returns the bottleneck: a program of one thread that used its whole core, or the whole machine; null if there is none
 */
export function findBottleneck(coresUsed: Readonly<Record<string, number>>, cores: number): string | null {
  const parts = Object.entries(coresUsed).toSorted(([, a], [, b]) => b - a);
  const oneThread = parts.find(([name, used]) => ["node", "bench"].includes(name) && used > 0.85);
  if (oneThread)
    return `${oneThread[0]}, which is one thread and used ${oneThread[1].toFixed(2)} of its core`;
  const all = parts.reduce((sum, [, used]) => sum + used, 0);
  return all > 0.9 * cores ? `the machine's ${cores} cores, most of them for ${parts[0]?.[0]}` : null;
}
