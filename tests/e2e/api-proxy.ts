import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";

/** The API's server behind a proxy for one browser. */
export type Server = {
  /** The proxy that the browser has to use. */
  proxy: { server: string; bypass: string };
  /**
   * Stops the server during its next call: the call is processed, but its reply is lost. Resolves once the server has stopped.
   */
  die: () => Promise<void>;
  /** Starts the server again. */
  openLoggedIn: () => Promise<void>;
  close: () => void;
};

/**
 * Starts a proxy between one browser and the API, so that one test can stop the server without affecting other tests.
 *
 * @param siteHost the site's own host, which is always reachable
 * @returns the server behind the proxy
 */
export async function startApiProxy(siteHost: string): Promise<Server> {
  let reportDeath: (() => void) | null = null;
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, headers, url = "" } = incoming;
    const passed = ask(url, { method, headers }, (answer) => {
      if (reportDeath && method === "POST") return kill();
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  };
  const server = createServer(pass);
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, "127.0.0.1", resolve);
    });
  const kill = () => {
    server.close();
    server.closeAllConnections();
    reportDeath?.();
    reportDeath = null;
  };
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    // Otherwise a browser connects to its own machine without the proxy.
    proxy: { server: `http://127.0.0.1:${address.port}`, bypass: `<-loopback>,${siteHost}` },
    die: () =>
      new Promise((resolve) => {
        reportDeath = resolve;
      }),
    openLoggedIn: () => listen(address.port),
    close: kill,
  };
}
