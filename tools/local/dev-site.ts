import { createServer as createHttpServer } from "node:http";
import { closeServer, listen } from "./listen";
import { pageEnvironment } from "./page-environment";
import { projectFolder } from "./project-folder";
import type { Settings } from "./settings";

/**
 * Starts Vite's development server on the site's port. Environment variables of the shell override the stack's settings.
 * Vite runs as middleware of our own server, because Vite's server would end the process at SIGTERM, before the database
 * has stopped.
 */
export async function startDevSite(settings: Settings) {
  for (const [name, value] of Object.entries(pageEnvironment(settings))) process.env[name] ??= value;
  const { createServer } = await import("vite");
  const host = createHttpServer();
  const site = await createServer({
    root: projectFolder,
    logLevel: "warn",
    clearScreen: false,
    server: { middlewareMode: true, ws: { server: host } },
  });
  host.on("request", site.middlewares);
  await listen(host, settings.ports.site, "localhost");
  return {
    async stop() {
      await site.close();
      await closeServer(host);
    },
  };
}
