import { createServer } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { closeServer, listen } from "./listen";
import { assertPortsFree, describeTakenPort, isFree } from "./ports";
import { readSettings } from "./settings";

const server = createServer();
afterEach(() => closeServer(server));

async function takePort() {
  await listen(server, 0);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

describe("a taken port", () => {
  it("is reported with advice before anything starts", async () => {
    const port = await takePort();
    const settings = readSettings({ OLYMPEAK_API_PORT: String(port), OLYMPEAK_SITE: "none" });
    await expect(assertPortsFree(settings)).rejects.toThrow(
      `Port ${port}, meant for the Supabase API, is taken by another program. End that program, or set OLYMPEAK_API_PORT to a free port.`,
    );
  });

  it("is free again once its program has ended", async () => {
    const port = await takePort();
    expect(await isFree(port)).toBe(false);
    await closeServer(server);
    expect(await isFree(port)).toBe(true);
  });
});

it("two services with the same port are reported", async () => {
  const settings = readSettings({ OLYMPEAK_DB_PORT: "54324", OLYMPEAK_SITE: "none" });
  await expect(assertPortsFree(settings)).rejects.toThrow(
    "OLYMPEAK_DB_PORT and OLYMPEAK_INBOX_PORT are both 54324.",
  );
});

it("the error for a taken port names the service", () => {
  expect(describeTakenPort("sandbox", 1234)).toContain("the payment sandbox");
});
