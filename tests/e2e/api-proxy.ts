import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";

/** A proxy for one browser, through which a test can make the API unreachable. */
export type ApiProxy = {
  /** The browser's proxy settings. */
  proxy: { server: string; bypass: string };
  /**
   * Closes the proxy during the next POST: the API processes the call, but its reply is lost. Resolves once the proxy is closed.
   */
  closeDuringNextCall: () => Promise<void>;
  /** Opens the closed proxy again. */
  reopen: () => Promise<void>;
  close: () => void;
};

/**
 * Starts a proxy between one browser and the API, so that one test can lose the API without affecting other tests.
 *
 * @param siteHost the site's own host, which the browser reaches without the proxy
 */
export async function startApiProxy(siteHost: string): Promise<ApiProxy> {
  let reportClosed: (() => void) | null = null;
  const forwardRequest = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, headers, url = "" } = incoming;
    const forwardedRequest = request(url, { method, headers }, (reply) => {
      if (reportClosed && method === "POST") return close();
      outgoing.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.pipe(outgoing);
    });
    forwardedRequest.on("error", () => outgoing.destroy());
    incoming.pipe(forwardedRequest);
  };
  const server = createServer(forwardRequest);
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, "127.0.0.1", resolve);
    });
  const close = () => {
    server.close();
    server.closeAllConnections();
    reportClosed?.();
    reportClosed = null;
  };
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    // `<-loopback>`: by default Chromium does not use a proxy for addresses of its own machine.
    proxy: { server: `http://127.0.0.1:${address.port}`, bypass: `<-loopback>,${siteHost}` },
    closeDuringNextCall: () =>
      new Promise((resolve) => {
        reportClosed = resolve;
      }),
    reopen: () => listen(address.port),
    close,
  };
}
