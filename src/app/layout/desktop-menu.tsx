import { useCallback, useRef, useState } from "react";
import { NavLink } from "react-router-dom";
import { subjects } from "../../content/subjects";
import { cn } from "../../lib/cn";
import { navigationLinks } from "./navigation-links";
import { OlympiadClasses } from "./olympiad-classes";
import { useDismiss } from "./use-dismiss";

const item =
  "inline-flex min-h-11 items-center rounded-full px-3 text-small font-semibold hover:bg-violet-tint";

/** The Olympiads menu: opens under the pointer or by its button, and shows 8 subjects with 12 classes each. */
function OlympiadsMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLLIElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  useDismiss(ref, isOpen, close);
  return (
    <li
      ref={ref}
      onPointerEnter={(event) => event.pointerType === "mouse" && setIsOpen(true)}
      onPointerLeave={close}
    >
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className={item}>
        Olympiads
      </button>
      {isOpen && (
        <div className="absolute inset-x-0 top-16 mx-auto max-w-page px-4 pt-2">
          <div className="grid max-h-[calc(100dvh-6rem)] grid-cols-4 gap-x-6 gap-y-5 overflow-y-auto rounded-card border border-line bg-paper p-6 shadow-card">
            {subjects.map((subject) => (
              <section key={subject.slug} aria-label={subject.name}>
                <h2 className="mb-1 text-subheading">{subject.name}</h2>
                <OlympiadClasses subject={subject} onChoose={close} />
              </section>
            ))}
          </div>
        </div>
      )}
    </li>
  );
}

/** The header's menu on a wide screen. */
export function DesktopMenu() {
  const [first, ...others] = navigationLinks;
  const link = ({ to, label }: (typeof navigationLinks)[number]) => (
    <li key={to}>
      <NavLink to={to} end className={({ isActive }) => cn(item, isActive && "text-violet")}>
        {label}
      </NavLink>
    </li>
  );
  return (
    <nav aria-label="Main" className="hidden lg:block">
      <ul className="flex items-center">
        {link(first)}
        <OlympiadsMenu />
        {others.map(link)}
      </ul>
    </nav>
  );
}
