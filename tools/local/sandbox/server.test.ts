import { spawn } from "node:child_process";
import { appendFileSync, readFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { startSandbox } from "./server";
import { createCalls, newDataFile, keys, openSandbox, runSandbox } from "./testing-sandbox";

const webhookUrl = "http://127.0.0.1:9/";

test("orders, payments, refunds, deliveries and armed faults survive a restart", async () => {
  const unrelatedSandbox = openSandbox();
  const file = newDataFile();
  const firstSandbox = openSandbox(file);
  const id = await firstSandbox.pay(await firstSandbox.createOrder());
  await firstSandbox.callApi(`/v1/payments/${id}/refund`, {}, { "x-refund-idempotency": "refund-task-1" });
  await firstSandbox.arm("webhook_never", { times: 3 });
  const sandboxState = await firstSandbox.state();
  expect(await unrelatedSandbox.state()).not.toEqual(sandboxState);

  const secondSandbox = openSandbox(file);
  expect(await secondSandbox.state()).toEqual(sandboxState);
  expect((await secondSandbox.callApi("/control/faults")).body).toEqual(
    (await firstSandbox.callApi("/control/faults")).body,
  );
  expect(readFileSync(file, "utf8").trimEnd().split("\n")).toHaveLength(1);
});

test("a refused payment changes neither the data nor the file", async () => {
  const file = newDataFile();
  const { createOrder, pay, payInDialog, state } = openSandbox(file);
  const orderId = await createOrder();
  await pay(orderId);
  const sandboxState = await state();
  const bytes = readFileSync(file, "utf8");
  expect((await payInDialog(orderId)).body.error.reason).toBe("order_already_paid");
  expect(await state()).toEqual(sandboxState);
  expect(readFileSync(file, "utf8")).toBe(bytes);
});

test("an incomplete last line is dropped; a broken line in the middle is an error", async () => {
  const file = newDataFile();
  const { createOrder, state } = openSandbox(file);
  await createOrder();
  const sandboxState = await state();
  appendFileSync(file, '{"orders":[{"id":"order_half');
  expect(await openSandbox(file).state()).toEqual(sandboxState);
  appendFileSync(file, '{"orders":[{"id":"order_half\n{}\n');
  expect(() => openSandbox(file)).toThrow(SyntaxError);
});

test("after a reset the journal starts empty", async () => {
  const file = newDataFile();
  const { createOrder, callApi } = openSandbox(file);
  await createOrder();
  await callApi("/control/reset", {});
  const newId = await createOrder();
  expect((await openSandbox(file).state()).orders).toMatchObject([{ id: newId }]);
});

test("a sandbox that was killed still has every payment that it had acknowledged", async () => {
  const dataFile = newDataFile();
  const program = `
    const { startSandbox } = await import(${JSON.stringify(new URL("server.ts", import.meta.url).href)});
    const options = ${JSON.stringify({ port: 0, dataFile, ...keys, webhookUrl })};
    process.stdout.write((await startSandbox(options)).url);
  `;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", program], {
    cwd: fileURLToPath(new URL("../../..", import.meta.url)),
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const url = await new Promise<string>((resolve) =>
    child.stdout.once("data", (chunk: Buffer) => resolve(String(chunk))),
  );
  const { createOrder, pay } = createCalls((path, init) => fetch(url + path, init));
  const acknowledgedIds: string[] = [];
  const customers = Array.from({ length: 6 }, async () => {
    for (;;) {
      const id = await pay(await createOrder());
      acknowledgedIds.push(id);
      if (acknowledgedIds.length === 100) child.kill("SIGKILL");
    }
  });
  await Promise.allSettled(customers);

  const { payments, deliveries } = await openSandbox(dataFile).state();
  const storedIds = new Set(payments.map((payment: { id: string }) => payment.id));
  expect(acknowledgedIds.length).toBeGreaterThanOrEqual(100);
  expect(acknowledgedIds.filter((id) => !storedIds.has(id))).toEqual([]);
  expect(deliveries).toHaveLength(3 * payments.length);
});

test("a taken port is refused, and the records of the first sandbox are unchanged", async () => {
  const { url, dataFile, createOrder, state } = await runSandbox({ webhookUrl });
  await createOrder();
  const port = Number(new URL(url).port);
  await expect(startSandbox({ port, dataFile, ...keys, webhookUrl })).rejects.toThrow("EADDRINUSE");
  const lastOrderId = await createOrder();
  expect((await state()).orders).toHaveLength(2);
  expect(readFileSync(dataFile, "utf8")).toContain(lastOrderId);
});

test("a broken journal is refused and the port is free again", async () => {
  const file = newDataFile();
  openSandbox(file);
  appendFileSync(file, "nonsense\n");
  await expect(startSandbox({ port: 0, dataFile: file, ...keys, webhookUrl })).rejects.toThrow(SyntaxError);
});

test("the sandbox listens only on 127.0.0.1", async () => {
  const { url } = await runSandbox({ webhookUrl });
  expect(await (await fetch(url)).text()).toMatch(/^Payment sandbox: no real money/);
  const outsideAddress = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === "IPv4" && !address.internal);
  const outsideUrl = url.replace("127.0.0.1", outsideAddress?.address ?? "127.0.0.2");
  await expect(fetch(`${outsideUrl}/control/state`)).rejects.toThrow("fetch failed");
});
