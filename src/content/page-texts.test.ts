import { describe, expect, it } from "vitest";
import { site } from "../config/site";
import { getAbout } from "./about";
import { builtCalendar } from "./editions";
import { contactAudiences, contactHours, contactReplyTime } from "./contact";
import { listDeviceRequirements } from "./device-requirements";
import { ebooks } from "./ebooks";
import {
  dashboardBlurb,
  homeAwards,
  homeBenefits,
  homeSteps,
  mockTestBlurb,
  schoolsBlurb,
} from "./home-sections";
import { subjectLines } from "./subject-lines";
import { subjects } from "./subjects";

function titlesOf(items: readonly { title: string }[]): string[] {
  return items.map(({ title }) => title);
}

describe("the home page (docs/specification.md section 2)", () => {
  it("names its benefits, steps and awards as specified", () => {
    expect(titlesOf(homeBenefits)).toEqual([
      "Build Confidence",
      "Prestigious Awards",
      "Future Leaders",
      "Instant Access",
    ]);
    expect(titlesOf(homeSteps)).toEqual(["Register", "Practice", "Exam", "Performance"]);
    expect(titlesOf(homeAwards)).toEqual(["Medals", "Certificates", "Scholarships"]);
  });

  it("mentions schools without naming one, and describes mock tests and the dashboard", () => {
    expect(schoolsBlurb.title.toLowerCase()).toContain("made for schools");
    expect(schoolsBlurb.text).not.toMatch(/\b(public school|vidyalaya|academy|convent|dps)\b/i);
    expect(mockTestBlurb.text).toContain("10 questions in 12 minutes");
    expect(dashboardBlurb.text).toContain("mock test scores");
  });

  it("has one short line for each subject", () => {
    expect(Object.keys(subjectLines)).toEqual(subjects.map(({ slug }) => slug));
    const lines = Object.values(subjectLines);
    expect(new Set(lines).size).toBe(subjects.length);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });
});

describe("the device requirements (docs/specification.md section 1)", () => {
  it("are a device, a browser and the internet; a camera is optional if the edition uses cameras", () => {
    const items = listDeviceRequirements(builtCalendar);
    expect(items.filter(({ isRequired }) => isRequired).map(({ key }) => key)).toEqual([
      "device",
      "browser",
      "internet",
    ]);
    expect(items.filter(({ isRequired }) => !isRequired).map(({ key }) => key)).toEqual(["webcam"]);
  });
});

describe("the contact page (docs/specification.md section 2)", () => {
  it("has six audiences, the hours of the phone and the time until a reply", () => {
    expect(titlesOf(contactAudiences)).toEqual([
      "Parents & Students",
      "Schools",
      "Tutors",
      "Institutions",
      "Companies",
      "Careers",
    ]);
    expect(contactHours).toBe("Monday to Friday, 9 am to 5 pm");
    expect(contactReplyTime).toContain("usually replies within 1 business day");
  });
});

describe("the page about us", () => {
  const about = getAbout(builtCalendar);

  it("describes inclusive olympiads for classes 1 to 12", () => {
    expect(about.title).toBe("About Us");
    expect(about.lead).toContain("inclusive");
    expect(about.lead).toContain("classes 1 to 12");
    expect(about.lead.length).toBeLessThanOrEqual(160);
    expect(about.sections.length).toBeGreaterThanOrEqual(4);
    expect(about.sections.filter(({ paragraphs }) => paragraphs.length === 0)).toEqual([]);
  });
});

describe.each(Object.values(ebooks))(
  "the book $bookTitle",
  ({ bookTitle, lead, points, thankYou, unavailable }) => {
    it("is announced as an attachment of an email", () => {
      expect(thankYou).toContain(`sent you an email with the ${bookTitle} attached`);
    });

    it("offers the help address while there is no form", () => {
      expect(unavailable).toContain(site.helpEmail);
    });

    it("is described in a line and three points", () => {
      expect(lead.length).toBeLessThanOrEqual(160);
      expect(points).toHaveLength(3);
    });
  },
);
