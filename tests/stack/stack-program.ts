import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { projectFolder } from "../../tools/local/project-folder";

/** Replaces `import.meta` paths in the bundle with the paths of the original module, so that the module finds the files next to it. */
const useOriginalPaths: Plugin = {
  name: "use-original-paths",
  transform: (code, id) =>
    code
      .replaceAll("import.meta.dirname", JSON.stringify(dirname(id)))
      .replaceAll("import.meta.filename", JSON.stringify(id))
      .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href)),
};

/**
 * Compiles the program of `npm start` to JavaScript, once for all tests of the stack, because three quarters of the start time are
 * compilation. Packages are not bundled.
 *
 * @returns the file that Node runs
 */
export async function compileStack(): Promise<string> {
  const folder = join(projectFolder, "test-results", "stack");
  await build({
    root: projectFolder,
    configFile: false,
    logLevel: "warn",
    plugins: [useOriginalPaths],
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
