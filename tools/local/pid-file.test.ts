import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findIdentity, isAlive } from "./processes";
import { createPidFile, findRunningStack, stopOrphans } from "./pid-file";
import { resetData } from "./reset";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "olympeak-run-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function startSleeper() {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000); console.log('started')"]);
  await once(child.stdout, "data");
  if (child.pid === undefined) throw new Error("not started");
  return { child, processId: child.pid, ended: once(child, "exit") };
}

/** Rewrites the record as if the stack that wrote it had been killed. */
function pretendStackIsDead() {
  const file = join(folder, "stack.json");
  const record = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(
    file,
    JSON.stringify({ ...record, stack: { processId: process.pid, identity: "another process" } }),
  );
}

describe("a stack that is running", () => {
  it("is found by its process, and prevents a reset", async () => {
    createPidFile(folder);
    expect(findRunningStack(folder)).toBe(process.pid);
    await expect(resetData(folder)).rejects.toThrow(`Olympeak is running (process ${process.pid}).`);
  });

  it("is not found once it has removed its record", () => {
    createPidFile(folder).remove();
    expect(findRunningStack(folder)).toBeUndefined();
  });
});

describe("the processes that a killed stack has left running", () => {
  it("are stopped by the next start", async () => {
    const { processId, ended } = await startSleeper();
    createPidFile(folder).add("postgres", processId);
    pretendStackIsDead();
    expect(findRunningStack(folder)).toBeUndefined();
    expect(await stopOrphans(folder)).toEqual(["postgres"]);
    await ended;
    expect(isAlive(processId)).toBe(false);
  });

  it("are not stopped if the process id now belongs to another process", async () => {
    const { child, processId, ended } = await startSleeper();
    createPidFile(folder).add("postgres", processId);
    const file = join(folder, "stack.json");
    const identity = JSON.stringify(findIdentity(processId)).slice(1, -1);
    writeFileSync(file, readFileSync(file, "utf8").replace(identity, "1 something else"));
    expect(await stopOrphans(folder)).toEqual([]);
    expect(isAlive(processId)).toBe(true);
    child.kill();
    await ended;
  });
});

it("a reset deletes only the stack's own files from the data folder", async () => {
  writeFileSync(join(folder, "payment-sandbox.jsonl"), "{}\n");
  writeFileSync(join(folder, "notes.txt"), "mine");
  await resetData(folder);
  expect(() => readFileSync(join(folder, "payment-sandbox.jsonl"))).toThrow("ENOENT");
  expect(readFileSync(join(folder, "notes.txt"), "utf8")).toBe("mine");
});
