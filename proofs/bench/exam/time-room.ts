import type { Browser } from "playwright";
import { examPath } from "../../../src/config/paths";
import { sessionKey } from "../../../src/data/session";
import { median } from "../judge";
import { nextButton, stepOn, takePhone, timePress } from "../quiz-phone";
import { measureSurvey, openSurveyBench, type Times } from "../survey-bench";
import { createExamApi, paperId, studentId } from "./exam-server";

const rounds = 5;
const ports = { site: 8276, survey: 8277, api: 8278 } as const;
const site = `http://localhost:${ports.site}`;

/** As auth keeps it on a device; the API of this bench asks nobody for more. */
const session = {
  access_token: "not looked at",
  refresh_token: "not looked at",
  token_type: "bearer",
  expires_in: 86_400,
  user: { id: studentId, email: "ananya@olympeak.example" },
};

/** A child in the lobby whose phone has the paper and the room presses Start, then answers ten questions one by one. */
async function measureRoom(browser: Browser): Promise<Times> {
  const { context, page } = await takePhone(browser, "allow");
  const login = { ...session, expires_at: Math.floor(Date.now() / 1000) + session.expires_in };
  await context.addInitScript(
    ([key = "", value = ""]) => localStorage.setItem(key, value),
    [sessionKey, JSON.stringify(login)],
  );
  await page.goto(site + examPath(paperId));
  await page.getByLabel("Your first name").fill("Ananya");
  // Once paper and room are on the phone.
  await page.getByRole("button", { name: "Start the exam", disabled: false }).waitFor();
  await page.waitForLoadState("networkidle");
  const roomStart = await timePress(page, "button[type=submit]");
  const roomNext = median(await stepOn(page, nextButton, 9));
  await context.close();
  return { roomStart, roomNext };
}

/**
 * How long a child waits in an exam's room, and in SurveyJS's quiz, in Chromium on slow 4G with a quarter of the processor.
 *
 * @returns medians in milliseconds: `roomStart` from Start to the first question painted, with the paper on the device;
 *   `roomNext` from Next to the next one; `surveyFirst` from opening SurveyJS's page to its first question, `surveyNext`
 */
export async function timeRoom(): Promise<
  Record<"roomStart" | "roomNext" | "surveyFirst" | "surveyNext", number>
> {
  const bench = await openSurveyBench("bench-exam", ports, createExamApi);
  const measured: Times[] = [];
  try {
    // One after the other in the same minutes, so that a busy machine is busy for both.
    for (let round = 0; round < rounds; round += 1)
      measured.push({ ...(await measureRoom(bench.browser)), ...(await measureSurvey(bench)) });
  } finally {
    await bench.close();
  }
  const of = (name: string) => median(measured.map((times) => times[name] ?? Number.NaN));
  return {
    roomStart: of("roomStart"),
    roomNext: of("roomNext"),
    surveyFirst: of("surveyFirst"),
    surveyNext: of("surveyNext"),
  };
}
