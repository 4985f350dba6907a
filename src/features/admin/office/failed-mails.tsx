import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../../config/paths";
import { describeMailFailure, mailNames } from "../../../content/mail-names";
import { resendRefusals } from "../../../content/resend-refusals";
import { resendMessage } from "../../../data/admin/families";
import { failedMailsQuery, organisersKey, type FailedMail } from "../../../data/admin/organiser-settings";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { DataTable, type Column } from "../../../ui/data-table";
import { EmptyState } from "../../../ui/empty-state";
import { LoadedView } from "../../../ui/loaded-view";
import { TextLink } from "../../../ui/text-link";
import { toastSuccess } from "../../../ui/toast";

/** The maximum number of rows shown. */
const maxRowsShown = 50;

/** The emails that could not be sent after all tries, each with a button to send it again. */
export function FailedMails() {
  const queryClient = useQueryClient();
  const query = useQuery(failedMailsQuery(1, maxRowsShown));
  const [mailToResend, setMailToResend] = useState<FailedMail | null>(null);
  const resend = async ({ id, email }: FailedMail) => {
    const outcome = await resendMessage(id);
    if (outcome !== "queued") return resendRefusals[outcome];
    toastSuccess(`The email will be sent again to ${email ?? "the family"}.`);
    await queryClient.invalidateQueries({ queryKey: organisersKey });
    return undefined;
  };
  const columns: Column<FailedMail>[] = [
    {
      name: "Student",
      className: "wrap-anywhere",
      render: ({ studentId, name, email }) => (
        <>
          <TextLink to={`${paths.adminPanel}?section=families&student=${studentId}`}>
            {name ?? email ?? "Deleted account"}
          </TextLink>
          <p className="wrap-anywhere text-ink-soft">{email}</p>
        </>
      ),
    },
    { name: "Email", render: ({ kind }) => mailNames[kind] ?? kind },
    { name: "Queued (IST)", render: ({ queuedAt }) => formatIst(queuedAt, "dateTime") },
    {
      name: "Reason",
      className: "wrap-anywhere",
      render: ({ lastError }) => describeMailFailure(lastError),
    },
    {
      name: "Action",
      isAction: true,
      render: (mail) => (
        <Button variant="quiet" size="card" onClick={() => setMailToResend(mail)}>
          Send again <span className="sr-only">to {mail.name ?? mail.email}</span>
        </Button>
      ),
    },
  ];
  return (
    <>
      <p className="text-small text-ink-soft">
        Emails of the last 30 days that failed after 8 attempts. Only the latest {maxRowsShown} are shown.
        Before you send one again, check the address with the family.
      </p>
      <LoadedView query={query} label="Loading the emails">
        {(mails) =>
          mails.length === 0 ? (
            <EmptyState title="No emails failed after 8 attempts in the last 30 days" />
          ) : (
            <DataTable
              label="Emails not sent"
              columns={columns}
              rows={mails}
              getRowId={({ id }) => id}
              isStale={query.isPlaceholderData}
            />
          )
        }
      </LoadedView>
      {mailToResend && (
        <ConfirmDialog
          title="Send this email again?"
          confirmLabel="Send again"
          onConfirm={() => resend(mailToResend)}
          onClose={() => setMailToResend(null)}
        >
          <p className="wrap-anywhere">
            The email “{mailNames[mailToResend.kind] ?? mailToResend.kind}” goes to{" "}
            {mailToResend.email ?? "the family"}
            {mailToResend.name && `, for ${mailToResend.name}`}.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
