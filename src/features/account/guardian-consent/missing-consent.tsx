import { useQuery } from "@tanstack/react-query";
import { guardianConsentsQuery } from "../../../data/guardian-consents";
import { Notice } from "../../../ui/notice";
import { ConsentButton } from "./consent-button";

/**
 * After a payment: a notice that the guardian's consent is missing, with a button to give or request it. Shows nothing
 * if the consent is given or not loaded yet.
 */
export function MissingConsent({ studentId, email }: { studentId: string; email: string }) {
  const { data } = useQuery(guardianConsentsQuery(studentId));
  if (!data?.some(({ kind, isGiven }) => kind === "exam" && !isGiven)) return null;
  return (
    <Notice tone="info" className="grid justify-items-start gap-3">
      <p>
        <strong>The guardian&rsquo;s consent is missing.</strong> The student can take the exam, but we can
        show the result only after a parent or guardian agrees.
      </p>
      <ConsentButton studentId={studentId} email={email} variant="outline" size="card">
        Give or ask for consent
      </ConsentButton>
    </Notice>
  );
}
