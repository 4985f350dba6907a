import { expect, it, onTestFinished, vi } from "vitest";

it("is fetched again when its script did not come", async () => {
  let isNetworkDown = true;
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock("./account-client");
  });
  vi.doMock("./account-client", (importOriginal) => {
    if (isNetworkDown) throw new TypeError("Failed to fetch dynamically imported module");
    return importOriginal();
  });
  const { getClient } = await import("./client");
  await expect(getClient()).rejects.toBeInstanceOf(Error);
  isNetworkDown = false;
  const client = await getClient();
  expect(await getClient()).toBe(client);
});
