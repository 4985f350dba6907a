import type { Server } from "node:http";

/**
 * Starts a server on a port of this machine; by default only this machine can connect. Resolves once it listens; throws
 * if the port is taken.
 */
export function listen(server: Server, port: number, host = "127.0.0.1") {
  return new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

/**
 * Stops a server: it takes no new requests, lets the running ones continue for two seconds, then cuts its connections.
 */
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
