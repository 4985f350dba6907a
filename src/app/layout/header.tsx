import { Link } from "react-router-dom";
import { paths } from "../../config/paths";
import { site } from "../../config/site";
import { useSession } from "../../data/use-session";
import { cn } from "../../lib/cn";
import { BrandMark } from "../../ui/brand-mark";
import { LoginIcon } from "../../ui/layout-icons";
import { lazyPart } from "../lazy-part";
import { DesktopMenu } from "./desktop-menu";
import { MobileMenu } from "./mobile-menu";

/** Only for logged-in students: visitors need neither cart nor logout. */
const StudentIcons = lazyPart(
  async () => (await import("./student-icons")).StudentIcons,
  <span className="h-11 w-22" />,
);

const iconLinkClass = "grid size-11 place-items-center rounded-full hover:bg-violet-tint";

/** Links for a logged-in student; a visitor sees the login instead. */
function AccountIcons() {
  const session = useSession();
  if (!session) {
    return (
      <Link to={paths.login} aria-label="Log in" title="Log in" className={iconLinkClass}>
        <LoginIcon />
      </Link>
    );
  }
  return <StudentIcons className={iconLinkClass} />;
}

/**
 * The header of every page: the logo, the menus, and the account's icons. On a small phone the icons replace the site's
 * name.
 */
export function Header() {
  const isLoggedIn = useSession() !== null;
  return (
    <header className="sticky top-0 z-30 low:static border-b border-line bg-[#fffffff2] [backdrop-filter:blur(8px)]">
      <div className="mx-auto flex min-h-18 max-w-page flex-wrap items-center gap-x-2 px-4">
        <Link
          to={paths.home}
          className="mr-auto flex min-h-11 items-center gap-2 font-heading text-subheading font-bold"
        >
          <BrandMark />
          <span className={cn(isLoggedIn && "max-[26rem]:sr-only")}>{site.name}</span>
        </Link>
        <DesktopMenu />
        <AccountIcons />
        <MobileMenu />
      </div>
    </header>
  );
}
