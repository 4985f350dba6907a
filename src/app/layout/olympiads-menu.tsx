import { useCallback, useEffect, useRef, useState } from "react";
import { subjects } from "../../content/subjects";
import { useDismiss } from "../../lib/use-dismiss";
import { ChevronIcon } from "../../ui/layout-icons";
import { SubjectEmblem } from "../../ui/subject-emblem";
import { OlympiadClasses } from "./olympiad-classes";
import { useHoverMenu } from "./use-hover-menu";

/**
 * The Olympiads menu of a wide screen: every subject with its 12 classes. A native `<details>`, so that it opens by
 * press and by key without script; with script it also opens by hovering.
 */
export function OlympiadsMenu({ className }: { className: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  useDismiss(ref, summary, isOpen, close);
  const { containerListeners, onButtonClick } = useHoverMenu(isOpen, setIsOpen);
  // The visitor may have opened it before the script was loaded.
  useEffect(() => setIsOpen(ref.current?.open ?? false), []);
  return (
    <details
      ref={ref}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      {...containerListeners}
      className="group flex h-18 items-center"
    >
      <summary
        ref={summary}
        onClick={onButtonClick}
        className={`list-none gap-1 [&::-webkit-details-marker]:hidden ${className}`}
      >
        Olympiads
        <ChevronIcon className="size-4 eased group-open:rotate-180" />
      </summary>
      <div className="menu-panel absolute inset-x-0 top-18 mx-auto max-w-page px-4">
        <div className="grid max-h-[calc(100dvh-6rem)] grid-cols-4 gap-x-6 gap-y-5 overflow-y-auto rounded-b-card border border-t-0 border-line bg-paper p-6 shadow-card">
          {subjects.map((subject) => (
            <section key={subject.slug} aria-label={subject.name}>
              <h2 className="mb-1 flex items-center gap-2 text-subheading">
                <SubjectEmblem slug={subject.slug} className="size-8" />
                {subject.name}
              </h2>
              <OlympiadClasses subject={subject} onChoose={close} />
            </section>
          ))}
        </div>
      </div>
    </details>
  );
}
