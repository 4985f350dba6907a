import type { ReactNode } from "react";
import { Card } from "./card";
import { Peaks } from "./peaks";

/** A single form on the sky: login, register and their like. */
export function AccountCard({
  title,
  intro,
  children,
}: {
  title: string;
  intro: string;
  children: ReactNode;
}) {
  return (
    <main className="relative grid min-h-[calc(100dvh-4.5rem)] place-items-center overflow-hidden bg-sky px-4 py-10 sm:py-section">
      <Peaks className="absolute inset-x-0 bottom-0 h-32 w-full sm:h-48" />
      <Card className="relative grid w-full max-w-md gap-5 sm:p-8">
        <header className="grid gap-1">
          <h1 className="text-heading">{title}</h1>
          <p className="text-small text-ink-soft">{intro}</p>
        </header>
        {children}
      </Card>
    </main>
  );
}
