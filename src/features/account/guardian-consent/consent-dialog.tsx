import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { catalogueQuery } from "../../../data/catalogue";
import { myExamsQuery } from "../../../data/exam/my-exams";
import { guardianConsentsQuery } from "../../../data/guardian-consents";
import { ordersQuery } from "../../../data/orders";
import { combineQueries } from "../../../lib/combine-queries";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { LoadedView } from "../../../ui/loaded-view";
import { toastSuccess } from "../../../ui/toast";
import { AskGuardian } from "./ask-guardian";
import { GiveConsentForm } from "./give-consent-form";

/**
 * The dialog for a guardian's consent after the payment: a parent gives it here with the password, or the student asks
 * a guardian by email.
 */
export function ConsentDialog({
  studentId,
  email,
  onClose,
}: {
  studentId: string;
  /** The email address of the logged-in account. */
  email: string;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const edition = useQuery(catalogueQuery(studentId)).data?.edition;
  const query = useQueries({
    queries: [guardianConsentsQuery(studentId), ordersQuery(studentId)],
    combine: combineQueries,
  });
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: guardianConsentsQuery(studentId).queryKey });
    await queryClient.invalidateQueries({ queryKey: myExamsQuery(studentId).queryKey });
  };
  return (
    <Dialog title="Guardian&rsquo;s consent" onClose={onClose}>
      <LoadedView query={query} label="Loading the consents">
        {([consents, [newestOrder]]) => {
          const isMissing = (kind: string) =>
            consents.some((consent) => consent.kind === kind && !consent.isGiven);
          return (
            <>
              <p className="text-ink-soft">We can show the result only after a parent or guardian agrees.</p>
              {newestOrder && (
                <GiveConsentForm
                  email={email}
                  orderId={newestOrder.id}
                  asksExam={isMissing("exam")}
                  asksCamera={edition?.camera === "optional" && isMissing("camera")}
                  onConsentGiven={async () => {
                    await refresh();
                    toastSuccess("Thank you. Your consent is saved.");
                    onClose();
                  }}
                />
              )}
              <details open={!newestOrder} className="border-t border-line pt-4">
                <summary className="min-h-6 cursor-pointer font-semibold text-violet">
                  Are you the student? Ask a parent or guardian
                </summary>
                <div className="pt-3">
                  <AskGuardian askedAt={consents[0]?.askedAt ?? null} onAsked={() => void refresh()} />
                </div>
              </details>
              <Button variant="outline" size="card" onClick={onClose}>
                Close
              </Button>
            </>
          );
        }}
      </LoadedView>
    </Dialog>
  );
}
