import { matchPath, useLocation } from "react-router-dom";
import { useStore } from "zustand";
import { paths } from "../config/paths";
import { lazyPart } from "./lazy-part";
import { siteUpdateStore } from "./site-update";

const UpdateBar = lazyPart(async () => (await import("./update-bar")).UpdateBar);

/** Pages where a test or an exam may be running. They do not announce a new version. */
const testPaths: readonly string[] = [paths.mockTest, paths.exam];

/** Offers a new version, except during a test. Its script is loaded only when there is a new version. */
export function UpdatePrompt() {
  const { apply } = useStore(siteUpdateStore);
  const { pathname } = useLocation();
  if (!apply || testPaths.some((path) => matchPath(path, pathname))) return null;
  return <UpdateBar onUpdate={apply} />;
}
