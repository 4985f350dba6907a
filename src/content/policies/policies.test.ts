import { describe, expect, it } from "vitest";
import { site } from "../../config/site";
import type { Policy } from "./policy";
import { builtCalendar } from "../editions";
import { describeVisitCount, getPrivacy, listDataProcessors } from "./privacy";
import { refunds } from "./refunds";
import { getTerms } from "./terms";

const terms = getTerms(builtCalendar);
const privacy = getPrivacy(builtCalendar);

/** Joins the texts of a policy as one string, without its title. */
function joinTexts({ intro, sections }: Policy): string {
  const texts = sections.flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list]);
  return [intro, ...texts].join("\n");
}

describe.each([terms, privacy, refunds])("$title", (policy) => {
  it("has at least 8 sections, more than 400 words, the date of its last change and the help address", () => {
    expect(policy.lastChanged).toBe("Last updated: 30 November 2026");
    expect(policy.sections.length).toBeGreaterThanOrEqual(8);
    expect(joinTexts(policy).split(/\s+/).length).toBeGreaterThan(400);
    expect(joinTexts(policy)).toContain(site.helpEmail);
  });

  it("has no repeated heading, no empty section and no paragraph longer than 75 words", () => {
    const headings = policy.sections.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
    expect(
      policy.sections.filter(({ paragraphs, list }) => paragraphs.length === 0 || list?.length === 0),
    ).toEqual([]);
    const paragraphs = policy.sections.flatMap((section) => section.paragraphs);
    expect(paragraphs.filter((paragraph) => paragraph.split(" ").length > 75)).toEqual([]);
  });

  it("has an introduction that is short enough for a search result", () => {
    expect(policy.intro.length).toBeLessThanOrEqual(160);
  });
});

describe("the terms", () => {
  it.each([
    ["eligibility", "Students of classes 1 to 12 can take part"],
    ["true information", "give accurate information"],
    ["cheating", "Cheating or giving false information can lead to disqualification."],
    ["the chance to reply before a disqualification", "and wait up to seven days for a reply."],
    ["both question counts", "Classes 1 to 4 have 40 multiple-choice questions, classes 5 to 12 have 50."],
    ["the end of registration", "at the end of the day before it"],
    ["when awards are sent", "We send awards within two months of the result date"],
    ["technical issues", "try to reconnect"],
  ])("contain %s", (_what, text) => {
    expect(joinTexts(terms)).toContain(text);
  });
});

describe("the refund rule (docs/specification.md section 9)", () => {
  it.each([
    "Ask within 2 business days of registration, or before the exam date, whichever is earlier.",
    "You cannot ask for a refund on or after the exam date",
    "payment error",
    "double payment",
    "system failure",
    "processed in 7 to 10 business days to the original method",
    "otherwise they are non-refundable",
    "Exam fees are non-transferable",
  ])("contains: %s", (text) => {
    expect(joinTexts(refunds)).toContain(text);
  });

  it("lists exactly three cases in which a family gets a refund", () => {
    expect(refunds.sections.find(({ heading }) => heading === "When you get a refund")?.list).toHaveLength(3);
  });
});

describe("the privacy text", () => {
  it.each([
    "the student’s name, email address and phone number, and a record of your consent",
    "class, school, and the name of the parent or guardian",
    "Digital Personal Data Protection Act, 2023",
    "the form asks you to tick a box saying that a parent or guardian knows about the account",
    "We do not track you, show advertisements or sell data.",
    "Razorpay: takes payments",
    "Brevo: sends our emails",
    "payment notices that the payment company sends us: 30 days",
    "buttons pressed: 90 days",
    "orders: kept as receipts",
    "see your data, and download it, in your profile",
    "delete the account in your profile",
    "we show the result only after it is given",
    "a second consent",
    "is not legal advice",
  ])("contains: %s", (text) => {
    expect(joinTexts(privacy)).toContain(text);
  });
});

it("the data processors include Cloudflare only if the site has a captcha", () => {
  expect(listDataProcessors("Supabase", { siteKey: "" }).join("\n")).not.toContain("Cloudflare");
  expect(listDataProcessors("Supabase", { siteKey: "key of the site" }).join("\n")).toContain(
    "Cloudflare: checks that you are a person",
  );
});

it("the privacy text says whether visits to the site are counted", () => {
  expect(describeVisitCount("")).toBe("We do not use Google Analytics or any similar service.");
  expect(describeVisitCount("https://count.example/api/event")).toMatch(/a counter that sets no cookies/);
});
