import { connect, createServer } from "node:net";
import { portVariables, type Service, type Settings } from "./settings";

function canListen(port: number, host: string) {
  return new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once("error", (error) =>
      resolve(!("code" in error && (error.code === "EADDRINUSE" || error.code === "EACCES"))),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

function acceptsConnection(port: number, host: string) {
  return new Promise<boolean>((resolve) => {
    const socket = connect({ port, host });
    const end = (isAccepted: boolean) => {
      socket.destroy();
      resolve(isAccepted);
    };
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
    socket.setTimeout(1000, () => end(false));
  });
}

/** Returns whether no other program uses the port on this machine, on 127.0.0.1 or on ::1. */
export async function isFree(port: number) {
  for (const host of ["127.0.0.1", "::1"]) {
    if (await acceptsConnection(port, host)) return false;
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

/** Finds a port on which nothing listens. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" ? address?.port : undefined;
      server.close(() => (port === undefined ? reject(new Error("There is no free port.")) : resolve(port)));
    });
  });
}

/** Returns the error message for a taken port: which port, for which service, and how to choose another. */
export function describeTakenPort(service: Service, port: number) {
  const { service: title, variable } = portVariables[service];
  return `Port ${port}, meant for ${title}, is taken by another program. End that program, or set ${variable} to a free port.`;
}

/**
 * Throws an error with one sentence per port that is taken or assigned twice. Checks the site's port only if the stack
 * serves the site.
 */
export async function assertPortsFree({ ports, siteMode }: Settings) {
  const services: Service[] = ["api", "db", "inbox", "sandbox", "functions"];
  if (siteMode !== "none") services.unshift("site");
  const sentences: string[] = [];
  for (const [index, service] of services.entries()) {
    const port = ports[service];
    const earlierService = services.slice(0, index).find((other) => ports[other] === port);
    if (earlierService) {
      const names = `${portVariables[earlierService].variable} and ${portVariables[service].variable}`;
      sentences.push(`${names} are both ${port}. Give each its own port.`);
    } else if (!(await isFree(port))) {
      sentences.push(describeTakenPort(service, port));
    }
  }
  if (sentences.length > 0) throw new Error(sentences.join("\n"));
}
