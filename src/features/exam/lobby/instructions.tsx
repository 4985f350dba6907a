import { useEffect, useRef } from "react";
import type { MyExam } from "../../../data/exam/my-exams";
import { Card } from "../../../ui/card";
import { CheckList } from "../../../ui/check-list";

/**
 * What a child knows before Start.
 *
 * @param exam which
 * @returns short points, the ones of a rehearsal where it is one
 */
function listPoints({ kind, questionCount, durationSeconds }: MyExam): string[] {
  const minutes = Math.round(durationSeconds / 60);
  return [
    `${questionCount} questions in three parts, and ${minutes} minutes from the moment you press Start. You can go back and change answers until the time is over.`,
    "Each right answer is one mark. Nothing is taken off for a wrong or missing one.",
    "Every answer is kept on this device and sent to us as you tap it. Without internet just go on: what waits is sent when it is back.",
    "The clock runs on, also while this page is closed. Opened again, it shows the same questions, your answers and the time that is left.",
    "If the page is hidden, as by a call, nothing ends. We note it, show it to you at the end, and it changes no mark.",
    kind === "rehearsal"
      ? "This is a rehearsal: you see your score at once, and nothing of it counts."
      : "When the time is over the exam ends by itself, with everything you have answered. You get a receipt.",
  ];
}

/** What to know before the start, and what is allowed. `isStep`: it takes the place of the step before, and with it the focus. */
export function Instructions({ exam, isStep }: { exam: MyExam; isStep: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isStep) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [isStep]);
  return (
    <Card className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
        Read this together first
      </h2>
      <CheckList items={listPoints(exam)} />
      <div className="grid gap-1 rounded-small bg-mist px-4 py-3">
        <h3 className="font-sans text-body font-semibold">What is allowed</h3>
        <p>
          Paper and a pencil. No help from others, no books, no calculator and no other websites: it is the
          child&rsquo;s own work that counts.
        </p>
      </div>
    </Card>
  );
}
