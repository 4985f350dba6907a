import type { ReactNode } from "react";

const lookClasses = { gold: "bg-gold-tint text-gold-ink", violet: "bg-violet-tint" };

/**
 * A row in a list of messages to a family: its title, its text, and a link beside it (below it on a phone). The look is
 * gold if the family has to do something.
 */
export function NoticeRow({
  look,
  title,
  action,
  children,
}: {
  look: keyof typeof lookClasses;
  title: string;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <li
      className={`flex flex-wrap items-center justify-between gap-3 rounded-card p-4 sm:p-5 forced-colors:border ${lookClasses[look]}`}
    >
      <div className="grid max-w-prose gap-1">
        <h3 className="font-semibold">{title}</h3>
        {children}
      </div>
      {action}
    </li>
  );
}
