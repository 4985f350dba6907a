import { ChevronIcon } from "./layout-icons";

/** One question and its answer, in plain text. */
export type AccordionItem = { question: string; answer: string };

/**
 * Native accordion: of several `<details>` with the same name at most one is open, and a press on the open one closes
 * it (docs/specification.md section 4). It works without script.
 */
export function Accordion({ name, items }: { name: string; items: readonly AccordionItem[] }) {
  return (
    <div className="grid gap-3">
      {items.map((item) => (
        <details key={item.question} name={name} className="group rounded-card bg-paper shadow-card">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-card px-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            {item.question}
            <ChevronIcon className="size-5 shrink-0 text-violet eased group-open:rotate-180" />
          </summary>
          <p className="px-5 pb-5 text-ink-soft">{item.answer}</p>
        </details>
      ))}
    </div>
  );
}
