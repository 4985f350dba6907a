import type { Browser } from "playwright";
import { examPath } from "../../../src/config/paths";
import { sessionKey } from "../../../src/data/session";
import { median } from "../judge";
import { answerQuestions, nextButton, openPhone, timeClick } from "../quiz-phone";
import { measureSurvey, openSurveyBench, type Times } from "../survey-bench";
import { createExamApi, paperId, studentId } from "./exam-server";

const rounds = 5;
const ports = { site: 8276, survey: 8277, api: 8278 } as const;
const site = `http://localhost:${ports.site}`;

/** The login as stored on a device; the API of this benchmark does not check it. */
const session = {
  access_token: "not checked",
  refresh_token: "not checked",
  token_type: "bearer",
  expires_in: 86_400,
  user: { id: studentId, email: "ananya@olympeak.example" },
};

/** Waits in the lobby until the phone has the paper and the scripts, then starts and answers nine questions. */
async function measureExamPage(browser: Browser): Promise<Times> {
  const { context, page } = await openPhone(browser, { serviceWorkers: "allow" });
  const login = { ...session, expires_at: Math.floor(Date.now() / 1000) + session.expires_in };
  await context.addInitScript(
    ([key = "", value = ""]) => localStorage.setItem(key, value),
    [sessionKey, JSON.stringify(login)],
  );
  await page.goto(site + examPath(paperId));
  await page.getByLabel("Your first name").fill("Ananya");
  // The button is enabled once the phone has the paper and the scripts.
  await page.getByRole("button", { name: "Start the exam", disabled: false }).waitFor();
  await page.waitForLoadState("networkidle");
  const roomStart = await timeClick(page, "button[type=submit]");
  const roomNext = median(await answerQuestions(page, nextButton, 9));
  await context.close();
  return { roomStart, roomNext };
}

/**
 * Measures how long a student waits on the exam page and in SurveyJS's quiz, in Chromium on slow 4G with a quarter of the processor.
 *
 * @returns medians in milliseconds: `roomStart` from Start to the first question painted, with the paper on the device;
 *   `roomNext` from Next to the next one; `surveyFirst` from opening SurveyJS's page to its first question, `surveyNext`
 */
export async function timeExamPage(): Promise<
  Record<"roomStart" | "roomNext" | "surveyFirst" | "surveyNext", number>
> {
  const bench = await openSurveyBench("bench-exam", ports, createExamApi);
  const measured: Times[] = [];
  try {
    // Alternate, so that other load on the machine affects both.
    for (let round = 0; round < rounds; round += 1)
      measured.push({ ...(await measureExamPage(bench.browser)), ...(await measureSurvey(bench)) });
  } finally {
    await bench.close();
  }
  const medianOf = (name: string) => median(measured.map((times) => times[name] ?? Number.NaN));
  return {
    roomStart: medianOf("roomStart"),
    roomNext: medianOf("roomNext"),
    surveyFirst: medianOf("surveyFirst"),
    surveyNext: medianOf("surveyNext"),
  };
}
