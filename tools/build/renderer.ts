import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { projectFolder } from "../local/project-folder";
import type * as prerenderModule from "../../src/app/prerender";

/** The renderer of pages to HTML (src/app/prerender.tsx). */
export type Renderer = typeof prerenderModule;

/**
 * Builds the pages' renderer for Node with all its imports, and loads it.
 *
 * @param folder the output folder; it is emptied first
 * @param plugins plugins that a test adds
 * @returns the renderer
 */
export async function loadRenderer(folder: string, plugins: Plugin[] = []): Promise<Renderer> {
  await build({
    root: projectFolder,
    logLevel: "warn",
    plugins,
    ssr: { noExternal: true },
    build: {
      ssr: "src/app/prerender.tsx",
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: "prerender.mjs", chunkFileNames: "[name]-[hash].mjs" } },
    },
  });
  const renderer: Renderer = await import(pathToFileURL(join(folder, "prerender.mjs")).href);
  return renderer;
}
