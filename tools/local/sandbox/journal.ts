import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { createEmptyState, mergeRows, listRows, type Rows, type State } from "./state";

/** An append-only file of JSON lines, one per action. A written line survives a kill of the process. */
export type Journal = {
  append: (rows: Rows) => void;
  rewrite: (state: State) => void;
  close: () => void;
};

/**
 * Opens the journal: reads the lines of the file into a state, and rewrites the file with one line. An incomplete last line
 * is an action that was never acknowledged, so it is dropped. Throws if any other line is broken.
 */
export function openJournal(file: string): { state: State; journal: Journal } {
  mkdirSync(dirname(file), { recursive: true });
  const state = replay(file);
  let handle = compact(file, state);
  return {
    state,
    journal: {
      append: (rows) => writeLine(handle, rows),
      rewrite: (next) => {
        closeSync(handle);
        handle = compact(file, next);
      },
      close: () => closeSync(handle),
    },
  };
}

function replay(file: string): State {
  const state = createEmptyState();
  if (!existsSync(file)) return state;
  const lines = readFileSync(file, "utf8").split("\n");
  lines.pop();
  for (const line of lines) {
    const rows: Rows = JSON.parse(line);
    mergeRows(state, rows);
  }
  return state;
}

/**
 * Writes the state as one line into a new file and renames it, so that a kill leaves the old file or the new one. Faults
 * that have been produced as often as planned are left out. Returns the handle of the new file.
 */
function compact(file: string, state: State): number {
  const newFile = `${file}.new`;
  const handle = openSync(newFile, "w", 0o600);
  const { faults = [], ...rows } = listRows(state);
  writeLine(handle, { ...rows, faults: faults.filter((fault) => fault.times > 0) });
  fsyncSync(handle);
  renameSync(newFile, file);
  return handle;
}

function writeLine(handle: number, rows: Rows): void {
  const bytes = Buffer.from(`${JSON.stringify(rows)}\n`);
  for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
}
