import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Returns whether a process with this id exists, whichever user it belongs to. */
export function isAlive(processId: number) {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Reads the fields of Linux's /proc/<id>/stat from the third on; field 22, at index 19, is the start time. */
function readStat(processId: number) {
  const stat = readFileSync(`/proc/${processId}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/**
 * Returns a process's start time and command line, which distinguish it from a later process with the same id. Null if
 * the process is gone or the system does not show them.
 */
export function findIdentity(processId: number) {
  try {
    if (process.platform === "linux") {
      const command = readFileSync(`/proc/${processId}/cmdline`, "utf8").replaceAll("\0", " ").trim();
      return `${readStat(processId)[19]} ${command}`;
    }
    if (process.platform === "win32") return null;
    const text = execFileSync("ps", ["-p", String(processId), "-o", "lstart=,command="], {
      encoding: "utf8",
    });
    return text.trim() || null;
  } catch {
    return null;
  }
}

/** Asks a process to end, kills it after `timeoutMs`, and returns once it is gone. */
export async function endProcess(processId: number, signal: NodeJS.Signals, timeoutMs: number) {
  const send = (name: NodeJS.Signals) => {
    try {
      process.kill(processId, name);
    } catch {
      // The process has already ended.
    }
  };
  send(signal);
  const deadline = performance.now() + timeoutMs;
  while (isAlive(processId)) {
    if (performance.now() > deadline) send("SIGKILL");
    await pause(20);
  }
}

/**
 * Starts a program that writes its output to a log file. A log larger than 5 MB is emptied first. The program gets a
 * process group of its own, so that Ctrl-C in the terminal reaches only the stack, which then stops its parts in order.
 * The program's standard input stays open as long as the stack runs.
 */
export function startLogged(
  command: string,
  args: string[],
  logFile: string,
  options: SpawnOptions,
): ChildProcess {
  const isLarge = (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000;
  const log = openSync(logFile, isLarge ? "w" : "a");
  const child = spawn(command, args, {
    ...options,
    detached: true,
    windowsHide: true,
    stdio: ["pipe", log, log],
  });
  closeSync(log);
  child.stdin?.on("error", () => undefined);
  return child;
}
