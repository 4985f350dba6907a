import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as v from "valibot";
import { setTimeout as pause } from "node:timers/promises";

const processSchema = v.object({ processId: v.number() });
const recordSchema = v.object({ stack: processSchema, children: v.array(processSchema) });

type Process = { id: number; parent: number; command: string };

/** Parses `pid (name) state parent …`; the name may contain spaces and brackets. */
function parseStat(stat: string): Process[] {
  const [, id = "", command = "", state = "", parent = ""] = /^(\d+) \((.*)\) (\S) (\d+)/s.exec(stat) ?? [];
  return id === "" || state === "Z" ? [] : [{ id: Number(id), parent: Number(parent), command }];
}

function readStat(id: string): string {
  try {
    return readFileSync(`/proc/${id}/stat`, "utf8");
  } catch {
    return "";
  }
}

/** Lists all processes of this machine, without zombies. */
function listProcesses(): Process[] {
  if (process.platform === "linux") {
    return readdirSync("/proc").flatMap((id) => (/^\d+$/.test(id) ? parseStat(readStat(id)) : []));
  }
  const lines = execFileSync("ps", ["-axo", "pid=,ppid=,stat=,comm="], { encoding: "utf8" }).split("\n");
  return lines.flatMap((line) => {
    const [, id = "", parent = "", state = "", command = ""] =
      /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return id === "" || state.startsWith("Z")
      ? []
      : [{ id: Number(id), parent: Number(parent), command: basename(command) }];
  });
}

/** Lists the processes and all their descendants. */
function listWithDescendants(roots: number[]): Process[] {
  const allProcesses = listProcesses();
  const descendants = allProcesses.filter(({ id }) => roots.includes(id));
  for (const member of descendants)
    descendants.push(...allProcesses.filter(({ parent, id }) => parent === member.id && !roots.includes(id)));
  return descendants;
}

function sendSignal(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch {
    // The process has already ended.
  }
}

/**
 * Kills every process of a stack at the same time: the stack itself, Postgres with all its children, and Deno. The
 * processes in `stack.json` are stopped first, so that none of them starts another process or replies while their
 * descendants are listed.
 *
 * @param dataFolder the stack's data folder, whose `stack.json` lists the processes
 * @returns the names of the processes that were killed; resolves once all of them are gone
 */
export async function killWholeStack(dataFolder: string): Promise<string[]> {
  const file = join(dataFolder, "stack.json");
  const { stack, children } = v.parse(recordSchema, JSON.parse(readFileSync(file, "utf8")));
  const roots = [stack, ...children].map(({ processId }) => processId);
  for (const id of roots) sendSignal(id, "SIGSTOP");
  const killedProcesses = listWithDescendants(roots);
  for (const { id } of killedProcesses) sendSignal(id, "SIGKILL");
  const ids = new Set(killedProcesses.map(({ id }) => id));
  const listRunning = () => listProcesses().filter(({ id }) => ids.has(id));
  const deadlineMs = performance.now() + 30_000;
  for (let runningProcesses = listRunning(); runningProcesses.length > 0; runningProcesses = listRunning()) {
    if (performance.now() > deadlineMs)
      throw new Error(
        `${runningProcesses.map(({ command }) => command).join(", ")} did not end within 30 s.`,
      );
    await pause(5);
  }
  return killedProcesses.map(({ command }) => command);
}
