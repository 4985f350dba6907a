import { cpus } from "node:os";
import { cpuUsage } from "node:process";
import { readProcessorTimes } from "../processor-times";

/** The CPU use of each program, in cores or in milliseconds of CPU time; `bench` is this process, `others` everything else on the machine. */
export type CpuUse = Record<string, number>;

const sampleIntervalMs = 5000;

/** The CPU time of each part so far, in milliseconds. */
function readTimes(stackPid: number): CpuUse {
  const { user, system } = cpuUsage();
  const stackTimes: CpuUse = { ...readProcessorTimes(stackPid), bench: (user + system) / 1000 };
  const busyMs = cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
  return { ...stackTimes, others: busyMs - Object.values(stackTimes).reduce((sum, used) => sum + used, 0) };
}

/** Divides the CPU time used between two samples by the time between them. */
function computeCores(first: CpuUse, last: CpuUse, ms: number): CpuUse {
  return Object.fromEntries(
    Object.entries(last).map(([name, used]) => [name, (used - (first[name] ?? 0)) / ms]),
  );
}

/**
 * Watches the CPU use of the parts of a stack. Works only on Linux.
 *
 * @param stackPid returns the process that the stack descends from, which changes when a stack is killed
 * @returns a function that stops watching and returns the cores used in the busiest 5 s and the total CPU time in milliseconds
 */
export function watchCores(stackPid: () => number): () => { busiest: CpuUse; totalMs: CpuUse } {
  const firstTimes = readTimes(stackPid());
  let lastSample = { times: firstTimes, atMs: performance.now() };
  let busiest: CpuUse = {};
  /** The cores used by the stack and this process together. */
  const sum = ({ others: _others, ...own }: CpuUse) =>
    Object.values(own).reduce((all, used) => all + used, 0);
  const timer = setInterval(() => {
    const sample = { times: readTimes(stackPid()), atMs: performance.now() };
    const used = computeCores(lastSample.times, sample.times, sample.atMs - lastSample.atMs);
    if (sum(used) > sum(busiest)) busiest = used;
    lastSample = sample;
  }, sampleIntervalMs);
  return () => {
    clearInterval(timer);
    return { busiest, totalMs: computeCores(firstTimes, readTimes(stackPid()), 1) };
  };
}
