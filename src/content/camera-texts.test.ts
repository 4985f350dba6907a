import { describe, expect, it } from "vitest";
import { listDeviceRequirements, describeDevice } from "./device-requirements";
import { builtCalendar, type ExamCalendar } from "./editions";
import { getExamInformationFaq, getExamInformationSteps } from "./exam-information";
import { getHomeFaq } from "./home-faq";
import { getOlympiadFaq } from "./olympiad-faq";
import type { Policy } from "./policies/policy";
import { getPrivacy } from "./policies/privacy";
import { refunds } from "./policies/refunds";
import { getTerms } from "./policies/terms";
import { subjects } from "./subjects";

const createCalendarWithCamera = (camera: "off" | "optional"): ExamCalendar => ({
  ...builtCalendar,
  current: { ...builtCalendar.current, camera },
});

const readPolicy = ({ intro, sections }: Policy) => [
  intro,
  ...sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]),
];
const readFaq = (items: readonly { question: string; answer: string }[]) =>
  items.map(({ question, answer }) => `${question} ${answer}`);

/** Every text that may mention a camera, with its page. */
function readAll(calendar: ExamCalendar): [page: string, text: string][] {
  const pages = {
    home: readFaq(getHomeFaq(calendar)),
    olympiad: subjects.flatMap((subject) => readFaq(getOlympiadFaq(calendar, subject, 5))),
    "exam information": [
      ...readFaq(getExamInformationFaq(calendar)),
      ...getExamInformationSteps(calendar).map(({ text }) => text),
    ],
    "device list": listDeviceRequirements(calendar).map(({ title, text }) => `${title}. ${text}`),
    terms: readPolicy(getTerms(calendar)),
    privacy: readPolicy(getPrivacy(calendar)),
    refunds: readPolicy(refunds),
  };
  return Object.entries(pages).flatMap(([page, texts]) =>
    texts.map((text): [string, string] => [page, text]),
  );
}

const listPagesMatching = (calendar: ExamCalendar, pattern: RegExp) => [
  ...new Set(readAll(calendar).flatMap(([page, text]) => (pattern.test(text) ? page : []))),
];

describe.each(["off", "optional"] as const)("with the camera setting %s", (camera) => {
  const calendar = createCalendarWithCamera(camera);

  it("no text claims that a webcam or a microphone is required or recommended, or that an exam is watched", () => {
    expect(
      listPagesMatching(
        calendar,
        /(HD webcam|proctor|webcam on|microphone (is|are) (required|recommended)|because the exam)/i,
      ),
    ).toEqual([]);
  });

  it("the same pages mention the camera as with the other setting, except the device list", () => {
    expect(listPagesMatching(calendar, /camera/i)).toEqual([
      "home",
      "olympiad",
      "exam information",
      ...(camera === "off" ? [] : ["device list"]),
      "terms",
      "privacy",
    ]);
  });
});

it("if the camera is off, no text offers a camera or mentions stored pictures", () => {
  const texts = readAll(createCalendarWithCamera("off")).filter(([, text]) => /camera|picture/i.test(text));
  expect(texts.filter(([, text]) => /optional|photo|camera pictures/i.test(text))).toEqual([]);
  expect(describeDevice(createCalendarWithCamera("off"))).toContain("No camera is used.");
});

it("if the camera is optional, terms and privacy describe which pictures are taken, who sees them and for how long", () => {
  expect(readPolicy(getTerms(createCalendarWithCamera("optional"))).join()).toContain("a camera is optional");
  const privacy = readPolicy(getPrivacy(createCalendarWithCamera("optional"))).join();
  expect(privacy).toContain("a small photo about every two minutes, with no video and no sound");
  expect(privacy).toContain("Only your family and the organisers can see them");
  expect(privacy).toContain("until 30 days after the final result");
});
