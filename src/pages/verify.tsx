import { useNavigate } from "react-router-dom";
import { paths, verifyPath } from "../config/paths";
import { site } from "../config/site";
import { CodeForm } from "../features/site/verification/code-form";
import { Card } from "../ui/card";
import { PageHeading } from "../ui/page-heading";
import { Seo } from "../ui/seo";

/** /verify: the form to check a certificate by its code. */
export function VerifyPage() {
  const navigate = useNavigate();
  return (
    <main className="mx-auto grid max-w-[680px] content-start gap-8 px-4 pt-10 pb-28 sm:pt-14 sm:pb-36">
      <Seo
        title={`Check a certificate · ${site.name}`}
        description={`Every ${site.name} certificate has a code. Enter it to check that the certificate is genuine and valid.`}
        path={paths.verify}
      />
      <PageHeading title="Check a certificate">
        Every {site.name} certificate has a code. Enter it to check that the certificate is genuine and valid.
      </PageHeading>
      <Card>
        <CodeForm onCode={(code) => void navigate(verifyPath(code))} />
      </Card>
    </main>
  );
}
