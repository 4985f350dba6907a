import { createServer } from "node:http";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { callRemote, RemoteError } from "./remote-call.ts";

const schema = v.object({ id: v.string() });
const call = {
  method: "POST",
  url: "http://gateway.local/orders",
  headers: { "x-key": "1" },
  timeoutMs: 50,
} as const;

const ask = (status: number, body: string) =>
  vi.fn(async () => new Response(status === 204 ? null : body, { status }));

async function failureOf(fetcher: typeof fetch): Promise<RemoteError> {
  const error: unknown = await callRemote("razorpay", call, schema, fetcher).catch(
    (thrown: unknown) => thrown,
  );
  if (error instanceof RemoteError) return error;
  throw new Error("The call went well", { cause: error });
}

test("the body is sent as JSON and the parsed reply is returned", async () => {
  const fetcher = ask(200, '{"id":"order_1","more":true}');
  expect(await callRemote("razorpay", { ...call, body: { amount: 1 } }, schema, fetcher)).toEqual({
    id: "order_1",
  });
  expect(fetcher).toHaveBeenCalledWith(
    call.url,
    expect.objectContaining({ method: "POST", body: '{"amount":1}' }),
  );
});

test("a redirect is not followed: our keys go nowhere else", async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(302, { location: "/elsewhere" }).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  const url = `http://127.0.0.1:${port}/orders`;
  try {
    const asking = callRemote("razorpay", { ...call, url, timeoutMs: 10_000 }, schema, fetch);
    await expect(asking).rejects.toMatchObject({ status: null, code: "NO_ANSWER" });
    expect(asked).toEqual(["/orders"]);
  } finally {
    server.close();
  }
});

test("an empty answer counts as null", async () => {
  expect(await callRemote("brevo", call, v.unknown(), ask(204, ""))).toBeNull();
});

test.each([
  [400, true],
  [401, true],
  [404, true],
  [409, true],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
])("status %i: final is %s", async (status, isFinal) => {
  const error = await failureOf(
    ask(status, '{"error":{"code":"BAD_REQUEST_ERROR","description":"The amount"}}'),
  );
  expect(error).toMatchObject({ status, isFinal, code: "BAD_REQUEST_ERROR" });
  expect(error.message).toContain("The amount");
});

test("failures without a wrapper, or without JSON, are read too", async () => {
  expect((await failureOf(ask(400, '{"code":"duplicate_parameter","message":"Contact exists"}'))).code).toBe(
    "duplicate_parameter",
  );
  expect((await failureOf(ask(502, "<html>Bad gateway</html>"))).code).toBe("UNKNOWN");
});

test("a cut connection has no status and may work later", async () => {
  const error = await failureOf(vi.fn(() => Promise.reject(new TypeError("fetch failed"))));
  expect(error).toMatchObject({ status: null, isFinal: false, code: "NO_ANSWER" });
});

test("a server that hangs is given up after the time allowed", async () => {
  const hanging: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
    });
  expect((await failureOf(hanging)).code).toBe("NO_ANSWER");
});

test("the error for a reply in another format names the field, not its value", async () => {
  const error = await failureOf(ask(200, '{"id":987654321}'));
  expect(error).toMatchObject({ code: "UNEXPECTED_ANSWER", isFinal: false });
  expect(error.message).toContain("id should be string");
  expect(error.message).not.toContain("987654321");
  expect((await failureOf(ask(200, "not json"))).code).toBe("UNEXPECTED_ANSWER");
});
