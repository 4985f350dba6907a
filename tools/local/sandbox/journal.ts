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
import { emptyState, mergeRows, rowsOf, type Rows, type State } from "./state";

/** An append-only file of JSON lines, one per action; a written line survives the process. */
export type Journal = {
  append: (rows: Rows) => void;
  rewrite: (state: State) => void;
  close: () => void;
};

/**
 * Replays the file into a state and rewrites it compactly. An incomplete last line is an action that was never
 * acknowledged, so it is dropped; a broken line elsewhere throws.
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
  const state = emptyState();
  if (!existsSync(file)) return state;
  const lines = readFileSync(file, "utf8").split("\n");
  lines.pop();
  for (const line of lines) {
    const rows: Rows = JSON.parse(line);
    mergeRows(state, rows);
  }
  return state;
}

/** Writes the state to a new file and moves it into place, so that a kill leaves the old one or the new one. */
function compact(file: string, state: State): number {
  const fresh = `${file}.new`;
  const handle = openSync(fresh, "w", 0o600);
  const { faults = [], ...rows } = rowsOf(state);
  writeLine(handle, { ...rows, faults: faults.filter((fault) => fault.times > 0) });
  fsyncSync(handle);
  renameSync(fresh, file);
  return handle;
}

function writeLine(handle: number, rows: Rows): void {
  const bytes = Buffer.from(`${JSON.stringify(rows)}\n`);
  for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
}
