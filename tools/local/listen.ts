import type { Server } from "node:http";

/** Starts a server on one port of this machine alone; resolves once it listens, throws when the port is taken. */
export function listen(server: Server, port: number, host = "127.0.0.1") {
  return new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

/** Ends a server: no new requests, two seconds for those under way, then its connections are cut. */
export function closeServer(server: Server) {
  return new Promise<void>((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), 2000);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
