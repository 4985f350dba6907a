import { useId } from "react";
import { verifyPath } from "../../../config/paths";
import { site } from "../../../config/site";
import type { AwardTier } from "../../../data/results/result";
import type { Certificate } from "../../../data/results/certificate";
import { cn } from "../../../lib/cn";
import { formatIst } from "../../../lib/dates";
import { BrandMark } from "../../../ui/brand-mark";
import { Cub } from "../../../ui/cub/cub";
import { Drawing } from "../../../ui/drawing";
import { fitsHeadingFont, describeOlympiad, getNameSize, getCertificateTitle } from "./certificate-texts";
import { QrCode } from "./qr-code";

/**
 * The frame and the mountain peaks in the background. They are drawn as an image, because printers that save ink leave
 * out backgrounds.
 */
function Background() {
  return (
    <svg aria-hidden="true" viewBox="0 0 297 210" className="absolute inset-0 size-full">
      <path fill="#f3edff" d="M0 174 46 149l40 22 51-38 51 35 38-19 71 26v60H0z" />
      <path fill="#ece4fd" d="M0 190 60 166l50 18 54-22 56 21 40-11 37 13v25H0z" />
      <path fill="#e2d7fa" d="M0 201 70 186l60 12 60-13 60 12 47-8v22H0z" />
      <rect x="8" y="8" width="281" height="194" rx="7" fill="none" stroke="#e09b00" strokeWidth="1" />
      <rect
        x="10.6"
        y="10.6"
        width="275.8"
        height="188.8"
        rx="5"
        fill="none"
        stroke="#c9b6f2"
        strokeWidth=".35"
      />
    </svg>
  );
}

const medals: Record<Exclude<AwardTier, "participation">, { name: string; color: string }> = {
  gold: { name: "Gold Medal", color: "text-[#7a5200]" },
  silver: { name: "Silver Medal", color: "text-[#4c566b]" },
  bronze: { name: "Bronze Medal", color: "text-[#85431a]" },
};

/** The achievement: a medal with the rank, or without a medal only the participation. */
function Achievement({ certificate }: { certificate: Certificate }) {
  const { award, rank } = certificate;
  const examText = `took ${describeOlympiad(certificate)}`;
  if (award !== "participation" && rank)
    return (
      <p>
        {examText}
        <br />
        and won the <strong className={medals[award].color}>{medals[award].name}</strong> with rank{" "}
        <strong>{rank.format((rankText) => rankText)}</strong> among{" "}
        {rank.format((_, participants) => participants)} participants.
      </p>
    );
  return (
    <p>
      {examText}
      <br />
      {rank ? `among ${rank.format((_, participants) => participants)} participants.` : "and completed it."}
    </p>
  );
}

/** The seal: a gold rosette with the peak, and the issuer's name around it. */
function Seal({ text, className }: { text: string; className: string }) {
  const ringId = useId();
  // The 24 corners of the rosette, on a circle around its centre (50, 50).
  const teeth = Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12;
    return `${(50 + 47 * Math.cos(angle)).toFixed(1)} ${(50 + 47 * Math.sin(angle)).toFixed(1)}`;
  });
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" className={className}>
      <path
        d={`M${teeth.join("A6.2 6.2 0 0 1 ")}A6.2 6.2 0 0 1 ${teeth[0] ?? ""}z`}
        fill="#ffc53d"
        stroke="#e09b00"
        strokeWidth="1.5"
      />
      <circle cx="50" cy="50" r="40" fill="#fff3d6" stroke="#e09b00" strokeWidth="1.5" />
      <circle cx="50" cy="50" r="26" fill="#fff" stroke="#e09b00" />
      <path id={ringId} d="M50 82a32 32 0 1 1 .1 0" fill="none" />
      <text fontSize="8.5" fontWeight="700" fill="#7a5200" letterSpacing=".5">
        <textPath href={`#${ringId}`} startOffset="50%" textAnchor="middle">
          {text}
        </textPath>
      </text>
      <path d="M30 66 48 37l14 18 4-5 8 16z" fill="#6d3df0" />
      <path d="m48 37 7 9-4-1-3 4-3-3-4 1z" fill="#ffc53d" />
    </svg>
  );
}

type SheetProps = {
  certificate: Certificate;
  /** The student's school, if the family has given it. */
  schoolName?: string | null;
};

/**
 * The certificate in A4 landscape. All sizes are relative to its width, so that it looks the same on a phone and on
 * paper; index.css prints only this part of the page. With forced colours (high contrast) the certificate stays white.
 */
export function CertificateSheet({ certificate, schoolName = null }: SheetProps) {
  const { name, code, issuedOn, award } = certificate;
  const origin = site.url || globalThis.location.origin;
  return (
    <article
      aria-label="Certificate"
      className="certificate-sheet relative isolate mx-auto aspect-[297/210] w-full overflow-hidden bg-white text-center text-ink shadow-card forced-color-adjust-none"
    >
      <Background />
      <Cub pose="peek" className="absolute right-[7cqw] top-[3.1cqw] h-[8.5cqw] w-[16cqw]" />
      <div className="absolute inset-x-[8cqw] top-[5.4cqw] grid justify-items-center text-[1.9cqw] leading-[1.55]">
        <BrandMark className="size-[6.4cqw]" />
        <p className="font-heading text-[2.1cqw] leading-none font-bold">{site.name}</p>
        <h2 className="mt-[2.4cqw] font-heading text-[2.6cqw] leading-tight font-bold tracking-[.14em] uppercase">
          {getCertificateTitle(certificate)}
        </h2>
        <p className="mt-[1.6cqw] text-ink-soft">This is to certify that</p>
        <p
          className={cn(
            "my-[.7cqw] max-w-full text-balance wrap-anywhere font-bold",
            fitsHeadingFont(name) ? "font-heading leading-[1.2]" : "font-sans leading-[1.45]",
          )}
          style={{ fontSize: `${getNameSize(name)}cqw` }}
        >
          {name}
        </p>
        <p className="max-w-full wrap-anywhere">
          of {certificate.class}
          {schoolName !== null && `, ${schoolName}`}
        </p>
        <Achievement certificate={certificate} />
      </div>
      <div className="absolute inset-x-[6.4cqw] bottom-[5.6cqw] grid grid-cols-[1fr_auto_1fr] items-end gap-[2cqw] text-[1.3cqw] leading-[1.45]">
        <div className="flex items-end gap-[1.2cqw] text-left">
          <Seal
            text={`${site.name} · ${certificate.edition}`.toUpperCase()}
            className="size-[11cqw] shrink-0"
          />
          <div>
            {site.signatory !== "" && (
              <p className="mb-[.6cqw] border-b border-ink-soft pb-[.2cqw] font-serif text-[1.8cqw] italic">
                {site.signatory}
              </p>
            )}
            <p>
              Issued on {formatIst(issuedOn, "date")}
              <br />
              Issued by {site.name}
            </p>
          </div>
        </div>
        <Drawing name={award === "participation" ? "climb" : award} className="h-[14cqw] w-auto" />
        <div className="flex items-end justify-end gap-[1.2cqw] text-right">
          <p>
            <strong className="whitespace-nowrap tabular">{code}</strong>
            <br />
            Verify at
            <br />
            <span className="wrap-anywhere">{origin.replace(/^https?:\/\//, "")}/verify</span>
          </p>
          <QrCode url={origin + verifyPath(code)} className="size-[10.5cqw] shrink-0" />
        </div>
      </div>
    </article>
  );
}
