import * as v from "valibot";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rehearsalPath } from "../../src/config/paths";
import { openDatabase } from "../../tests/stack/database";
import { registerFamily, type Family } from "../../tests/stack/family";
import { chooseTestEnvironment, startTestStack } from "../../tests/stack/test-stack";
import { findBrowsers } from "./find-browsers";
import {
  button,
  choice,
  expectPathname,
  expectVisible,
  field,
  fill,
  link,
  press,
  pressUntil,
  type Tab,
  text,
} from "./tab";

const browsers = findBrowsers();
for (const browser of browsers)
  if ("missing" in browser)
    process.stdout.write(`NOT RUN in ${browser.name}, which is missing here: ${browser.missing}\n`);
const presentBrowsers = browsers.filter((browser) => "open" in browser);

let stack: Awaited<ReturnType<typeof startTestStack>>;

beforeAll(async () => {
  const overrides = { OLYMPEAK_SITE: "build", OLYMPEAK_JOBS_EVERY_MS: "2000" };
  stack = await startTestStack(await chooseTestEnvironment(overrides));
}, 180_000);

afterAll(async () => {
  await stack.stop();
  stack.removeData();
});

/**
 * Answers the ten questions of a test with different options, and stays at the last one. Returns the values of the chosen options by
 * question number, as in the form's fields.
 */
async function answerAll(tab: Tab): Promise<Map<number, string>> {
  const chosen = new Map<number, string>();
  for (let number = 1; number <= 10; number += 1) {
    await expectVisible(tab, text(`Question ${number} of 10`));
    const optionNumber = (number % 3) + 1;
    const isChosen = `document.querySelectorAll("main fieldset input")[${optionNumber - 1}].checked`;
    await pressUntil(tab, `(//main//fieldset//label)[${optionNumber}]`, isChosen);
    const read = `["name", "value"].map((key) => document.querySelector("main fieldset input:checked")[key])`;
    const [name, value] = v.parse(v.tuple([v.string(), v.string()]), await tab.evaluate(read));
    chosen.set(Number(name), value);
    if (number < 10) await press(tab, button("Next"));
  }
  return chosen;
}

async function takeMockTest(tab: Tab): Promise<void> {
  await tab.open(stack.settings.siteUrl);
  await press(tab, link("Take a free mock test"));
  await expectPathname(tab, "/free-mock-test");
  await pressUntil(tab, choice("Maths"), `document.querySelector("[value=maths]").checked`);
  await pressUntil(tab, choice("Class 5"), `document.querySelector("[name=class][value='5']").checked`);
  await press(tab, button("Start Test"));
  await expectPathname(tab, "/mocktest");
  await answerAll(tab);
  await press(tab, button("View My Score"));
  await expectPathname(tab, "/mocktestresults");
  await expectVisible(tab, text("/10"));
}

/** Logs in from the result page and saves the result to the family's account. */
async function logIn(tab: Tab, family: Family): Promise<void> {
  await press(tab, link("Login to Track Mock Test Scores"));
  await expectPathname(tab, "/login");
  await fill(tab, field("Email"), family.email);
  await fill(tab, field("Password"), family.password);
  await press(tab, button("Log in"));
  await press(tab, button("Save"));
  await expectPathname(tab, "/studentdashboard");
  const listMockTests = async () => (await family.client.from("mock_tests").select("id").throwOnError()).data;
  await expect.poll(listMockTests, { timeout: 60_000 }).toHaveLength(1);
  // The last part of the page to load. Firefox reports a download that the next page interrupts as an error.
  await expectVisible(tab, text("Strengths by topic"));
}

/** Takes the rehearsal, and returns the letters that the child saw as chosen, in the order of the paper's numbers. */
async function takeRehearsal(tab: Tab): Promise<string> {
  await tab.open(stack.settings.siteUrl + rehearsalPath);
  // The button moves down while the results of the device check come in.
  await expectVisible(tab, text("clock is correct."));
  await press(tab, button("Continue"));
  await fill(tab, field("Your first name"), "Ananya");
  await press(tab, button("Start the practice run"));
  const chosen = await answerAll(tab);
  await press(tab, button("Finish"));
  await press(tab, button("Finish now"));
  await expectVisible(tab, text("You have finished the practice run"));
  await expectVisible(tab, text("exactly what you chose"));
  return Array.from({ length: 10 }, (_, index) => chosen.get(index + 1) ?? "-").join("");
}

async function readCountedLetters({ client }: Family): Promise<string> {
  const { data: exams } = await client.rpc("list_my_exams").throwOnError();
  const rehearsal = exams.find(({ kind, attempt_id }) => kind === "rehearsal" && attempt_id !== null);
  const { data } = await client.rpc("get_answer_record", { p_attempt_id: rehearsal?.attempt_id ?? "" });
  return v.parse(v.object({ letters: v.string() }), data).letters;
}

it.each(presentBrowsers)(
  "in $name a child takes a mock test, logs in and takes a rehearsal, whose answer record has exactly the chosen answers",
  async ({ open }) => {
    const family = await registerFamily(stack.settings);
    const tab = await open();
    try {
      await takeMockTest(tab);
      await logIn(tab, family);
      const chosenLetters = await takeRehearsal(tab);
      expect(await readCountedLetters(family)).toBe(chosenLetters);
      expect(tab.errors, "errors of the page").toEqual([]);
    } catch (error) {
      const page = String(await tab.evaluate("location.pathname + ' ' + document.body.innerText"));
      throw new Error(`On the page ${page.slice(0, 2000)}`, { cause: error });
    } finally {
      await tab.close();
    }
    const sql = openDatabase(stack.settings.databaseUrl);
    expect([...(await sql`select * from private.exam_violations()`)], "broken promises").toEqual([]);
    await sql.end();
  },
  5 * 60_000,
);
