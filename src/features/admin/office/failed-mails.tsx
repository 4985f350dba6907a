import { useQuery, useQueryClient } from "@tanstack/react-query";
import { paths } from "../../../config/paths";
import { describeMailFailure, mailNames } from "../../../content/mail-names";
import { resendMessage } from "../../../data/admin/families";
import { failedMailsQuery, organisersKey, type FailedMail } from "../../../data/admin/organiser-settings";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { DataTable, type Column } from "../../../ui/data-table";
import { EmptyState } from "../../../ui/empty-state";
import { LoadedView } from "../../../ui/loaded-view";
import { Notice } from "../../../ui/notice";
import { TextLink } from "../../../ui/text-link";
import { useSubmit } from "../../../ui/use-submit";

/** The maximum number of rows shown. */
const maxRowsShown = 50;

const refusals = {
  already_queued: "This email is already waiting to be sent.",
  not_found: "This email is no longer kept.",
  not_possible: "The family asks for this email itself, in its profile.",
  account_deleted: "The account has been deleted.",
  too_many: "This email was sent again three times today. Please try tomorrow.",
};

/** The emails that could not be sent after all tries, each with a button to send it again. */
export function FailedMails() {
  const queryClient = useQueryClient();
  const query = useQuery(failedMailsQuery(1, maxRowsShown));
  const { run, isPending, failure } = useSubmit({
    refresh: () => queryClient.invalidateQueries({ queryKey: organisersKey }),
    done: "The email will be sent again.",
  });
  const resend = (id: string) =>
    run(async () => {
      const outcome = await resendMessage(id);
      return outcome === "queued" ? undefined : refusals[outcome];
    });
  const columns: Column<FailedMail>[] = [
    {
      name: "Student",
      className: "wrap-anywhere",
      show: ({ studentId, name, email }) => (
        <>
          <TextLink to={`${paths.adminPanel}?section=families&student=${studentId}`}>
            {name ?? email ?? "Deleted account"}
          </TextLink>
          <p className="wrap-anywhere text-ink-soft">{email}</p>
        </>
      ),
    },
    { name: "Email", show: ({ kind }) => mailNames[kind] ?? kind },
    { name: "Queued (IST)", show: ({ queuedAt }) => formatIst(queuedAt, "time") },
    { name: "Why not", className: "wrap-anywhere", show: ({ lastError }) => describeMailFailure(lastError) },
    {
      name: "Action",
      isAction: true,
      show: ({ id, name, email }) => (
        <Button variant="quiet" size="card" pending={isPending} onClick={() => void resend(id)}>
          Send again <span className="sr-only">to {name ?? email}</span>
        </Button>
      ),
    },
  ];
  return (
    <>
      <p className="text-small text-ink-soft">
        Emails of the last 30 days that could not be sent after eight attempts, the newest {maxRowsShown}.
        Check the address with the family first.
      </p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <LoadedView query={query} label="Loading the emails">
        {(mails) =>
          mails.length === 0 ? (
            <EmptyState title="No email has failed in the last 30 days" />
          ) : (
            <DataTable
              label="Emails not sent"
              columns={columns}
              rows={mails}
              idOf={({ id }) => id}
              isStale={query.isPlaceholderData}
            />
          )
        }
      </LoadedView>
    </>
  );
}
