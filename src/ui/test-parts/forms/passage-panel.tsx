import { useId, useState, type Ref } from "react";
import type { Passage } from "../../../items/item";
import { cn } from "../../../lib/cn";
import { passageNames, PassageText } from "./passage-text";

/** A scrolling area must be reachable by keyboard too, even if it contains nothing to press. */
const focusable = { tabIndex: 0 } as const;

type Props = {
  passage: Passage;
  /** The id of the question that is shown. */
  questionId: string;
  headingRef: Ref<HTMLHeadingElement>;
};

/**
 * The text that a question asks about: beside it on a desktop, where it stays while the question changes, and above it
 * on a phone, where it is hidden once the child has continued to the next question about it.
 */
export function PassagePanel({ passage, questionId, headingRef }: Props) {
  const id = useId();
  const [openState, setOpenState] = useState({ questionId, isOpen: true });
  const isOpen = openState.isOpen && openState.questionId === questionId;
  const name = passageNames[passage.kind];
  return (
    <section
      aria-labelledby={`${id}-title`}
      {...focusable}
      className="mb-6 rounded-card bg-mist p-4 sm:p-5 lg:sticky lg:top-25 lg:row-span-2 lg:mb-0 lg:max-h-[calc(100dvh-12rem)] lg:self-start lg:overflow-y-auto xl:row-span-1 forced-colors:border"
    >
      <div className="flex items-center gap-3">
        <h2
          id={`${id}-title`}
          ref={headingRef}
          tabIndex={-1}
          className="mr-auto min-w-0 text-subheading wrap-break-word outline-none"
        >
          {passage.title && (
            <span className="block font-sans text-small text-ink-soft">
              {name}
              <span className="sr-only">: </span>
            </span>
          )}
          {passage.title ?? name}
        </h2>
        <button
          type="button"
          aria-controls={`${id}-text`}
          onClick={() => setOpenState({ questionId, isOpen: !isOpen })}
          className="min-h-11 shrink-0 rounded-full border border-line bg-paper px-4 text-small font-semibold text-violet lg:hidden"
        >
          {isOpen ? "Hide " : "Show "}
          <span className="sr-only">the text</span>
        </button>
      </div>
      <div id={`${id}-text`} className={cn("mt-3", !isOpen && "max-lg:hidden")}>
        <PassageText passage={passage} />
      </div>
    </section>
  );
}

/** The passage of a reviewed question, hidden until opened. */
export function CollapsedPassage({ passage }: { passage: Passage }) {
  const { kind, title } = passage;
  return (
    <details className="rounded-small bg-mist px-4 py-2.5 forced-colors:border">
      <summary className="min-h-7 font-semibold">
        {passageNames[kind]}
        {title && `: ${title}`}
      </summary>
      <PassageText passage={passage} className="mt-3 text-small" />
    </details>
  );
}
