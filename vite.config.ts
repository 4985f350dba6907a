import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv, type Plugin } from "vite";
import { readEnv } from "./src/config/read-env.ts";
import { skyScript } from "./src/content/gradients.ts";

/** Puts the one inline script of the page in front of everything that paints. */
function sky(): Plugin {
  return {
    name: "olympeak-sky",
    transformIndexHtml: () => [{ tag: "script", children: skyScript, injectTo: "head" }],
  };
}

/** The site alone. What stands behind it on a developer's machine is started by `tools/local`. */
export default defineConfig(({ command, mode }) => {
  // A site built without its settings would be a blank page for everybody: the build says so instead.
  if (command === "build") readEnv(loadEnv(mode, process.cwd()));
  return {
    plugins: [react(), tailwindcss(), sky()],
    server: { port: 5173, strictPort: true },
    build: { target: "es2022", sourcemap: false },
  };
});
