import { memo, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../config/paths";
import { BrandMark } from "../../ui/brand-mark";

type Props = {
  name: string;
  /** How far the test has come, 0 to 1. */
  share?: number;
  children?: ReactNode;
};

/** Out of the test. A link takes long to render, and this one never changes, however often the clock does. */
const WayOut = memo(function WayOut() {
  return (
    <Link
      to={paths.mockTestLanding}
      aria-label="Back to the free mock tests"
      className="grid size-11 shrink-0 place-items-center"
    >
      <BrandMark />
    </Link>
  );
});

/** The test's own small header: the mark leads out, and the test waits on the landing page as long as there is time. */
export function TestHeader({ name, share = 0, children }: Props) {
  return (
    <header className="sticky top-0 z-10 bg-paper">
      <div className="flex h-17 items-center gap-2 px-4 sm:gap-3 sm:px-5">
        <WayOut />
        <h1 className="mr-auto font-heading text-[1.0625rem]">{name}</h1>
        {children}
      </div>
      <div className="h-1.25 bg-line">
        <div
          className="h-full origin-left bg-linear-to-r from-violet to-pink transition-transform duration-200"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </header>
  );
}
