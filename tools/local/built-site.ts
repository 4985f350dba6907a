import { once } from "node:events";
import { join } from "node:path";
import { pageEnvironment } from "./page-environment";
import type { PidFile } from "./pid-file";
import { endProcess, startLogged } from "./processes";
import { projectFolder } from "./project-folder";
import type { Settings } from "./settings";

/**
 * Starts a process that builds the site for this stack into `settings.siteFolder`. It is a separate process, so that the
 * other parts of the stack can start at the same time.
 *
 * @returns `waitUntilBuilt`, which rejects with a sentence that names the log when the build fails, and `stop`
 */
export function buildSite(settings: Settings, pidFile: PidFile) {
  const logFile = join(settings.dataFolder, "build.log");
  const build = startLogged(process.execPath, ["--import", "tsx", "tools/build/build.ts"], logFile, {
    cwd: projectFolder,
    env: {
      ...pageEnvironment(settings),
      ...process.env,
      NODE_ENV: "production",
      OLYMPEAK_SITE_FOLDER: settings.siteFolder,
    },
  });
  pidFile.add("build", build.pid);
  const exit = once(build, "exit");
  return {
    async waitUntilBuilt() {
      const [code] = await exit;
      if (code !== 0) throw new Error(`The site cannot be built. The reason is in ${logFile}.`);
    },
    async stop() {
      if (build.pid !== undefined && build.exitCode === null) await endProcess(build.pid, "SIGTERM", 5000);
    },
  };
}
