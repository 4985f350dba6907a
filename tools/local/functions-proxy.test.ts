import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { appendForwardedFor, forwardToFunctions } from "./functions-proxy";
import { closeServer, listen } from "./listen";

let proxy: Server;
let deno: Server;

function portOf(server: Server) {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/** Starts a fake of Deno that replies with the request that it received, and the proxy in front of it. */
beforeEach(async () => {
  deno = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("hex");
      response.writeHead(418, { "x-method": request.method ?? "" });
      response.end(JSON.stringify({ url: request.url, headers: request.headers, body }));
    });
  });
  await listen(deno, 0);
  const port = portOf(deno);
  proxy = createServer((incoming, response) => forwardToFunctions(incoming, response, port));
  await listen(proxy, 0);
});

afterEach(async () => {
  await closeServer(proxy);
  await closeServer(deno);
});

function send(init: RequestInit) {
  return fetch(`http://127.0.0.1:${portOf(proxy)}/functions/v1/razorpay-webhook?x=1`, {
    method: "POST",
    ...init,
  });
}

describe("a request for an edge function", () => {
  it("arrives with its bytes, path, method and headers, and its response is returned", async () => {
    const bytes = new Uint8Array([0x7b, 0x20, 0x20, 0xc3, 0xa9, 0xff, 0x00, 0x0a, 0x7d]);
    const response = await send({ body: bytes, headers: { "x-razorpay-signature": "abc" } });
    expect(response.status).toBe(418);
    expect(response.headers.get("x-method")).toBe("POST");
    expect(await response.json()).toMatchObject({
      url: "/razorpay-webhook?x=1",
      headers: { "x-razorpay-signature": "abc", "x-forwarded-for": "127.0.0.1" },
      body: "7b2020c3a9ff000a7d",
    });
  });

  it("cannot forge the caller's address: the proxy appends the real one, and functions read the last entry", async () => {
    const response = await send({
      headers: { "x-forwarded-for": "203.0.113.9", "cf-connecting-ip": "203.0.113.9" },
    });
    const { headers } = await response.json();
    expect(headers["x-forwarded-for"]).toBe("203.0.113.9, 127.0.0.1");
    expect(headers).not.toHaveProperty("cf-connecting-ip");
  });

  it("gets 503 with a message while Deno is down", async () => {
    await closeServer(deno);
    const response = await send({ body: "{}" });
    expect(response.status).toBe(503);
    expect((await response.json()).error.code).toBe("UNAVAILABLE");
  });
});

it("removes the IPv6 prefix of an IPv4 address", () => {
  expect(appendForwardedFor(undefined, "::ffff:127.0.0.1")).toBe("127.0.0.1");
});
