import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeServer, listen } from "./listen";
import { startFakeServices } from "./fake-services";
import { isFree } from "./ports";
import { readSettings } from "./settings";

let dataFolder: string;

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), "olympeak-fake-services-"));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

/** Returns settings with two ports that a running stack does not use, different for each test run. */
function chooseSettings() {
  const inbox = 21_000 + (process.pid % 2000) * 2;
  return readSettings({
    OLYMPEAK_DATA_DIR: dataFolder,
    OLYMPEAK_INBOX_PORT: String(inbox),
    OLYMPEAK_SANDBOX_PORT: String(inbox + 1),
  });
}

describe("the fakes of external services", () => {
  it("are a payment sandbox and an inbox, which stop together", async () => {
    const settings = chooseSettings();
    const fakeServices = await startFakeServices(settings);
    const sandboxState = await fetch(`${settings.sandboxUrl}/control/state`);
    const inboxMessages = await fetch(`${settings.inboxUrl}/api/v1/messages`);
    expect(await sandboxState.json()).toMatchObject({ orders: [] });
    expect(await inboxMessages.json()).toMatchObject({ messages: [] });
    await fakeServices.stop();
    expect(
      await Promise.all([settings.ports.inbox, settings.ports.sandbox].map((port) => isFree(port))),
    ).toEqual([true, true]);
  });

  it("leave nothing running if the sandbox's port is taken", async () => {
    const settings = chooseSettings();
    const otherServer = createServer();
    await listen(otherServer, settings.ports.sandbox);
    await expect(startFakeServices(settings)).rejects.toThrow("EADDRINUSE");
    expect(await isFree(settings.ports.inbox)).toBe(true);
    await closeServer(otherServer);
  });
});
