import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { sendRequest } from "./send-request";

const { apiUrl, dataFolder } = inject("stack");

const post = (name: string) => sendRequest(`${apiUrl}/functions/v1/${name}`, { method: "POST", body: "{}" });

it("the local stack reports an unknown function as the edge runtime does", async () => {
  expect(await post("no-such-function")).toMatchObject({ body: { error: { code: "NOT_FOUND" } } });
});

it("the local stack restarts the edge functions when their process is killed", async () => {
  const record = JSON.parse(readFileSync(join(dataFolder, "stack.json"), "utf8"));
  const { processId } = record.children.find(({ name }: { name: string }) => name === "functions");
  process.kill(processId, "SIGKILL");
  await expect.poll(async () => (await post("create-order")).status).toBe(503);
  await expect.poll(async () => (await post("create-order")).status, { timeout: 20_000 }).toBe(401);
});
