import { expect, type Page } from "@playwright/test";
import { examPath, paths, pictureSheetPath } from "../../src/config/paths";
import { dayInIndia } from "../../src/lib/day-in-india";
import { announceStartTime, buyExam, createEdition } from "../../tools/demo/demo-edition";
import { makeDemoPaper } from "../../tools/demo/demo-paper";
import { logIn } from "../../tools/demo/log-in";
import { preparePaper } from "../../tools/demo/prepare-paper";
import { findHeadlessChromium } from "../../tools/browser/chromium";
import { classFive } from "../stack/exams";
import { openAdminPanel } from "./admin-panel";
import { addresses, e2eEnvironment } from "./environment";
import { expectSaved, test, type Child } from "./exam-room";
import { moveServerTime } from "./exam-time";
import { expectAccessible, openDevice } from "./base-test";

const stack = {
  apiUrl: addresses.api,
  databaseUrl: addresses.database,
  siteUrl: addresses.site,
  publishableKey: e2eEnvironment().VITE_SUPABASE_PUBLISHABLE_KEY,
};
/** The time between two pictures of the camera. */
const pictureIntervalMs = 120_000;
const pictureTimeoutMs = 20_000;
const siteOnly = { origin: addresses.site };

test.use({
  launchOptions: {
    ...findHeadlessChromium(),
    // Headless Chromium cannot ask for the camera, so it always answers yes and uses a fake camera.
    args: [
      "--no-sandbox",
      "--disable-dev-shm-usage",
      "--disable-gpu",
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
    ],
  },
});
test.afterEach(async ({ child }) => moveServerTime(child.sql, 0));

/** Creates an exam that the child has bought and may start now, with a guardian's consents to the exam and to the camera; returns the paper's id. */
async function openExam({ family, sql }: Child): Promise<string> {
  const author = await logIn(stack, "admin@olympeak.example");
  const solver = await logIn(stack, "organiser@olympeak.example");
  const exam = await createEdition(sql, dayInIndia(new Date()));
  const paper = { editionId: exam.editionId, examId: exam.examId, classId: classFive };
  const paperId = await preparePaper(author, solver, paper, makeDemoPaper(5));
  await buyExam(sql, exam, family.id, classFive);
  await sql`
    insert into private.guardian_consents (student_id, kind, way, guardian_name, wording_version)
    select ${family.id}, k.kind, 'mail', 'Meera Rao', '2026-11' from unnest(array['exam', 'camera']) as k (kind)`;
  await announceStartTime(sql, exam, 1);
  return paperId;
}

/** Returns the number, size in bytes and type of each picture of the child's exam in Storage. */
async function listPictures({ family, sql }: Child) {
  return sql<{ no: string; size: number; type: string }[]>`
    select split_part(o.name, '/', 2) as no, (o.metadata ->> 'size')::int as size, o.metadata ->> 'mimetype' as type
    from storage.objects as o
    join private.exam_attempts as a on a.id::text = split_part(o.name, '/', 1)
    where o.bucket_id = 'exam-pictures' and a.student_id = ${family.id} order by 1`;
}

/** Makes the browser refuse the camera with the error `name` from now on, or allows the camera again if `name` is null. */
async function setCameraError(page: Page, name: string | null): Promise<void> {
  await page.evaluate((errorName) => {
    const { mediaDevices } = navigator;
    // A property of the object replaces the method of its class until it is deleted.
    if (errorName === null) Reflect.deleteProperty(mediaDevices, "getUserMedia");
    else mediaDevices.getUserMedia = () => Promise.reject(new DOMException("not now", errorName));
  }, name);
}

test("the camera is tested and used, the exam continues without it, and the family and an organiser can see its pictures", async ({
  page,
  context,
  browser,
  child,
}) => {
  const paperId = await openExam(child);
  await page.clock.install();
  let passedMs = 0;
  /** Lets two minutes pass until the check passes: usually once, and twice if a picture was just being taken. */
  const passTimeUntil = async (check: () => Promise<void>) =>
    expect(async () => {
      passedMs += pictureIntervalMs;
      await moveServerTime(child.sql, passedMs);
      await page.clock.fastForward(pictureIntervalMs);
      await check();
    }).toPass();
  const findButton = (name: string) => page.getByRole("button", { name, exact: true });
  const isCameraAllowed = () =>
    page.evaluate(() => Reflect.get(document, "featurePolicy").allowsFeature("camera") === true);

  await test.step("in the lobby the camera is first not allowed, then tested and chosen", async () => {
    await page.goto(paths.studentDashboard);
    expect(await isCameraAllowed()).toBe(false);
    await page
      .locator(`a[href="${examPath(paperId)}"]`)
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "Camera (not required)" })).toBeVisible();
    await expect.poll(isCameraAllowed).toBe(true);
    await setCameraError(page, "NotAllowedError");
    await findButton("Try the camera").click();
    await expect(page.getByText("The camera is not allowed")).toBeVisible();
    await expectAccessible(page);
    await setCameraError(page, null);
    await context.grantPermissions(["camera"], siteOnly);
    await findButton("Try it again").click();
    await expect(page.getByLabel("What the camera sees")).toBeVisible();
    await expectAccessible(page);
    await findButton("Use the camera").click();
    await expect(page.getByText("The camera is on")).toBeVisible();
  });

  await test.step("in the exam a picture is taken every two minutes", async () => {
    await page.getByLabel("Your first name").fill("Ananya");
    await findButton("Start the exam").click();
    await expect(page.getByText("Question 1 of 50")).toBeVisible();
    await expect(page.getByText("Camera on")).toBeVisible();
    // The picture gets time to arrive, because a jump of the clock while it is taken would be recorded as a lost picture.
    await passTimeUntil(() =>
      expect
        .poll(async () => (await listPictures(child)).length, { timeout: pictureTimeoutMs })
        .toBeGreaterThan(0),
    );
    const [picture] = await listPictures(child);
    expect(picture).toMatchObject({ no: expect.stringMatching(/^0\d$/), type: "image/jpeg" });
    expect(picture?.size).toBeLessThanOrEqual(15_000);
  });

  await test.step("each problem of the camera is shown, and answers are still saved", async () => {
    const expectProblem = async (title: string, option: number) => {
      await passTimeUntil(() => expect(page.getByText(title)).toBeVisible());
      await page.getByRole("radio").nth(option).press("Space");
      await expect(page.getByRole("radio").nth(option)).toBeChecked();
      await expectSaved(page);
    };
    // The browser's own permissions cannot be used here: headless Chromium takes them back, and full Chromium allows everything.
    await setCameraError(page, "NotAllowedError");
    await expectProblem("The camera is not allowed", 0);
    await expectAccessible(page);
    await setCameraError(page, null);
    await findButton("Try it again").click();
    await expect(page.getByText("Camera on")).toBeVisible();
    await setCameraError(page, "NotReadableError");
    await expectProblem("Another app is using the camera", 1);
    await setCameraError(page, "NotFoundError");
    await expectProblem("There is no camera", 2);
  });

  await setCameraError(page, null);
  await test.step("a page that is reloaded from the device may use the camera", async () => {
    await page.reload();
    await expect(page.getByText("Camera on")).toBeVisible();
    expect(await isCameraAllowed()).toBe(true);
    await findButton("Turn it off").click();
    await expect(page.getByText("Camera on")).toHaveCount(0);
  });

  await test.step("at the end the child sees the recorded interruptions", async () => {
    await findButton("Finish the exam").click();
    await findButton("Finish now").click();
    await expect(page.getByRole("heading", { name: "We have received your answers" })).toBeVisible();
    // One picture was lost while another app used the camera, one while there was no camera, and a third if a jump of the clock interrupted it.
    const lostPictures = page.getByText("The camera took no picture.");
    await expect(lostPictures.nth(1)).toBeVisible();
    expect(await lostPictures.count()).toBeLessThanOrEqual(3);
    await expect(page.getByText("Interruptions do not change your marks.")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the family sees its own pictures on the answer record", async () => {
    await page.getByRole("link", { name: "See the full answer record" }).click();
    await findButton("Show them").click();
    await expect(page.getByRole("img", { name: /^At / })).toHaveCount((await listPictures(child)).length);
    await expectAccessible(page);
  });

  await test.step("an organiser opens the sheet, sees the pictures, and records that the pictures are fine", async () => {
    const [attempt] = await child.sql<{ id: string }[]>`
      update private.picture_sheets as s set is_drawn = true from private.exam_attempts as a
      where a.id = s.attempt_id and a.student_id = ${child.family.id} returning a.id`;
    const organiser = await openDevice(browser);
    await openAdminPanel(organiser, new URL(pictureSheetPath(attempt?.id ?? ""), addresses.site).search);
    const picture = organiser.getByRole("dialog").getByRole("img").first();
    await expect(picture).toBeVisible();
    const size = await picture.evaluate((node) =>
      node instanceof HTMLImageElement ? [node.naturalWidth, node.naturalHeight] : [],
    );
    expect(size).toEqual([320, 240]);
    await expectAccessible(organiser);
    await organiser.getByRole("button", { name: "Nothing unusual", exact: true }).click();
    await expect(organiser.getByRole("dialog")).toHaveCount(0);
    const reviews = await child.sql`
      select v.verdict, (select count(*)::int from private.picture_readings as r where r.attempt_id = v.attempt_id) as readings
      from private.picture_reviews as v where v.attempt_id = ${attempt?.id ?? ""}`;
    expect([...reviews]).toEqual([{ verdict: "fine", readings: 1 }]);
    await organiser.context().close();
  });
});
