import type { ReactNode } from "react";
import { dashboardLink, paths, answerRecordPath, rehearsalPath } from "../../../config/paths";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { TestHeader } from "../../../ui/test-parts/test-header";
import type { LobbyMessage } from "./describe-exam";

/** The layout of the lobby: a header with a link to the dashboard, and the content. */
export function LobbyFrame({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <TestHeader name={name} exitLink={dashboardLink} />
      <main className="mx-auto grid max-w-[860px] grid-cols-1 content-start gap-6 px-4 pt-6 pb-20 sm:pt-10">
        {children}
      </main>
    </div>
  );
}

/** The message when there is nothing to start, with links. */
export function MessageCard({ message, attemptId }: { message: LobbyMessage; attemptId: string | null }) {
  const hasAnswerRecord = message.hasAnswerRecord && attemptId !== null;
  return (
    <Card className="grid gap-4">
      <h2 className="text-heading">{message.title}</h2>
      <p className="max-w-prose wrap-anywhere">{message.text}</p>
      <div className="flex flex-wrap gap-3">
        {hasAnswerRecord && (
          <ButtonLink to={answerRecordPath(attemptId)} className="max-sm:w-full">
            See your answer record
          </ButtonLink>
        )}
        {message.hasRehearsal && (
          <ButtonLink to={rehearsalPath} className="max-sm:w-full">
            Try a practice run
          </ButtonLink>
        )}
        <ButtonLink
          to={paths.studentDashboard}
          variant={hasAnswerRecord || message.hasRehearsal ? "outline" : "gold"}
          className="max-sm:w-full"
        >
          Go to Dashboard
        </ButtonLink>
      </div>
    </Card>
  );
}
