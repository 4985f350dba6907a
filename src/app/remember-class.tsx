import { useEffect } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { paths } from "../config/paths";
import { chooseClass } from "../data/chosen-class";
import { readOlympiadAddress } from "../features/site/olympiad/olympiad-address";

/** Remembers the class of an olympiad page that is looked at (docs/design.md section 3 no. 13). The page itself is still. */
export function RememberClass() {
  const { pathname } = useLocation();
  useEffect(() => {
    const address = readOlympiadAddress(matchPath(paths.olympiad, pathname)?.params ?? {});
    if (address.kind === "olympiad") chooseClass(address.classNumber);
  }, [pathname]);
  return null;
}
