import { certificatePath, dashboardPath, verifyPath } from "../../../config/paths";
import { site } from "../../../config/site";
import type { Certificate, WithheldCertificate, NameCorrection } from "../../../data/results/certificate";
import { Button, ButtonLink } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { ShareButton } from "../../../ui/share/share-button";
import { TextLink } from "../../../ui/text-link";
import { CertificateSheet } from "./certificate-sheet";
import { getCertificateTitle } from "./certificate-texts";
import { CorrectName } from "./correct-name";

type Props = {
  certificate: Certificate | WithheldCertificate;
  /** From the family's profile; null if not given. */
  schoolName: string | null;
  /** Corrects the spelling of the name. */
  onCorrect: (name: string) => Promise<NameCorrection>;
};

/** Shown instead of a certificate that is no longer valid, which must not be printed. */
function InvalidCertificate({ certificate: { replacedBy } }: { certificate: Certificate }) {
  if (replacedBy !== null)
    return (
      <EmptyState title="There is a newer certificate">
        <p>This certificate has been replaced. Its code now leads to the new one.</p>
        <ButtonLink to={certificatePath(replacedBy)}>The valid certificate</ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState title="This certificate was withdrawn">
      <p>
        It is no longer valid. We have emailed you the reason. Questions? Write to{" "}
        <a href={`mailto:${site.helpEmail}`}>{site.helpEmail}</a>.
      </p>
    </EmptyState>
  );
}

const holdReasons: Record<Exclude<WithheldCertificate["heldFor"], "consent">, string> = {
  refund: "A refund for this exam has been requested or started.",
  dispute: "The payment for this exam is disputed at the bank.",
  void: "An organiser has asked you a question about this exam. You can read it and reply on the result page.",
};

/** Why a certificate is not shown now, and what the family can do. */
function CertificateOnHold({ certificate: { heldFor } }: { certificate: WithheldCertificate }) {
  return (
    <EmptyState title="This certificate is on hold">
      <p className="max-w-prose">
        {heldFor === "consent" ? (
          <>
            A parent or guardian has not agreed to this exam, or has withdrawn the consent. You can agree
            again in <TextLink to={dashboardPath("profile")}>your profile</TextLink>.
          </>
        ) : (
          holdReasons[heldFor]
        )}{" "}
        Nothing is lost. Until this is settled we do not show the certificate, and it cannot be verified.
      </p>
      <p>
        Questions: <a href={`mailto:${site.helpEmail}`}>{site.helpEmail}</a>.
      </p>
    </EmptyState>
  );
}

/**
 * A certificate for the family of the student, with buttons to print and share it, and a form for the correction of the
 * name's spelling.
 */
export function OwnCertificate({ certificate, schoolName, onCorrect }: Props) {
  if (certificate.state === "held") return <CertificateOnHold certificate={certificate} />;
  if (certificate.state !== "valid") return <InvalidCertificate certificate={certificate} />;
  return (
    <>
      {/* While this page is open, it prints on A4 landscape without browser margins. */}
      <style>{"@page { size: A4 landscape; margin: 0 }"}</style>
      <div className="certificate-frame">
        <CertificateSheet certificate={certificate} schoolName={schoolName} />
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <Button className="max-sm:w-full" onClick={() => globalThis.print()}>
          Print, or save as PDF
        </Button>
        <ShareButton
          fullName={certificate.name}
          title={getCertificateTitle(certificate)}
          lines={[`${certificate.subject} Olympiad · ${certificate.class}`, certificate.edition]}
          text={`${getCertificateTitle(certificate)} in the ${certificate.subject} Olympiad of ${site.name}.`}
        />
        <ButtonLink to={verifyPath(certificate.code)} variant="outline" className="max-sm:w-full">
          How to verify it
        </ButtonLink>
      </div>
      <p className="text-ink-soft">
        Prints on A4, landscape. On a phone, tap Print to save a PDF, which you can share or have printed.
      </p>
      {certificate.mayCorrectUntil !== null && (
        <CorrectName name={certificate.name} until={certificate.mayCorrectUntil} onCorrect={onCorrect} />
      )}
    </>
  );
}
