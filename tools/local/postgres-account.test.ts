import { tmpdir, userInfo } from "node:os";
import { expect, it } from "vitest";
import { findStartError } from "./postgres-account";

const { uid, gid } = userInfo();
const account = { uid, gid };

it("returns null for a program that starts", () => {
  expect(findStartError(account, process.execPath, tmpdir())).toBeNull();
});

it.each([
  ["a missing program", "/no/such/postgres", tmpdir(), /no\/such\/postgres: not found/],
  ["a missing folder", process.execPath, "/no/such/folder", /can't cd to \/no\/such\/folder/],
  ["a program that fails", "/bin/false", tmpdir(), /^it ended with 1$/],
])("returns the error of %s", (_, program, folder, error) => {
  expect(findStartError(account, program, folder)).toMatch(error);
});
