import { useEffect } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { paths } from "../config/paths";
import { chooseClass } from "../data/chosen-class";
import { readOlympiadParams } from "../features/site/olympiad/olympiad-params";

/**
 * Stores the class of the olympiad page that is open (docs/design.md section 3 no. 13). The static page has no script
 * for it.
 */
export function RememberClass() {
  const { pathname } = useLocation();
  useEffect(() => {
    const params = readOlympiadParams(matchPath(paths.olympiad, pathname)?.params ?? {});
    if (params.kind === "olympiad") chooseClass(params.classNumber);
  }, [pathname]);
  return null;
}
