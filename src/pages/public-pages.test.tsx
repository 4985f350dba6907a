import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { getSection, renderWithProviders } from "../../tests/support/render";
import { paths } from "../config/paths";
import { getAwardsFaq } from "../content/awards-faq";
import { builtCalendar } from "../content/editions";
import { ebooks } from "../content/ebooks";
import { getPrivacy } from "../content/policies/privacy";
import { refunds } from "../content/policies/refunds";
import { getTerms } from "../content/policies/terms";
import { AboutPage } from "./about";
import { AwardsPage } from "./awards";
import { ContactPage } from "./contact";
import { EbookGuidePage, EbookPuzzlesPage, EbookRequest } from "./ebook-request";
import { EbookGuideThankYouPage, EbookPuzzlesThankYouPage } from "./ebook-thank-you";
import { PrivacyPage } from "./privacy";
import { RefundsPage } from "./refunds";
import { RegistrationThankYouPage } from "./registration-thank-you";
import { TermsPage } from "./terms";

describe("a parent on the awards page", () => {
  it("sees the four tiers with their ranks and prizes", () => {
    renderWithProviders(<AwardsPage />);
    const tiers = within(getSection("What each rank wins"));
    const ranks = ["Ranks 1 to 10", "Ranks 11 to 50", "Ranks 51 to 100", "Every participant"];
    for (const text of ranks) expect(tiers.getByText(text)).toBeVisible();
    expect(tiers.getByText("Trophy")).toBeVisible();
    expect(tiers.getByText("Digital certificate")).toBeVisible();
  });

  it("sees the FAQ, in which one answer is open at a time, and the structured data has the FAQ too", () => {
    renderWithProviders(<AwardsPage />);
    const awardsFaq = getAwardsFaq(builtCalendar);
    expect(awardsFaq.length).toBeGreaterThan(0);
    for (const { question } of awardsFaq)
      expect(screen.getByText(question).closest("details")).toHaveAttribute("name", "awards-faq");
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain("FAQPage");
  });
});

describe("a parent on the pages about us", () => {
  it("sees who may take part", () => {
    renderWithProviders(<AboutPage />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("About Us");
    expect(screen.getByText(/inclusive online olympiads: any student of classes 1 to 12/)).toBeVisible();
  });

  it("can reach us by email, phone and WhatsApp", () => {
    renderWithProviders(<ContactPage />);
    expect(screen.getByRole("link", { name: /help@olympeak.example/ })).toHaveAttribute(
      "href",
      "mailto:help@olympeak.example",
    );
    const phone = screen.getByRole("link", { name: /Phone/ });
    expect(phone).toHaveAttribute("href", "tel:+918045678900");
    expect(phone).toHaveTextContent("Monday to Friday, 9 am to 5 pm");
    expect(screen.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
      "href",
      "https://wa.me/919876543210",
    );
    expect(screen.getByText(/replies within 1 business day/)).toBeVisible();
  });

  it.each(["Parents & Students", "Schools", "Tutors", "Institutions", "Companies", "Careers"])(
    "finds our offer of help for %s",
    (name) => {
      renderWithProviders(<ContactPage />);
      expect(screen.getByRole("heading", { level: 3, name })).toBeVisible();
    },
  );
});

describe("a parent who reads a policy", () => {
  it.each([
    [getTerms(builtCalendar), <TermsPage key="terms" />],
    [getPrivacy(builtCalendar), <PrivacyPage key="privacy" />],
    [refunds, <RefundsPage key="refunds" />],
  ] as const)("finds every section of the policy, and a link to each section", (policy, page) => {
    renderWithProviders(page);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(policy.title);
    expect(policy.sections.length).toBeGreaterThan(2);
    for (const { heading, paragraphs } of policy.sections) {
      const part = getSection(heading);
      expect(part.id).not.toBe("");
      expect(screen.getByRole("link", { name: heading })).toHaveAttribute("href", `#${part.id}`);
      for (const paragraph of paragraphs) expect(within(part).getByText(paragraph)).toBeVisible();
    }
    const sectionLinks = policy.sections.map(({ heading }) => screen.getByRole("link", { name: heading }));
    expect(new Set(sectionLinks.map((link) => link.getAttribute("href"))).size).toBe(policy.sections.length);
  });
});

describe("a parent who requests a book", () => {
  it.each([
    [ebooks.guide, <EbookGuidePage key="guide" />],
    [ebooks.puzzles, <EbookPuzzlesPage key="puzzles" />],
  ] as const)("sees the help address while there is no form", (ebook, page) => {
    renderWithProviders(page);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(ebook.pageTitle);
    expect(screen.getByText(/help@olympeak.example/)).toBeVisible();
    expect(screen.queryByTitle(/^Form/)).toBeNull();
    expect(screen.queryByText(/Enter your email address/)).toBeNull();
  });

  it("fills in the form of another service, which has no access to our origin", () => {
    const formUrl = "https://forms.example/guide";
    renderWithProviders(<EbookRequest ebook={ebooks.guide} path={paths.ebookGuide} formUrl={formUrl} />);
    const frame = screen.getByTitle("Form: Math Olympiad Guide");
    expect(frame).toHaveAttribute("src", formUrl);
    expect(screen.getByText(/Enter your email address/)).toBeVisible();
    expect(frame.getAttribute("sandbox")).toContain("allow-forms");
    expect(frame.getAttribute("sandbox")).not.toContain("allow-same-origin");
    expect(screen.queryByText(/not open/)).toBeNull();
  });

  it.each([
    [ebooks.guide.bookTitle, <EbookGuideThankYouPage key="guide" />],
    [ebooks.puzzles.bookTitle, <EbookPuzzlesThankYouPage key="puzzles" />],
  ] as const)("is informed that an email with %s is on its way", (name, page) => {
    renderWithProviders(page);
    expect(screen.getByText(new RegExp(`email with the ${name}`))).toBeVisible();
  });
});

describe("a parent who has registered", () => {
  it("sees a thank-you text with the site's name", () => {
    renderWithProviders(<RegistrationThankYouPage />, { path: "/thankyouregistration" });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Thank You! Your registration for Olympeak is confirmed!",
    );
    expect(screen.getByRole("link", { name: "Go to Dashboard" })).toHaveAttribute(
      "href",
      "/studentdashboard",
    );
  });
});
