import { useEffect } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { paths } from "../config/paths";
import { chooseClass } from "../data/chosen-class";
import { readOlympiadAddress } from "../features/site/olympiad/olympiad-address";

/**
 * Stores the class of the olympiad page that is open (docs/design.md section 3 no. 13). The static page has no script
 * for it.
 */
export function RememberClass() {
  const { pathname } = useLocation();
  useEffect(() => {
    const address = readOlympiadAddress(matchPath(paths.olympiad, pathname)?.params ?? {});
    if (address.kind === "olympiad") chooseClass(address.classNumber);
  }, [pathname]);
  return null;
}
