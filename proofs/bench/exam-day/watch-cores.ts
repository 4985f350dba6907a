import { cpus } from "node:os";
import { cpuUsage } from "node:process";
import { readProcessorTimes } from "../processor-times";

/** How many cores each part has used, by the name of the program; `bench` is this one, `others` everything else that runs here. */
export type CoresUsed = Record<string, number>;

const lookEveryMs = 5000;

/** The CPU time of each part so far, in milliseconds. */
function readTimes(stackPid: number): CoresUsed {
  const { user, system } = cpuUsage();
  const own: CoresUsed = { ...readProcessorTimes(stackPid), bench: (user + system) / 1000 };
  const busy = cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
  return { ...own, others: busy - Object.values(own).reduce((sum, used) => sum + used, 0) };
}

/** The CPU time used between two samples, of the milliseconds between them. */
function divide(from: CoresUsed, to: CoresUsed, ms: number): CoresUsed {
  return Object.fromEntries(
    Object.entries(to).map(([name, used]) => [name, (used - (from[name] ?? 0)) / ms]),
  );
}

/**
 * Watches what the parts of a stack use of the machine. Only Linux reports it.
 *
 * @param stackPid names the process that the stack descends from; it changes when a stack is killed
 * @returns what ends it: the cores used in the busiest 5 s, and milliseconds of a core in all
 */
export function watchCores(stackPid: () => number): () => { busiest: CoresUsed; totalMs: CoresUsed } {
  const first = readTimes(stackPid());
  let last = { times: first, at: performance.now() };
  let busiest: CoresUsed = {};
  const sum = ({ others: _others, ...own }: CoresUsed) =>
    Object.values(own).reduce((all, used) => all + used, 0);
  const timer = setInterval(() => {
    const now = { times: readTimes(stackPid()), at: performance.now() };
    const used = divide(last.times, now.times, now.at - last.at);
    if (sum(used) > sum(busiest)) busiest = used;
    last = now;
  }, lookEveryMs);
  return () => {
    clearInterval(timer);
    return { busiest, totalMs: divide(first, readTimes(stackPid()), 1) };
  };
}
