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
 * Stops a server: it accepts no new requests, lets the running ones continue for two seconds, and then closes its
 * connections.
 */
export function closeServer(server: Server) {
  return new Promise<void>((resolve) => {
    const cutTimer = setTimeout(() => server.closeAllConnections(), 2000);
    server.close(() => {
      clearTimeout(cutTimer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
