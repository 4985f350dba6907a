import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** The unit of the kernel's clock, in milliseconds. */
const tickMs = 1000 / Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

type Process = { pid: number; parent: number; name: string; ticks: number };

/** Parses /proc/<pid>/stat (man proc_pid_stat); null if the process has ended meanwhile. */
function readProcess(pid: string): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name is in brackets and may contain any characters.
    const [, name = ""] = /\((.*)\)/s.exec(stat) ?? [];
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // Fields 14 to 17 of the manual page: the process's own CPU time and that of its ended children.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid: Number(pid), parent: Number(fields[1]), name, ticks };
  } catch {
    return null;
  }
}

/**
 * The CPU time of a process and all its descendants so far. Only Linux reports it.
 *
 * @param root the process that the others descend from
 * @returns milliseconds by the name of the program, such as `postgres`
 */
export function readProcessorTimes(root: number): Record<string, number> {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProcess(pid) ?? []);
  const pids = new Set([root]);
  // A child may be listed before its parent.
  for (let size = 0; size !== pids.size;) {
    size = pids.size;
    for (const { pid, parent } of processes) if (pids.has(parent)) pids.add(pid);
  }
  const times: Record<string, number> = {};
  for (const { pid, name, ticks } of processes)
    if (pids.has(pid)) times[name] = (times[name] ?? 0) + ticks * tickMs;
  return times;
}
