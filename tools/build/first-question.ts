import { build } from "vite";
import { projectFolder } from "../local/project-folder";

/**
 * Builds the script that stands in the page of the mock test and paints its first question (src/app/first-question.ts).
 *
 * @returns its text, whole and without imports
 * @throws Error when the build has made something else of it
 */
export async function buildFirstQuestion(): Promise<string> {
  const built = await build({
    root: projectFolder,
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      copyPublicDir: false,
      rolldownOptions: { input: "src/first-question.ts", output: { format: "iife" } },
    },
  });
  const outputs = Array.isArray(built)
    ? built.flatMap(({ output }) => output)
    : "output" in built
      ? built.output
      : [];
  const [chunk] = outputs;
  if (outputs.length !== 1 || chunk?.type !== "chunk")
    throw new Error("The first question is not one script.");
  return chunk.code.trim();
}
