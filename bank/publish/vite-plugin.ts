import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Plugin } from "vite";
import { isUpToDate } from "./up-to-date.ts";

/** Publishes in another process, because Vite reads its configuration without tsx. */
function publish(root: string): void {
  if (isUpToDate(root)) return;
  execFileSync(process.execPath, ["--import", "tsx", "bank/publish.ts"], { cwd: root, stdio: "inherit" });
}

/** Publishes the question bank before the site is served or built, and again when it changes while the site is served. */
export function publishedBank(): Plugin {
  return {
    name: "olympeak-bank",
    configResolved: ({ root }) => publish(root),
    configureServer({ config, watcher, ws }) {
      watcher.on("change", (path) => {
        if (!path.startsWith(join(config.root, "bank"))) return;
        try {
          publish(config.root);
          ws.send({ type: "full-reload" });
        } catch (error) {
          config.logger.error(String(error));
        }
      });
    },
  };
}
