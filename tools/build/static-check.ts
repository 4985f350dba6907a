import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { projectFolder } from "../local/project-folder";

const guard = join(projectFolder, "tools", "build", "static-guard.ts");

/** React itself, the check, and the router, whose links do without script what they do with it. */
const exempt = /^\0|\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//;

/** The hooks of React that come to something in a browser only. */
const hooks = [
  "useState",
  "useReducer",
  "useEffect",
  "useLayoutEffect",
  "useInsertionEffect",
  "useImperativeHandle",
  "useSyncExternalStore",
  "useTransition",
  "useActionState",
  "useOptimistic",
];

/** What stands in for React's modules, for one importing file each. */
const guarded: Record<string, (file: string) => string> = {
  react: (file) => `
    import * as React from "react";
    import { guardHook } from ${JSON.stringify(guard)};
    export * from "react";
    ${hooks.map((hook) => `export const ${hook} = guardHook("${file}", "${hook}", React.${hook});`).join("\n")}
    export default { ...React, ${hooks.join(", ")} };`,
  "react/jsx-runtime": (file) => `
    import * as runtime from "react/jsx-runtime";
    import { guardJsx } from ${JSON.stringify(guard)};
    export const { Fragment } = runtime;
    export const jsx = guardJsx("${file}", runtime.jsx);
    export const jsxs = guardJsx("${file}", runtime.jsxs);`,
};

/**
 * Makes the pages' renderer fail, naming file and handler, where a static part (src/ui/static-part.tsx) holds a handler,
 * an effect or state: there it would be dead. While pages are rendered every file has React through a guard of its own,
 * so that whatever is rendered is seen, however deep; links, `<details>` and `<dialog>` are native and pass.
 *
 * @returns the plugin, for the build that renders pages
 */
export function staticCheck(): Plugin {
  return {
    name: "olympeak-static-check",
    enforce: "pre",
    resolveId(source, importer) {
      if (!importer || !(source in guarded) || importer === guard || exempt.test(importer)) return null;
      return `\0${source}?${relative(projectFolder, importer)}`;
    },
    load(id) {
      const [, source = "", file = ""] = /^\0(react(?:\/jsx-runtime)?)\?(.*)$/.exec(id) ?? [];
      return guarded[source]?.(file);
    },
  };
}
