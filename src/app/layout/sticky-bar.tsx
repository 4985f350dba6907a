import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { paths } from "../../config/paths";

/** From this scroll position on the bar is shown, in pixels (specification section 9). */
const showAfterPx = 300;

/** On phones, after scrolling: the two things a visitor comes for. Hidden on the dashboard and from 768 px on. */
export function StickyBar() {
  const { pathname } = useLocation();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const look = () => setIsShown(window.scrollY > showAfterPx);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);

  if (!isShown || pathname.startsWith(paths.studentDashboard)) return null;
  const half =
    "grid min-h-13 place-items-center rounded-full px-1 text-center text-small font-semibold whitespace-nowrap";
  return (
    <nav
      aria-label="Shortcuts"
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-2 gap-3 border-t border-line bg-paper px-3 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:hidden"
    >
      <Link to={paths.studentDashboard} className={`${half} bg-gold text-gold-ink`}>
        Buy Olympiads →
      </Link>
      <Link to={paths.mockTestLanding} className={`${half} border border-line`}>
        Free mock test →
      </Link>
    </nav>
  );
}
