import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";

/** The API's server as one browser sees it, through a proxy. */
export type Server = {
  /** The proxy that the browser has to use. */
  proxy: { server: string; bypass: string };
  /**
   * Stops the server during its next call: the call is carried out, but its answer is lost. Resolves once it has
   * stopped.
   */
  die: () => Promise<void>;
  /** Starts the server again. */
  comeBack: () => Promise<void>;
  close: () => void;
};

/**
 * Is between one browser and the API, so that the server can be gone for one test while the others continue: its port
 * is closed, its connections are cut.
 *
 * @param siteHost the site's own host, which stays
 * @returns the server as that browser knows it
 */
export async function standBeforeApi(siteHost: string): Promise<Server> {
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
    // Else a browser goes to its own machine without a proxy.
    proxy: { server: `http://127.0.0.1:${address.port}`, bypass: `<-loopback>,${siteHost}` },
    die: () =>
      new Promise((resolve) => {
        reportDeath = resolve;
      }),
    comeBack: () => listen(address.port),
    close: kill,
  };
}
