import { memo, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { BrandMark } from "../brand-mark";

type Out = { address: string; label: string };

/** Out of the test. A link takes long to render, and this one never changes, however often the clock does. */
const WayOut = memo(function WayOut({ address, label }: Out) {
  return (
    <Link to={address} aria-label={label} className="grid size-11 shrink-0 place-items-center">
      <BrandMark />
    </Link>
  );
});

type Props = {
  name: string;
  /** Where the mark leads, and what it is called. */
  out: Out;
  /** How far the test has come, 0 to 1. */
  share?: number;
  /** What stands at the right: the clock, and what else is always to be seen. */
  children?: ReactNode;
};

/** A test's own small header: the mark leads out, and a thin line tells how far one has come. */
export function TestHeader({ name, out, share = 0, children }: Props) {
  return (
    <header className="sticky top-0 z-10 bg-paper">
      <div className="flex h-17 items-center gap-2 px-4 sm:gap-3 sm:px-5">
        <WayOut address={out.address} label={out.label} />
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
