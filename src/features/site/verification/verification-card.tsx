import type { ReactNode } from "react";
import { verifyPath } from "../../../config/paths";
import { site } from "../../../config/site";
import type { Verification } from "../../../data/results/certificate";
import { cn } from "../../../lib/cn";
import { Card } from "../../../ui/card";
import { CheckIcon, CrossIcon } from "../../../ui/icons";
import { TextLink } from "../../../ui/text-link";
import { listDetails, type KnownCertificate } from "./verification-texts";

type Message = { isGood: boolean; title: string; text: ReactNode };

function describeOutcome(verification: Verification): Message {
  switch (verification.outcome) {
    case "valid":
      return {
        isGood: true,
        title: "This certificate is valid",
        text: `It was issued by ${site.name}. Please check that these details match the certificate.`,
      };
    case "corrected":
      return {
        isGood: false,
        title: "There is a newer certificate",
        text: (
          <>
            This one was issued by {site.name}. The name or award has since been corrected. The valid
            certificate is <TextLink to={verifyPath(verification.code)}>{verification.code}</TextLink>.
          </>
        ),
      };
    case "withdrawn":
      return {
        isGood: false,
        title: "This certificate is no longer valid",
        text: `It was issued by ${site.name} and has been withdrawn.`,
      };
    case "held":
      return {
        isGood: false,
        title: "This certificate cannot be checked now",
        text: `It was issued by ${site.name}. Its result is on hold, so we cannot show any details for now. Please check again later.`,
      };
    case "deleted":
      return {
        isGood: false,
        title: "The student’s data has been deleted",
        text: `This code was issued by ${site.name}. The family has since deleted its data, so we can show nothing more.`,
      };
    case "unknown":
      return {
        isGood: false,
        title: "No certificate has this code",
        text: `Please check every letter. If the certificate really shows this code, it was not issued by ${site.name}. Please tell us at ${site.helpEmail}.`,
      };
  }
}

function isKnown(verification: Verification): verification is KnownCertificate {
  return (
    verification.outcome !== "held" &&
    verification.outcome !== "deleted" &&
    verification.outcome !== "unknown"
  );
}

/** The outcome of the check in one sentence, and the content of the certificate. */
export function VerificationCard({ code, verification }: { code: string; verification: Verification }) {
  const { isGood, title, text } = describeOutcome(verification);
  const Icon = isGood ? CheckIcon : CrossIcon;
  return (
    <Card className="grid gap-5 sm:p-8">
      <div className="flex items-center gap-4">
        <span
          className={cn(
            "grid size-14 shrink-0 place-items-center rounded-full forced-colors:border",
            isGood ? "bg-green-tint text-green" : "bg-red-tint text-red",
          )}
        >
          <Icon className="size-8" />
        </span>
        <div className="min-w-0">
          <h2 className="text-heading">{title}</h2>
          <p className="wrap-anywhere text-ink-soft tabular">{code}</p>
        </div>
      </div>
      <p>{text}</p>
      {isKnown(verification) && (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          {listDetails(verification).map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-semibold wrap-anywhere max-sm:mb-1">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
