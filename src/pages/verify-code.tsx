import { useCallback } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { paths, verifyPath } from "../config/paths";
import { site } from "../config/site";
import type { Verification } from "../data/results/certificate";
import { verifyCertificate } from "../data/results/verify-certificate";
import { CodeForm } from "../features/site/verification/code-form";
import { NameForm } from "../features/site/verification/name-form";
import { VerificationCard } from "../features/site/verification/verification-card";
import { messageOf } from "../lib/app-error";
import { readCertificateCode } from "../lib/certificate-code";
import { useLoaded } from "../lib/use-loaded";
import { ButtonLink } from "../ui/button";
import { ErrorMessage } from "../ui/error-message";
import { PageHeading } from "../ui/page-heading";
import { Seo } from "../ui/seo";
import { Skeleton } from "../ui/skeleton";

function CheckedCode({ code, verification }: { code: string; verification: Verification }) {
  const navigate = useNavigate();
  const compareName = async (name: string) => {
    const reply = await verifyCertificate(code, name);
    return "nameMatches" in reply ? reply.nameMatches : null;
  };
  return (
    <>
      <VerificationCard code={code} verification={verification} />
      {verification.outcome === "valid" && <NameForm onCheck={compareName} />}
      {verification.outcome === "unknown" ? (
        <CodeForm onCode={(otherCode) => void navigate(verifyPath(otherCode))} />
      ) : (
        <ButtonLink to={paths.verify} variant="outline" className="justify-self-start">
          Check another certificate
        </ButtonLink>
      )}
    </>
  );
}

/** /verify/{code}: the page that a certificate's QR code opens, with the outcome of the check. */
export function VerifyCodePage() {
  const { code: codeInUrl = "" } = useParams();
  const code = readCertificateCode(codeInUrl);
  // A text that is not a code is not sent to the server.
  const load = useCallback(
    async (): Promise<Verification> => (code === null ? { outcome: "unknown" } : verifyCertificate(code)),
    [code],
  );
  const loaded = useLoaded(load);
  return (
    <main className="mx-auto grid max-w-[680px] content-start gap-8 px-4 pt-10 pb-28 sm:pt-14 sm:pb-36">
      <Seo title={`Check a certificate · ${site.name}`} noindex />
      <PageHeading title="Check a certificate" />
      {loaded.state === "loading" && <Skeleton label="Checking the code" rows={2} />}
      {loaded.state === "failed" && <ErrorMessage message={messageOf(loaded.error)} onRetry={loaded.retry} />}
      {loaded.state === "ready" && (
        <CheckedCode key={code} code={code ?? codeInUrl} verification={loaded.value} />
      )}
    </main>
  );
}
