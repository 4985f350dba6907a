import type { ReactNode } from "react";
import { Accordion, type AccordionItem } from "./accordion";
import { FaqData } from "./faq-data";

/**
 * Questions of parents at the end of a page, also for search engines. `name` distinguishes this accordion from
 * others; `children` is for other questions.
 */
export function FaqSection({
  name,
  items,
  children,
}: {
  name: string;
  items: readonly AccordionItem[];
  children: ReactNode;
}) {
  return (
    <section className="py-6.5 sm:py-9">
      <FaqData items={items} />
      <div className="mx-auto grid max-w-page items-start gap-6 px-4 lg:grid-cols-[1fr_2fr]">
        <header className="grid gap-2 lg:sticky lg:top-26">
          <h2 className="text-title">Questions and answers</h2>
          <p className="text-ink-soft">{children}</p>
        </header>
        <Accordion name={name} items={items} />
      </div>
    </section>
  );
}
