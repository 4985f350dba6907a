import { useState } from "react";
import { createPortal } from "react-dom";
import { QuestionCard } from "./question-card";
import type { ShownQuestion } from "./shown-question";

/** The size of a small phone, in pixels. */
const phone = { width: 360, height: 640 };

/** Copies the page's styles into the preview's document. */
function copyStyles(target: Document): void {
  target.documentElement.lang = "en";
  target.documentElement.className = document.documentElement.className;
  for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]'))
    target.head.append(target.importNode(sheet, true));
  target.body.className = "bg-paper p-4";
}

/**
 * A question as a phone shows it, with the components of the test. It is inside an iframe of a phone's width, because
 * those components respond to the width of the screen, not of their container.
 */
export function PhonePreview({
  question,
  number,
  total,
}: {
  question: ShownQuestion;
  number: number;
  total: number;
}) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [answer, setAnswer] = useState<string>();
  const attachFrame = (frame: HTMLIFrameElement | null) => {
    const frameDocument = frame?.contentDocument;
    if (!frameDocument || frameDocument.body === body) return;
    copyStyles(frameDocument);
    setBody(frameDocument.body);
  };
  return (
    <>
      <iframe
        ref={attachFrame}
        // Some browsers replace the iframe's first document when it has loaded.
        onLoad={(event) => attachFrame(event.currentTarget)}
        title="Preview as on a phone"
        sandbox="allow-same-origin"
        {...phone}
        className="max-w-full rounded-card border border-line bg-paper"
      />
      {body &&
        createPortal(
          <QuestionCard
            question={question}
            number={number}
            total={total}
            answer={answer}
            onChoose={(_, value) => setAnswer(value)}
          />,
          body,
        )}
    </>
  );
}
