import { describe, expect, it } from "vitest";
import { listDeviceRequirements, describeDevice } from "./device-requirements";
import { builtSeason, type Season } from "./editions";
import { getExamInformationFaq, getExamInformationSteps } from "./exam-information";
import { getHomeFaq } from "./home-faq";
import { getOlympiadFaq } from "./olympiad-faq";
import type { Policy } from "./policies/policy";
import { getPrivacy } from "./policies/privacy";
import { refunds } from "./policies/refunds";
import { getTerms } from "./policies/terms";
import { subjects } from "./subjects";

const createSeasonWith = (camera: "off" | "optional"): Season => ({
  ...builtSeason,
  current: { ...builtSeason.current, camera },
});

const readPolicy = ({ intro, sections }: Policy) => [
  intro,
  ...sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]),
];
const readFaq = (items: readonly { question: string; answer: string }[]) =>
  items.map(({ question, answer }) => `${question} ${answer}`);

/** Every text that may mention a camera, with its page. */
function readAll(season: Season): [page: string, text: string][] {
  const pages = {
    home: readFaq(getHomeFaq(season)),
    olympiad: subjects.flatMap((subject) => readFaq(getOlympiadFaq(season, subject, 5))),
    "exam information": [
      ...readFaq(getExamInformationFaq(season)),
      ...getExamInformationSteps(season).map(({ text }) => text),
    ],
    "device list": listDeviceRequirements(season).map(({ title, text }) => `${title}. ${text}`),
    terms: readPolicy(getTerms(season)),
    privacy: readPolicy(getPrivacy(season)),
    refunds: readPolicy(refunds),
  };
  return Object.entries(pages).flatMap(([page, texts]) =>
    texts.map((text): [string, string] => [page, text]),
  );
}

const listPagesWith = (season: Season, pattern: RegExp) => [
  ...new Set(readAll(season).flatMap(([page, text]) => (pattern.test(text) ? page : []))),
];

describe.each(["off", "optional"] as const)("with the edition's setting %s", (camera) => {
  const season = createSeasonWith(camera);

  it("no text claims that a webcam or a microphone is required or recommended, or that an exam is watched", () => {
    expect(
      listPagesWith(
        season,
        /(HD webcam|proctor|webcam on|microphone (is|are) (required|recommended)|because the exam)/i,
      ),
    ).toEqual([]);
  });

  it("the same pages mention the camera, and the device list only if it is optional", () => {
    expect(listPagesWith(season, /camera/i)).toEqual([
      "home",
      "olympiad",
      "exam information",
      ...(camera === "off" ? [] : ["device list"]),
      "terms",
      "privacy",
    ]);
  });
});

it("if it is off, no text offers a camera or mentions stored pictures", () => {
  const texts = readAll(createSeasonWith("off")).filter(([, text]) => /camera|picture/i.test(text));
  expect(texts.filter(([, text]) => /optional|photo|camera pictures/i.test(text))).toEqual([]);
  expect(describeDevice(createSeasonWith("off"))).toContain("No camera is used.");
});

it("if the camera is optional, terms and privacy describe which pictures are taken, who sees them and for how long", () => {
  expect(readPolicy(getTerms(createSeasonWith("optional"))).join()).toContain("a camera is optional");
  const privacy = readPolicy(getPrivacy(createSeasonWith("optional"))).join();
  expect(privacy).toContain("a small photo about every two minutes, with no video and no sound");
  expect(privacy).toContain("Only your family and the organisers can see them");
  expect(privacy).toContain("until 30 days after the final result");
});
