import { expect, test, vi } from "vitest";
import { createEndpoint, maxJsonBytes, type EndpointOptions } from "./endpoint.ts";
import { siteOrigin } from "./fakes.ts";
import { FunctionError } from "./function-error.ts";
import { RemoteError } from "./remote-call.ts";

const handleWithSuccess = vi.fn(async () => Response.json({ done: true }));

function createTestEndpoint(
  handle: () => Promise<Response> = handleWithSuccess,
  changes: Partial<EndpointOptions> = {},
) {
  const report = vi.fn();
  const options = { allowedOrigins: [siteOrigin], maxBytes: maxJsonBytes, report, ...changes };
  return { report, endpoint: createEndpoint(options, handle) };
}

const createRequest = (init: RequestInit = {}) =>
  new Request("http://functions.local/any", { method: "POST", headers: { origin: siteOrigin }, ...init });

test("a response to our site has CORS headers", async () => {
  const response = await createTestEndpoint().endpoint(createRequest());
  expect(response.status).toBe(200);
  expect(response.headers.get("access-control-allow-origin")).toBe(siteOrigin);
  expect(response.headers.get("vary")).toBe("Origin");
});

test("a preflight request is answered without checking the caller", async () => {
  const response = await createTestEndpoint().endpoint(createRequest({ method: "OPTIONS" }));
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-headers")).toContain("authorization");
});

test.each(["https://evil.example", "http://localhost:5173.evil.example", "null"])(
  "a page of %s gets 403 and no CORS header",
  async (origin) => {
    handleWithSuccess.mockClear();
    for (const method of ["POST", "OPTIONS"]) {
      const response = await createTestEndpoint().endpoint(createRequest({ method, headers: { origin } }));
      expect(response.status).toBe(403);
      expect(response.headers.has("access-control-allow-origin")).toBe(false);
    }
    expect(handleWithSuccess).not.toHaveBeenCalled();
  },
);

test("a request without an Origin is accepted", async () => {
  const response = await createTestEndpoint().endpoint(createRequest({ headers: {} }));
  expect(response.status).toBe(200);
  expect(response.headers.has("access-control-allow-origin")).toBe(false);
});

test("an endpoint without CORS accepts requests with a foreign Origin", async () => {
  const { endpoint } = createTestEndpoint(handleWithSuccess, { allowedOrigins: null });
  expect((await endpoint(createRequest({ headers: { origin: "https://api.razorpay.com" } }))).status).toBe(
    200,
  );
});

test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE"])("the method %s gets 405", async (method) => {
  const response = await createTestEndpoint().endpoint(createRequest({ method }));
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST, OPTIONS");
  expect(response.headers.get("access-control-allow-origin")).toBe(siteOrigin);
});

test("a body of 16 kB is accepted, one byte more gets 413; bytes are counted, not characters", async () => {
  const { endpoint } = createTestEndpoint();
  expect((await endpoint(createRequest({ body: "a".repeat(maxJsonBytes) }))).status).toBe(200);
  expect((await endpoint(createRequest({ body: "a".repeat(maxJsonBytes + 1) }))).status).toBe(413);
  expect((await endpoint(createRequest({ body: "अ".repeat(6000) }))).status).toBe(413);
});

test("a body that is too long and arrives in parts without a length gets 413", async () => {
  let pieces = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pieces += 1;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  const init: RequestInit & { duplex: "half" } = { body, duplex: "half" };
  expect((await createTestEndpoint().endpoint(createRequest(init))).status).toBe(413);
  expect(pieces).toBeLessThan(25);
});

test("an error that the caller can correct has its code and CORS headers in the response, and is not reported", async () => {
  const { endpoint, report } = createTestEndpoint(() => Promise.reject(new FunctionError("not_found")));
  const response = await endpoint(createRequest());
  expect(response.status).toBe(404);
  expect(response.headers.get("access-control-allow-origin")).toBe(siteOrigin);
  expect(await response.json()).toMatchObject({ error: { code: "NOT_FOUND" } });
  expect(report).not.toHaveBeenCalled();
});

test("an unexpected error is 500 INTERNAL, is reported once, and its message is not in the response", async () => {
  const { endpoint, report } = createTestEndpoint(() => Promise.reject(new TypeError("x is undefined")));
  const response = await endpoint(createRequest());
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("undefined");
  expect(report).toHaveBeenCalledTimes(1);
});

test("if the database does not answer, the response is 503 with the time to wait", async () => {
  const { endpoint } = createTestEndpoint(() =>
    Promise.reject(new RemoteError("database", null, "NO_ANSWER", "cut off")),
  );
  const response = await endpoint(createRequest());
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("2");
  expect(await response.json()).toMatchObject({ error: { code: "UNAVAILABLE", retry_after: 2 } });
});

test("if the database refuses a call, the response is 500, because the mistake is ours", async () => {
  const { endpoint } = createTestEndpoint(() =>
    Promise.reject(new RemoteError("database", 403, "42501", "permission denied")),
  );
  expect((await endpoint(createRequest())).status).toBe(500);
});
