import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router-dom";
import { certificatePath } from "../config/paths";
import { site } from "../config/site";
import { certificateQuery, correctCertificateName } from "../data/results/certificates";
import { studentQuery } from "../data/students";
import { useSession } from "../data/use-session";
import { OwnCertificate } from "../features/exam/certificate/own-certificate";
import { OtherAccount } from "../features/exam/result/other-account";
import { readCertificateCode } from "../lib/certificate-code";
import { LoadedView } from "../ui/loaded-view";
import { PageHeading } from "../ui/page-heading";
import { Seo } from "../ui/seo";

/** /certificate/{code}: a student's own certificate, to view and print. */
export function CertificatePage() {
  const { code: codeInUrl = "" } = useParams();
  // URLs are in lower case, codes in upper case.
  const code = readCertificateCode(codeInUrl) ?? codeInUrl;
  const client = useQueryClient();
  const navigate = useNavigate();
  const certificate = useQuery(certificateQuery(code));
  const session = useSession();
  const student = useQuery({ ...studentQuery(session?.studentId ?? ""), enabled: session !== null });
  const correctName = async (name: string) => {
    const reply = await correctCertificateName(code, name);
    if (reply.outcome === "corrected") {
      // Marks all queries as stale, so that the result shows the new code, without loading the old certificate again.
      await client.invalidateQueries({ refetchType: "none" });
      await navigate(certificatePath(reply.code), { replace: true });
    }
    return reply;
  };
  return (
    <main className="mx-auto grid max-w-page content-start gap-8 px-4 pt-10 pb-28 sm:pt-14 sm:pb-36">
      <Seo title={`Certificate · ${site.name}`} noindex />
      <PageHeading title="Certificate" />
      <LoadedView query={certificate} label="Loading the certificate" forbidden={<OtherAccount />}>
        {(reply) => (
          <OwnCertificate
            key={reply.code}
            certificate={reply}
            schoolName={student.data?.schoolName ?? null}
            onCorrect={correctName}
          />
        )}
      </LoadedView>
    </main>
  );
}
