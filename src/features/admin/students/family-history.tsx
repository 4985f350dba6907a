import { useQueryClient } from "@tanstack/react-query";
import { paths } from "../../../config/paths";
import { resendRefusals } from "../../../content/resend-refusals";
import { resendMessage, type FamilyEvent } from "../../../data/admin/families";
import { studentsKey } from "../../../data/admin/students";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { TextLink } from "../../../ui/text-link";
import { useSubmit } from "../../../ui/use-submit";
import { describeEvent } from "./family-texts";

/** The button that sends one email again, to this family only. */
function ResendButton({ messageId, title }: { messageId: string; title: string }) {
  const queryClient = useQueryClient();
  const { run, isPending, failure } = useSubmit({
    refresh: () => queryClient.invalidateQueries({ queryKey: studentsKey }),
    done: "The email will be sent again.",
  });
  const resend = () =>
    run(async () => {
      const outcome = await resendMessage(messageId);
      return outcome === "queued" ? undefined : resendRefusals[outcome];
    });
  return (
    <>
      <Button
        variant="quiet"
        size="card"
        className="justify-self-start"
        pending={isPending}
        onClick={() => void resend()}
      >
        Send again <span className="sr-only">{title}</span>
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </>
  );
}

const canResend = ({ kind, what, code, id }: FamilyEvent) =>
  kind === "mail" && id !== null && what !== "pending" && code !== "guardian_consent_email";

function Action({ event }: { event: FamilyEvent }) {
  const { title } = describeEvent(event);
  if (event.id !== null && canResend(event)) return <ResendButton messageId={event.id} title={title} />;
  if (event.kind === "paid") {
    return (
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <TextLink to={`${paths.adminPanel}?section=payments&q=${event.code}`}>
          Open order {event.code}
        </TextLink>
        <TextLink to={`${paths.adminPanel}?section=payments&q=${event.code}&receipt=${event.code}`}>
          Receipt and its email <span className="sr-only">of order {event.code}</span>
        </TextLink>
      </p>
    );
  }
  if (event.kind === "refund" && (event.what === "review" || event.what === "failed")) {
    return (
      <TextLink
        to={`${paths.adminPanel}?section=payments&view=refunds&q=${event.code}`}
        className="justify-self-start"
      >
        Decide under Review and refunds
      </TextLink>
    );
  }
  return null;
}

/** The history of a family, newest first. */
export function FamilyHistory({ events, studentId }: { events: readonly FamilyEvent[]; studentId: string }) {
  return (
    <section aria-labelledby={`story-${studentId}`} className="grid gap-3">
      <h3 id={`story-${studentId}`} className="text-subheading">
        What happened, newest first
      </h3>
      <ol className="divided overflow-hidden rounded-card bg-paper shadow-card">
        {events.map((event) => {
          const { title, detail } = describeEvent(event);
          return (
            <li
              key={Object.values(event).join(" ")}
              className="grid gap-1 px-4 py-3 sm:grid-cols-[12.5rem_1fr]"
            >
              <time dateTime={event.at} className="text-small text-ink-soft tabular">
                {formatIst(event.at, "time")}
              </time>
              <div className="grid gap-1">
                <p className="font-semibold wrap-anywhere">{title}</p>
                {detail !== "" && <p className="text-small wrap-anywhere text-ink-soft">{detail}</p>}
                <Action event={event} />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
