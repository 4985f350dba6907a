import type { ReactNode } from "react";
import { Card } from "./card";
import { LetterScene } from "./letter-scene";

/** A thank-you card on a gradient background: a drawn letter, a sentence, and the next steps as children. */
export function ThankYouCard({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <main className="grid min-h-[calc(100dvh-4.5rem)] place-items-center bg-dawn px-4 pt-10 pb-24 sm:pb-32">
      <Card className="grid w-full max-w-lg justify-items-center gap-4 text-center sm:p-10">
        <LetterScene />
        <h1 className="text-heading">{title}</h1>
        <p className="text-ink-soft">{text}</p>
        <div className="flex flex-wrap justify-center gap-3 pt-2">{children}</div>
      </Card>
    </main>
  );
}
