import { expect, test, vi } from "vitest";
import { createFakeDatabase, rejectWith } from "../_shared/fakes.ts";
import { RemoteError } from "../_shared/remote-call.ts";
import type { Report } from "../_shared/report.ts";
import { deleteDuePictures } from "./picture-jobs.ts";

const startedAt = new Date("2026-12-30T20:00:00Z");
const deadline = new Date("2026-12-30T20:01:00Z");
const createSheets = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ attempt_id: `a${n}`, names: [`a${n}/01`, `a${n}/02`] }));

function createDependencies(claims: ReturnType<typeof createSheets>[], lateSheetCount = 0) {
  const claimPicturePurges = vi.fn(async () => claims.shift() ?? []);
  const database = createFakeDatabase({
    claimPicturePurges,
    finishPicturePurges: async (ids, error) =>
      error === null ? { gone: ids.length, left: 0 } : { gone: 0, left: ids.length },
    countLatePictures: async () => ({ sheets: lateSheetCount }),
  });
  const storage = { deletePictures: vi.fn(async (_names: readonly string[]) => undefined) };
  return { database, storage, report: vi.fn<Report>(), now: () => startedAt };
}

test("due pictures are deleted claim by claim, until none is due", async () => {
  const dependencies = createDependencies([createSheets(20), createSheets(1)]);
  expect(await deleteDuePictures(dependencies, deadline)).toEqual({ gone: 21, left: 0 });
  expect(dependencies.storage.deletePictures.mock.calls.map(([names]) => names.length)).toEqual([40, 2]);
  expect(dependencies.report).not.toHaveBeenCalled();
});

test("an attempt without pictures causes no call to Storage", async () => {
  const dependencies = createDependencies([[{ attempt_id: "a1", names: [] }]]);
  expect(await deleteDuePictures(dependencies, deadline)).toEqual({ gone: 1, left: 0 });
  expect(dependencies.storage.deletePictures).not.toHaveBeenCalled();
});

test("if Storage refuses to delete pictures, its error is stored for a later try, and the run stops", async () => {
  const dependencies = createDependencies([createSheets(2), createSheets(2)]);
  dependencies.storage.deletePictures.mockImplementation(
    rejectWith(new RemoteError("storage", 503, "REFUSED", "busy with asha@family.example")),
  );
  expect(await deleteDuePictures(dependencies, deadline)).toEqual({ gone: 0, left: 2 });
  expect(dependencies.database.finishPicturePurges).toHaveBeenCalledExactlyOnceWith(
    ["a0", "a1"],
    "storage 503 REFUSED: busy with [email]",
  );
});

test("nothing is claimed after the deadline, and late pictures are reported as an alert", async () => {
  const dependencies = createDependencies([createSheets(20)], 3);
  expect(await deleteDuePictures(dependencies, startedAt)).toEqual({ gone: 0, left: 0 });
  expect(dependencies.database.claimPicturePurges).not.toHaveBeenCalled();
  expect(dependencies.report).toHaveBeenCalledWith("alert: pictures late", undefined, { sheets: 3 });
});
