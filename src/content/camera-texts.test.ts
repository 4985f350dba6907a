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

const of = (camera: "off" | "optional"): Season => ({
  ...builtSeason,
  current: { ...builtSeason.current, camera },
});

const readPolicy = ({ intro, sections }: Policy) => [
  intro,
  ...sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]),
];
const readFaq = (items: readonly { question: string; answer: string }[]) =>
  items.map(({ question, answer }) => `${question} ${answer}`);

/** Every text that may mention a camera, with its place. */
function readAll(season: Season): [place: string, text: string][] {
  const places = {
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
  return Object.entries(places).flatMap(([place, texts]) =>
    texts.map((text): [string, string] => [place, text]),
  );
}

const placesOf = (season: Season, pattern: RegExp) => [
  ...new Set(readAll(season).flatMap(([place, text]) => (pattern.test(text) ? place : []))),
];

describe.each(["off", "optional"] as const)("where the edition's setting is %s", (camera) => {
  const season = of(camera);

  it("nothing says that a webcam or a microphone is required or recommended, or that an exam is watched", () => {
    expect(
      placesOf(
        season,
        /(HD webcam|proctor|webcam on|microphone (is|are) (required|recommended)|because the exam)/i,
      ),
    ).toEqual([]);
  });

  it("the same places mention it", () => {
    const spoken = ["home", "olympiad", "exam information", "terms", "privacy"];
    expect(placesOf(season, /camera/i)).toEqual(
      camera === "off" ? spoken : ["home", "olympiad", "exam information", "device list", "terms", "privacy"],
    );
  });
});

it("if it is off, no text offers a camera or mentions stored pictures", () => {
  const texts = readAll(of("off")).filter(([, text]) => /camera|picture/i.test(text));
  expect(texts.filter(([, text]) => /optional|photo|camera pictures/i.test(text))).toEqual([]);
  expect(describeDevice(of("off"))).toContain("No camera is used.");
});

it("if the camera is optional, terms and privacy say which pictures are taken, who sees them and for how long", () => {
  expect(readPolicy(getTerms(of("optional"))).join()).toContain("a camera is optional");
  const privacy = readPolicy(getPrivacy(of("optional"))).join();
  expect(privacy).toContain("a small photo about every two minutes, with no video and no sound");
  expect(privacy).toContain("Only your family and the organisers can see them");
  expect(privacy).toContain("until 30 days after the final result");
});
