import { memo, Suspense, useCallback, useEffect, useId, useRef, type MouseEvent } from "react";
import { afterPaint } from "../../lib/after-paint";
import { cn } from "../../lib/cn";
import { ClipButton, PassagePanel } from "./lazy-parts";
import { ListenButton } from "./listen-button";
import { OptionList } from "./option-list";
import { hasMaterial, QuestionMaterial } from "./question-material";
import { ReadAloudSlot } from "./read-aloud-slot";
import type { ShownQuestion } from "./shown-question";
import { splitStem } from "./split-stem";

/** Text sizes by the length of a text in characters: longer texts are smaller. */
const textSizes = [
  { maxLength: 110, className: "text-heading" },
  { maxLength: 260, className: "text-subheading leading-snug" },
  { maxLength: Number.POSITIVE_INFINITY, className: "font-sans text-body font-semibold" },
];

function findTextSizeClass(text: string): string {
  return textSizes.find(({ maxLength }) => text.length <= maxLength)?.className ?? "";
}

type Props = {
  question: ShownQuestion;
  /** The question's number, from 1, and the number of questions in the test. */
  number: number;
  total: number;
  /** The value of the option that is chosen. */
  answer: string | undefined;
  onChoose: (id: string, value: string) => void;
  /** Clears the answer; undefined if answers cannot be cleared. */
  onClear?: (id: string) => void;
  /** Whether the first question also takes the focus, because it replaces other content on the same page. */
  takesFocusAtFirst?: boolean;
  /** Whether a button reads the question aloud. The word of a spelling question always has its own button. */
  canReadAloud?: boolean;
  onReadAloud?: () => void;
};

/**
 * Moves the focus to a new question, so that it is read out and Tab continues from there; the first question of a
 * passage moves the focus to the passage. The first question of a page does so only if `takesFocusAtFirst` is true.
 *
 * @returns the refs of the question, its heading and the passage's heading
 */
function useFocusOnNewQuestion({ id, passage }: ShownQuestion, takesFocusAtFirst: boolean) {
  const card = useRef<HTMLFieldSetElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const passageHeading = useRef<HTMLHeadingElement>(null);
  /** Whether the passage gets the focus once it is loaded. */
  const isFocusPending = useRef(false);
  /** The id of the question with which the page opened, and which does not take the focus; empty afterwards. */
  const initialId = useRef(takesFocusAtFirst ? "" : id);
  const lastPassageId = useRef(takesFocusAtFirst ? undefined : passage?.id);
  useEffect(() => {
    if (initialId.current === id) return undefined;
    initialId.current = "";
    const focusedBefore = document.activeElement;
    const isPassageNew = passage?.id !== lastPassageId.current;
    lastPassageId.current = passage?.id;
    // After the paint, because moving the focus forces another layout.
    return afterPaint(() => {
      const { activeElement } = document;
      const startsWithPassage = isPassageNew && passage?.id !== undefined;
      // If the student has moved the focus to an option meanwhile, it stays there.
      if (activeElement === focusedBefore || !card.current?.contains(activeElement)) {
        const target = startsWithPassage ? passageHeading.current : heading.current;
        target?.focus({ preventScroll: true });
        isFocusPending.current = target === null;
      }
      window.scrollTo({ top: 0, behavior: "instant" });
    });
  }, [id, passage?.id]);
  const passageHeadingRef = useCallback((node: HTMLHeadingElement | null) => {
    passageHeading.current = node;
    if (!node || !isFocusPending.current) return;
    isFocusPending.current = false;
    node.focus({ preventScroll: true });
  }, []);
  return { card, heading, passageHeadingRef };
}

/**
 * The button that clears an answer and moves the focus to the options. Its space is reserved, so that nothing moves
 * when it appears.
 */
function ClearAnswer({ isShown, onClear }: { isShown: boolean; onClear: () => void }) {
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest("fieldset")?.querySelector("input")?.focus({ preventScroll: true });
    onClear();
  };
  return (
    <div className="mt-2 min-h-11">
      {isShown && (
        <button
          type="button"
          onClick={clear}
          className="min-h-11 rounded-small px-1 text-small font-semibold text-ink-soft underline decoration-line underline-offset-4 hover:decoration-violet"
        >
          Clear my answer
        </button>
      )}
    </div>
  );
}

/** Classes of a heading that only introduces the question, because the question itself is the text below it. */
const leadClass = "font-sans text-body font-semibold";

/** One question with its options as radios, and its passage before it, if it has one. */
export const QuestionCard = memo(function QuestionCard({
  question,
  number,
  total,
  answer,
  onChoose,
  onClear,
  takesFocusAtFirst = false,
  canReadAloud = false,
  onReadAloud,
}: Props) {
  const { card, heading, passageHeadingRef } = useFocusOnNewQuestion(question, takesFocusAtFirst);
  const stemId = useId();
  const { passage, say, clip } = question;
  const { lead, otherParts } = splitStem(question);
  const lastPart = otherParts.at(-1);
  const closingQuestion = lastPart?.kind === "text" ? lastPart.text : undefined;
  return (
    <>
      {passage && (
        // Its column is reserved while it loads.
        <Suspense fallback={<div className="lg:row-span-2 xl:row-span-1" />}>
          <PassagePanel
            key={passage.id}
            passage={passage}
            questionId={question.id}
            headingRef={passageHeadingRef}
          />
        </Suspense>
      )}
      <fieldset
        ref={card}
        aria-describedby={otherParts.length > 0 ? stemId : undefined}
        className="mb-10 min-w-0 lg:mb-0"
      >
        <legend className="mb-5 w-full">
          <span className="mb-2 block text-small font-semibold text-ink-soft">
            {`Question ${number} of ${total} · ${question.topic}`}
          </span>
          <h2
            ref={heading}
            tabIndex={-1}
            className={cn(
              "max-w-2xl text-wrap wrap-break-word whitespace-pre-line outline-none",
              closingQuestion === undefined ? findTextSizeClass(lead) : leadClass,
            )}
          >
            {lead}
          </h2>
        </legend>
        {hasMaterial(question) && (
          <div className="mb-6">
            <QuestionMaterial
              question={question}
              stemClass={cn("font-heading font-bold", findTextSizeClass(closingQuestion ?? ""))}
              stemId={stemId}
            />
          </div>
        )}
        {canReadAloud && <ReadAloudSlot question={question} onUse={onReadAloud} />}
        {say && (
          <div className="mb-6">
            <ListenButton word={say} />
          </div>
        )}
        {clip && (
          // Its space is reserved while it loads.
          <div className="mb-6 min-h-11.5">
            <Suspense>
              <ClipButton key={clip} src={clip} />
            </Suspense>
          </div>
        )}
        <OptionList question={question} answer={answer} onChoose={onChoose} />
        {onClear && <ClearAnswer isShown={answer !== undefined} onClear={() => onClear(question.id)} />}
      </fieldset>
    </>
  );
});
