import type { ReactNode } from "react";
import type { OlympiadSection } from "../../../content/olympiads/olympiad-sections";
import { cn } from "../../../lib/cn";
import { CheckList } from "../../../ui/check-list";

/** One section of an olympiad page as text: heading, paragraphs, points, and further content as children. */
export function TextSection({
  title,
  paragraphs,
  points,
  className,
  children,
}: OlympiadSection & { className?: string; children?: ReactNode }) {
  return (
    <section className={cn("grid content-start gap-4", className)}>
      <h2 className="text-heading">{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="max-w-prose text-ink-soft">
          {paragraph}
        </p>
      ))}
      {points && <CheckList items={points} />}
      {children}
    </section>
  );
}
