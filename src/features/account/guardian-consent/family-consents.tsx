import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { cameraConsent, examConsent } from "../../../content/guardian-consent";
import { catalogueQuery } from "../../../data/catalogue";
import { myExamsQuery } from "../../../data/exam/my-exams";
import {
  guardianConsentsQuery,
  withdrawGuardianConsent,
  type ConsentKind,
  type GuardianConsent,
} from "../../../data/guardian-consents";
import { ordersQuery } from "../../../data/orders";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { LoadedView } from "../../../ui/loaded-view";
import { AskGuardian } from "./ask-guardian";
import { ConsentButton } from "./consent-button";
import { ConsentPoints } from "./consent-points";

/** The texts about each consent: its name, what it means, and the effects of not giving it or of withdrawing it. */
const textsByKind: Record<
  ConsentKind,
  { title: string; meaning: string; missing: string; withdrawal: string; points: typeof examConsent.points }
> = {
  exam: {
    title: "Exams",
    meaning: "What exam consent means",
    missing:
      "No guardian has agreed yet. The student can take exams, but we hold back the results until a guardian agrees.",
    withdrawal:
      "We will then hold back results: no one can see them or verify a certificate until a guardian agrees again. The student can still take exams.",
    points: examConsent.points,
  },
  camera: {
    title: "Camera",
    meaning: "What camera consent means",
    missing:
      "You have not agreed to the use of the camera, so we take no pictures. This makes no difference to the exam.",
    withdrawal: "We will take no more pictures. This does not affect marks, ranks or awards.",
    points: cameraConsent.points,
  },
};

function Consent({ consent, onWithdraw }: { consent: GuardianConsent; onWithdraw: () => void }) {
  const { title, meaning, missing, points } = textsByKind[consent.kind];
  return (
    <div className="grid justify-items-start gap-2">
      <h4 className="font-semibold">{title}</h4>
      {consent.isGiven && consent.givenAt !== null ? (
        <>
          <p className="text-small wrap-anywhere text-ink-soft">
            {consent.guardianName} gave consent on {formatIst(consent.givenAt, "date")}.
          </p>
          <Button variant="outline" size="card" onClick={onWithdraw}>
            Withdraw consent<span className="sr-only">: {title}</span>
          </Button>
        </>
      ) : (
        <p className="text-small text-ink-soft">{missing}</p>
      )}
      <details className="text-small">
        <summary className="min-h-6 cursor-pointer font-semibold text-violet">{meaning}</summary>
        <div className="pt-2">
          <ConsentPoints points={points} />
        </div>
      </details>
    </div>
  );
}

/** The consents in the profile: who agreed to what and when, with buttons to give and withdraw them. */
export function FamilyConsents({ studentId, email }: { studentId: string; email: string }) {
  const queryClient = useQueryClient();
  const consents = useQuery(guardianConsentsQuery(studentId));
  const edition = useQuery(catalogueQuery(studentId)).data?.edition;
  const hasOrder = (useQuery(ordersQuery(studentId)).data?.length ?? 0) > 0;
  const [kindToWithdraw, setKindToWithdraw] = useState<ConsentKind | null>(null);
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: guardianConsentsQuery(studentId).queryKey });
    await queryClient.invalidateQueries({ queryKey: myExamsQuery(studentId).queryKey });
  };
  const withdraw = useMutation({ mutationFn: withdrawGuardianConsent, onSuccess: refresh });
  return (
    <section className="grid justify-items-start gap-4">
      <h3 className="font-heading text-lg font-bold">Guardian&rsquo;s consent</h3>
      <LoadedView query={consents} label="Loading the consents">
        {(allConsents) => {
          const visibleConsents = allConsents.filter(
            ({ kind, isGiven }) => kind === "exam" || isGiven || edition?.camera === "optional",
          );
          const askedAt = allConsents[0]?.askedAt ?? null;
          return (
            <>
              {visibleConsents.map((consent) => (
                <Consent
                  key={consent.kind}
                  consent={consent}
                  onWithdraw={() => setKindToWithdraw(consent.kind)}
                />
              ))}
              {visibleConsents.some(({ isGiven }) => !isGiven) && hasOrder && (
                <ConsentButton studentId={studentId} email={email} variant="outline" size="card">
                  Give consent now
                </ConsentButton>
              )}
              {visibleConsents.some(({ isGiven }) => !isGiven) && (
                <AskGuardian askedAt={askedAt} onAsked={() => void refresh()} />
              )}
            </>
          );
        }}
      </LoadedView>
      {kindToWithdraw && (
        <ConfirmDialog
          title="Withdraw this consent?"
          confirmLabel="Withdraw"
          onConfirm={async () => {
            await withdraw.mutateAsync(kindToWithdraw);
            return undefined;
          }}
          onClose={() => setKindToWithdraw(null)}
        >
          <p>{textsByKind[kindToWithdraw].withdrawal}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
