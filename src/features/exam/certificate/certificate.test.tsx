import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { makeCertificate } from "../../../../tests/support/certificate-factory";
import { renderWithProviders } from "../../../../tests/support/render";
import { Rank } from "../../../lib/rank";
import { CertificateSheet } from "./certificate-sheet";
import { fitsHeadingFont, getNameSize } from "./certificate-texts";

it("a certificate without a medal has no rank, but the number of participants", () => {
  renderWithProviders(
    <CertificateSheet
      certificate={makeCertificate({ award: "participation", rank: new Rank(1870, 2310) })}
    />,
  );
  const sheet = screen.getByRole("article");
  expect(sheet).toHaveTextContent("Certificate of Participation");
  expect(sheet).toHaveTextContent("on 17 January 2027among 2,310 participants.");
  expect(sheet).not.toHaveTextContent("1,870");
});

it("a certificate of a reserve paper names that paper, without rank and exam day", () => {
  renderWithProviders(
    <CertificateSheet
      certificate={makeCertificate({ kind: "reserve", award: "participation", rank: null })}
    />,
  );
  expect(screen.getByRole("article")).toHaveTextContent(
    "took the reserve paper of the Maths Olympiad (Winter 2026-27)and completed it.",
  );
});

it("a certificate has a QR code that opens the verification page", () => {
  renderWithProviders(<CertificateSheet certificate={makeCertificate()} />);
  expect(screen.getByRole("img", { name: "QR code to verify this certificate" })).toBeVisible();
});

it.each([
  ["Asha Verma", true],
  ["D’Souza", true],
  ["José Ávila", false],
  ["आशा", false],
  ["கார்த்திகேயன்", false],
  ["অনন্যা", false],
])("fitsHeadingFont returns for %s: %s", (name, isFitting) => expect(fitsHeadingFont(name)).toBe(isFitting));

it("a longer name, and a name in another script, has a smaller size", () => {
  const sizes = [10, 18, 19, 28, 40, 80, 100].map((count) => getNameSize("a".repeat(count)));
  expect(sizes).toEqual([7, 7, 5.4, 5.4, 4, 3.4, 2.8]);
  expect(getNameSize("अ".repeat(10))).toBeLessThan(getNameSize("a".repeat(10)));
});
