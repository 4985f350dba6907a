import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { projectFolder } from "../../tools/local/project-folder";

/** A module in the bundle finds the files beside it where it came from. */
const keepPlaces: Plugin = {
  name: "keep-places",
  transform: (code, id) =>
    code
      .replaceAll("import.meta.dirname", JSON.stringify(dirname(id)))
      .replaceAll("import.meta.filename", JSON.stringify(id))
      .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href)),
};

/**
 * Compiles what `npm start` runs into JavaScript, once for all tests of the stack: to compile it at each start takes three
 * quarters of the start. Packages stay outside of it.
 *
 * @returns the file that Node runs
 */
export async function compileStack(): Promise<string> {
  const folder = join(projectFolder, "test-results", "stack");
  await build({
    root: projectFolder,
    configFile: false,
    logLevel: "warn",
    plugins: [keepPlaces],
    build: {
      ssr: "tools/local/start.ts",
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "start.mjs", chunkFileNames: "[name]-[hash].mjs" } },
    },
  });
  return join(folder, "start.mjs");
}
