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

const fakeFetch = (status: number, body: string) =>
  vi.fn(async () => new Response(status === 204 ? null : body, { status }));

/** Makes the call, and returns the RemoteError that it throws. */
async function catchRemoteError(fetcher: typeof fetch): Promise<RemoteError> {
  const error: unknown = await callRemote("razorpay", call, schema, fetcher).catch(
    (thrown: unknown) => thrown,
  );
  if (error instanceof RemoteError) return error;
  throw new Error("The call did not fail", { cause: error });
}

test("the body is sent as JSON and the parsed reply is returned", async () => {
  const fetcher = fakeFetch(200, '{"id":"order_1","more":true}');
  expect(await callRemote("razorpay", { ...call, body: { amount: 1 } }, schema, fetcher)).toEqual({
    id: "order_1",
  });
  expect(fetcher).toHaveBeenCalledWith(
    call.url,
    expect.objectContaining({ method: "POST", body: '{"amount":1}' }),
  );
});

test("a redirect is not followed, because it could send our keys to another server", async () => {
  const requestedPaths: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    requestedPaths.push(request.url);
    response.writeHead(302, { location: "/elsewhere" }).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  const url = `http://127.0.0.1:${port}/orders`;
  try {
    const reply = callRemote("razorpay", { ...call, url, timeoutMs: 10_000 }, schema, fetch);
    await expect(reply).rejects.toMatchObject({ status: null, code: "NO_ANSWER" });
    expect(requestedPaths).toEqual(["/orders"]);
  } finally {
    server.close();
  }
});

test("an empty reply is returned as null", async () => {
  expect(await callRemote("brevo", call, v.unknown(), fakeFetch(204, ""))).toBeNull();
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
])("a reply with status %i is an error whose isFinal is %s", async (status, isFinal) => {
  const error = await catchRemoteError(
    fakeFetch(status, '{"error":{"code":"BAD_REQUEST_ERROR","description":"The amount"}}'),
  );
  expect(error).toMatchObject({ status, isFinal, code: "BAD_REQUEST_ERROR" });
  expect(error.message).toContain("The amount");
});

test("the code of an error is read from a body without a wrapper, and is UNKNOWN if the body is not JSON", async () => {
  expect(
    (await catchRemoteError(fakeFetch(400, '{"code":"duplicate_parameter","message":"Contact exists"}')))
      .code,
  ).toBe("duplicate_parameter");
  expect((await catchRemoteError(fakeFetch(502, "<html>Bad gateway</html>"))).code).toBe("UNKNOWN");
});

test("the error for a closed connection has no status and is not final", async () => {
  const error = await catchRemoteError(vi.fn(() => Promise.reject(new TypeError("fetch failed"))));
  expect(error).toMatchObject({ status: null, isFinal: false, code: "NO_ANSWER" });
});

test("a call to a server that hangs ends after the timeout", async () => {
  const hanging: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
    });
  expect((await catchRemoteError(hanging)).code).toBe("NO_ANSWER");
});

test("the error for a reply in another format names the field, not its value", async () => {
  const error = await catchRemoteError(fakeFetch(200, '{"id":987654321}'));
  expect(error).toMatchObject({ code: "UNEXPECTED_ANSWER", isFinal: false });
  expect(error.message).toContain("id should be string");
  expect(error.message).not.toContain("987654321");
  expect((await catchRemoteError(fakeFetch(200, "not json"))).code).toBe("UNEXPECTED_ANSWER");
});
