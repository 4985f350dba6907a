import type { ReactNode } from "react";
import { Card } from "./card";

/** A white card on a gradient background, with a single form such as login or registration. */
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
    <main className="grid min-h-[calc(100dvh-4.5rem)] place-items-center bg-dawn px-4 pt-10 pb-24 sm:pt-section sm:pb-32">
      <Card className="grid w-full max-w-md gap-5 sm:p-8">
        <header className="grid gap-1">
          <h1 className="text-heading">{title}</h1>
          <p className="text-small text-ink-soft">{intro}</p>
        </header>
        {children}
      </Card>
    </main>
  );
}
