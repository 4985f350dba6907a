import { useEffect, useRef } from "react";
import type { MyExam } from "../../../data/exam/my-exams";
import { Card } from "../../../ui/card";
import { CheckList } from "../../../ui/check-list";

/**
 * The instructions before Start.
 *
 * @param exam the exam
 * @returns short sentences; the last one is different for a rehearsal
 */
function listInstructions({ kind, questionCount, durationSeconds }: MyExam): string[] {
  const minutes = Math.round(durationSeconds / 60);
  return [
    `${questionCount} questions in three sections, A to C, and ${minutes} minutes from the moment you press Start. You can change your answers until you finish or time is up.`,
    "Each correct answer gets one mark. No marks are cut for wrong or blank answers.",
    "Every answer is saved on this device and sent to us as you tap it. If the internet stops, keep going. We send your answers when it is back; they count if they reach us within 3 minutes after your time is up.",
    "The clock keeps running even if you close this page. Open it again and you can continue where you stopped.",
    "A phone call will not end your exam. We only record how long the exam was not on your screen. Your marks do not change.",
    kind === "rehearsal"
      ? "This is only practice. You will see your score, and it does not count."
      : "When time is up, the exam is submitted automatically with all your answers. You get an answer record.",
  ];
}

/**
 * The instructions, and what is allowed. `takesFocus`: whether the heading gets the focus when it appears, because the
 * instructions replace the device check.
 */
export function Instructions({ exam, takesFocus }: { exam: MyExam; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [takesFocus]);
  return (
    <Card className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
        Read this with a parent first
      </h2>
      <CheckList items={listInstructions(exam)} />
      <div className="grid gap-1 rounded-small bg-mist px-4 py-3">
        <h3 className="font-sans text-body font-semibold">What is allowed</h3>
        <p>
          Paper and a pencil. No help from others, no books, no calculator and no other websites: it must be
          your own work.
        </p>
      </div>
    </Card>
  );
}
