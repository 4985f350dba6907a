import { Link, useLocation } from "react-router-dom";
import { paths } from "../../config/paths";
import { site } from "../../config/site";
import { useHydrated } from "../../lib/use-hydrated";
import { Drawing } from "../../ui/drawing";
import { footerLinks } from "./navigation-links";

/** The year of the build, which the prerendered page prints. */
const builtYear = Number(import.meta.env.VITE_BUILD_YEAR) || new Date().getFullYear();

/** The footer of every page except the dashboard (docs/specification.md section 2). */
export function Footer() {
  const { pathname } = useLocation();
  const year = useHydrated(builtYear, () => new Date().getFullYear());
  if (pathname.startsWith(paths.studentDashboard)) return null;
  return (
    <footer className="text-white">
      <Drawing name="hills" className="pointer-events-none relative -mt-12 h-12 w-full sm:-mt-16 sm:h-16" />
      <div className="bg-ink">
        <div className="mx-auto grid max-w-page gap-6 px-4 pt-8 pb-28 md:pb-8">
          <nav aria-label="Footer">
            <ul className="flex flex-wrap gap-x-6">
              {footerLinks.map((link) => (
                <li key={link.label}>
                  <Link
                    to={link.to}
                    className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p className="text-small text-white/80">
            © {year} {site.name}. All rights reserved.
          </p>
        </div>
      </div>
    </footer>
  );
}
