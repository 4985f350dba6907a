import { afterEach, expect, it, vi } from "vitest";
import { asha, class5, logIn, maths } from "../../tests/support/factories";
import { collectInserts } from "../../tests/support/mock-test-factory";
import { setReporter } from "../lib/report";
import { recordMockTestStart, recordWhatsappClick } from "./telemetry";

const pair = { subjectId: maths, subjectName: "Maths", classId: class5, className: "Class 5" };

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

it("records a started mock test with the referrer's origin and the page's path, without their queries", async () => {
  const rows = collectInserts("exam_starts");
  vi.spyOn(document, "referrer", "get").mockReturnValue("https://school.example/class-5?pupil=asha");
  history.replaceState(null, "", "/free-mock-test?from=mail#top");
  await recordMockTestStart(pair);
  expect(rows).toEqual([
    {
      timestamp: expect.any(String),
      referrer: "https://school.example",
      page_url: "http://localhost:5173/free-mock-test",
      subject: "Maths",
      subject_id: maths,
      class: "Class 5",
      class_id: class5,
    },
  ]);
});

it("records a press on a WhatsApp link, with the email address of a logged-in student", async () => {
  const rows = collectInserts("whatsapp_clicks");
  await recordWhatsappClick();
  logIn();
  await recordWhatsappClick();
  expect(rows).toEqual([{ email: null }, { email: asha.email }]);
});

it("reports a refused record, and throws nothing", async () => {
  const reports: string[] = [];
  const restoreReporter = setReporter(({ what }) => reports.push(what));
  collectInserts("exam_starts", 429, { code: "PT429", message: "Too many requests." });
  collectInserts("whatsapp_clicks", 429, { code: "PT429", message: "Too many requests." });
  await recordMockTestStart(pair);
  await recordWhatsappClick();
  expect(reports).toEqual(["counting the start of a mock test", "counting a press on WhatsApp"]);
  restoreReporter();
});
