import { join } from "node:path";
import type { Plugin } from "vite";
import { publishBank } from "./publish-bank";

/** Publishes the question bank before the site is served or built, and again when a set changes while the site is served. */
export function publishedBank(): Plugin {
  return {
    name: "olympeak-bank",
    configResolved: ({ root }) => void publishBank(root),
    configureServer({ config, watcher, ws }) {
      watcher.on("change", (path) => {
        if (!path.startsWith(join(config.root, "bank"))) return;
        try {
          if (publishBank(config.root)) ws.send({ type: "full-reload" });
        } catch (error) {
          config.logger.error(String(error));
        }
      });
    },
  };
}
