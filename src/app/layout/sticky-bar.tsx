import { useEffect, useState } from "react";
import { Link, matchPath, useLocation } from "react-router-dom";
import { paths, questionOfTheDayPath } from "../../config/paths";
import { cn } from "../../lib/cn";

/** The bar is shown after scrolling down by more than this, in pixels (docs/specification.md section 9). */
const showAfterPx = 300;

/** Pages without the bar: payment, forms and results (docs/specification.md section 9), and the organisers' panel. */
const pagesWithoutBar = [
  paths.studentDashboard,
  paths.cartSummary,
  paths.simpleCheckout,
  paths.paymentSuccess,
  paths.register,
  paths.studentDetails,
  paths.result,
  paths.review,
  paths.certificate,
  paths.practicePaperResult,
  paths.adminPanel,
];

/** Pages with a main action of their own: only one gold button is visible at a time (docs/design.md section 5). */
const pagesWithMainAction = new Set<string>([
  paths.examRegistration,
  paths.mockTestLanding,
  paths.mockTestResults,
  paths.practicePaper,
  paths.mistakes,
  paths.strengths,
  paths.plan,
]);

/**
 * A bar with the two main links at the bottom of a phone's screen, shown after scrolling. It is hidden on
 * `pagesWithoutBar` and on screens from 768 px.
 */
export function StickyBar() {
  const { pathname } = useLocation();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const update = () => setIsShown(window.scrollY > showAfterPx);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);

  if (!isShown || pagesWithoutBar.some((page) => matchPath({ path: page, end: false }, pathname)))
    return null;
  const hasMainAction = pagesWithMainAction.has(pathname) || pathname.startsWith(questionOfTheDayPath());
  const buttonClass =
    "grid min-h-13 place-items-center rounded-full px-1 text-center text-small font-semibold whitespace-nowrap";
  return (
    <nav
      aria-label="Shortcuts"
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-2 gap-3 border-t border-line bg-paper px-3 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] low:hidden md:hidden"
    >
      <Link
        to={paths.studentDashboard}
        className={cn(buttonClass, hasMainAction ? "border border-line" : "bg-gold text-gold-ink")}
      >
        Buy Olympiads →
      </Link>
      <Link to={paths.mockTestLanding} className={`${buttonClass} border border-line`}>
        Free mock test →
      </Link>
    </nav>
  );
}
