import { NavLink } from "react-router-dom";
import { cn } from "../../lib/cn";
import { navigationLinks } from "./navigation-links";
import { OlympiadsMenu } from "./olympiads-menu";

const itemClass =
  "inline-flex min-h-11 items-center rounded-full px-1.5 text-small xl:px-2 font-semibold hover:bg-violet-tint";

/** The header's menu on a wide screen. */
export function DesktopMenu() {
  const [firstLink, ...otherLinks] = navigationLinks;
  const renderLink = ({ to, label }: (typeof navigationLinks)[number]) => (
    <li key={to}>
      <NavLink to={to} end className={({ isActive }) => cn(itemClass, isActive && "text-violet")}>
        {label}
      </NavLink>
    </li>
  );
  return (
    <nav aria-label="Main" className="hidden lg:block">
      <ul className="flex items-center">
        {renderLink(firstLink)}
        <li>
          <OlympiadsMenu className={itemClass} />
        </li>
        {otherLinks.map(renderLink)}
      </ul>
    </nav>
  );
}
