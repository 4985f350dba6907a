import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  makeAccount,
  makeEnrolment,
  serveAccount,
  type Account,
  type Call,
} from "../../../tests/account-factory";
import { asha, class5, logIn, maths, science } from "../../../tests/factories";
import { serveLogin } from "../../../tests/login-factory";
import { show } from "../../../tests/render";
import { api, server } from "../../../tests/server/server";
import { consent } from "../../content/consent";
import { sessionStore } from "../../data/session";
import { hasUnsavedChanges } from "../../lib/unsaved-changes";
import { ProfilePanel } from "./profile-panel";

let account: Account;
let calls: Call[];

beforeEach(() => {
  account = makeAccount();
  calls = serveAccount(account);
  logIn();
});

const complete = () =>
  Object.assign(account.students[0] ?? {}, { phone: "98765 43210", guardianName: "Meera" });

async function visit() {
  const parent = show(<ProfilePanel studentId={asha.id} email={asha.email} />, { at: "/studentdashboard" });
  await screen.findByLabelText("Student's name");
  return parent;
}

const save = (parent: Awaited<ReturnType<typeof visit>>) =>
  parent.click(screen.getByRole("button", { name: "Save profile" }));

describe("the profile", () => {
  it("shows the email and does not let it be edited", async () => {
    await visit();
    expect(screen.getByLabelText("Email")).toHaveValue(asha.email);
    expect(screen.getByLabelText("Email")).toHaveAttribute("readonly");
  });

  it("asks for one thing at a time, in the order of the form", async () => {
    Object.assign(account.students[0] ?? {}, { name: null, classId: null, schoolName: null, phone: null });
    const parent = await visit();
    const steps: [string, () => Promise<unknown>][] = [
      [
        "Please enter the student's name.",
        () => parent.type(screen.getByLabelText("Student's name"), "Asha"),
      ],
      ["Please select a class.", () => parent.selectOptions(screen.getByLabelText("Class"), "Class 5")],
      [
        "Please enter the name of the institution.",
        () => parent.type(screen.getByLabelText("School name"), "Hill View"),
      ],
      [
        "Please enter the guardian's name.",
        () => parent.type(screen.getByLabelText("Guardian's name"), "Meera"),
      ],
      [
        "Please enter the phone number.",
        () => parent.type(screen.getByLabelText("Phone number"), "98765-432"),
      ],
      [
        "Please enter a valid 10-digit phone number.",
        () => parent.type(screen.getByLabelText("Phone number"), " 10 "),
      ],
    ];
    for (const [message, mend] of steps) {
      await save(parent);
      await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(message));
      expect(screen.getAllByRole("alert")).toHaveLength(1);
      await mend();
    }
    await save(parent);
    await screen.findByText("Profile saved!");
    expect(calls).toContainEqual({
      name: "students",
      body: {
        name: "Asha",
        class_id: class5,
        school_name: "Hill View",
        parent_name: "Meera",
        phone: "9876543210",
      },
    });
  });

  it("has unsaved changes from the first letter until they are saved, which a closing tab asks about", async () => {
    complete();
    const asksAtClosing = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
    const parent = await visit();
    expect(hasUnsavedChanges()).toBe(false);
    expect(asksAtClosing()).toBe(false);
    await parent.type(screen.getByLabelText("School name"), "s");
    expect(hasUnsavedChanges()).toBe(true);
    expect(asksAtClosing()).toBe(true);
    await save(parent);
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
    expect(asksAtClosing()).toBe(false);
  });

  it("wants a class that is one", async () => {
    complete();
    account.classes.push({ id: "class-5", name: "Class 6", number: 6 });
    const parent = await visit();
    await parent.selectOptions(screen.getByLabelText("Class"), "Class 6");
    await save(parent);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Invalid class selected. Please re-select your class.",
    );
  });

  it("syncs the contact after a save, and not without consent", async () => {
    complete();
    const parent = await visit();
    await save(parent);
    await waitFor(() => expect(calls).toContainEqual({ name: "contact-sync", body: { email: asha.email } }));
    calls.length = 0;
    Object.assign(account.students[0] ?? {}, { consentAt: null });
    await save(parent);
    await screen.findByText(/^You receive none\./);
    await save(parent);
    await waitFor(() => expect(calls.filter(({ name }) => name === "students")).toHaveLength(2));
    expect(calls.filter(({ name }) => name === "contact-sync").length).toBeLessThanOrEqual(1);
  });

  it("is made up for when the registration ended before it was written, as by a closed tab", async () => {
    const row = account.students[0];
    account.students = [];
    server.use(
      http.post(`${api}/rest/v1/students`, async ({ request }) => {
        calls.push({ name: "new student", body: await request.json() });
        account.students = row ? [row] : [];
        return new HttpResponse(null, { status: 201 });
      }),
    );
    await visit();
    expect(calls).toContainEqual({ name: "new student", body: { id: asha.id, email: asha.email } });
    expect(screen.getByLabelText("Student's name")).toHaveValue("Asha Verma");
  });

  it("says so when there is none and none can be made", async () => {
    account.students = [];
    server.use(http.post(`${api}/rest/v1/students`, () => HttpResponse.json({}, { status: 409 })));
    show(<ProfilePanel studentId={asha.id} email={asha.email} />, { at: "/studentdashboard" });
    expect(await screen.findByRole("alert")).toHaveTextContent("Student record not found.");
  });

  it("says when it could not be saved, and keeps what was typed", async () => {
    complete();
    server.use(
      http.patch(`${api}/rest/v1/students`, () => HttpResponse.json({ message: "no" }, { status: 400 })),
    );
    const parent = await visit();
    await parent.type(screen.getByLabelText("Student's name"), " Devi");
    await save(parent);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /^Failed to save profile\. Please try again\.$/,
    );
    expect(screen.getByLabelText("Student's name")).toHaveValue("Asha Verma Devi");
  });
});

/** Answers one function of the database, and keeps what it was asked. */
function answerRpc(name: string, answer: object | null, status = 200): unknown[] {
  const asked: unknown[] = [];
  server.use(
    http.post(`${api}/rest/v1/rpc/${name}`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(answer, { status });
    }),
  );
  return asked;
}

describe("another class after paying", () => {
  const notice = () => screen.queryByText("What is paid for stays in the class it was paid for:");

  beforeEach(() => {
    complete();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2027, 0, 10, 12) });
    logIn();
  });
  afterEach(() => vi.useRealTimers());

  it("says which exams stay in which class, and how to have them moved", async () => {
    // Science is sat on this very day, Maths in a week.
    account.enrolments = [makeEnrolment(maths), makeEnrolment(science)];
    const parent = await visit();
    expect(notice()).toBeNull();
    await parent.selectOptions(screen.getByLabelText("Class"), "Class 4");
    const class4 = account.classes[0] ?? null;
    Object.assign(account.students[0] ?? {}, { classId: class4?.id, class: class4 });
    await save(parent);
    await waitFor(() => expect(notice()).toBeVisible());
    expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
      "Maths stays in Class 5, exam on 17 January 2027",
    ]);
    expect(screen.getByText(/^To have it moved to Class 4, write to/)).toHaveTextContent(
      "before the exam day",
    );
  });

  it("says nothing to who has paid for nothing", async () => {
    const parent = await visit();
    await parent.selectOptions(screen.getByLabelText("Class"), "Class 4");
    await save(parent);
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain("students"));
    expect(notice()).toBeNull();
  });
});

describe("a family's privacy", () => {
  it("shows since when consent is given, and withdraws it with one press", async () => {
    const asked = answerRpc("set_consent", { outcome: "saved", consent_given: false, consent_at: null });
    const parent = await visit();
    expect(screen.getByText(/^Agreed on 1 November 2026: “I am the student's parent/)).toBeVisible();
    Object.assign(account.students[0] ?? {}, { consentAt: null });
    await parent.click(screen.getByRole("button", { name: "Withdraw consent" }));
    expect(await screen.findByText(/^You receive none\./)).toBeVisible();
    expect(asked).toEqual([{ p_is_given: false, p_version: "2026-11" }]);
    expect(screen.getByRole("button", { name: /send me updates$/ })).toBeVisible();
  });

  it("reads the whole wording before consent is given to it", async () => {
    const asked = answerRpc("set_consent", {
      outcome: "saved",
      consent_given: true,
      consent_at: "2026-11-20T06:00:00+00:00",
    });
    Object.assign(account.students[0] ?? {}, { consentAt: null });
    const parent = await visit();
    expect(screen.getByText(consent.text)).toBeVisible();
    const agree = screen.getByRole("button", { name: /send me updates$/ });
    expect(agree).toHaveAccessibleDescription(consent.text);
    await parent.click(agree);
    await waitFor(() => expect(asked).toEqual([{ p_is_given: true, p_version: consent.version }]));
  });

  it("says when consent was given too often today", async () => {
    answerRpc("set_consent", { outcome: "rate_limited" });
    Object.assign(account.students[0] ?? {}, { consentAt: null });
    const parent = await visit();
    await parent.click(screen.getByRole("button", { name: /send me updates$/ }));
    expect(await screen.findByText(/^This was changed many times today\./)).toBeVisible();
    expect(screen.getByText(/^You receive none\./)).toBeVisible();
  });

  it("downloads everything in one file", async () => {
    answerRpc("export_my_data", { student: { name: "Asha" } });
    const saved: Blob[] = [];
    const press = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` }));
    URL.revokeObjectURL = () => undefined;
    const parent = await visit();
    await parent.click(screen.getByRole("button", { name: "Download my data" }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(JSON.parse((await saved[0]?.text()) ?? "")).toEqual({ student: { name: "Asha" } });
    expect(press.mock.contexts).toEqual([expect.objectContaining({ download: "my-data.json" })]);
    press.mockRestore();
    vi.unstubAllGlobals();
  });

  it("says when the data could not be read", async () => {
    answerRpc("export_my_data", { message: "no" }, 500);
    const parent = await visit();
    await parent.click(screen.getByRole("button", { name: "Download my data" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Our service is not answering just now.");
  });
});

describe("what one logs in with", () => {
  async function fillIn(what: "email" | "password", value: string, present: string) {
    const parent = await visit();
    await parent.click(screen.getByRole("button", { name: `Change ${what}` }));
    const dialog = within(screen.getByRole("dialog"));
    await parent.type(dialog.getByLabelText(`New ${what}`), value);
    await parent.type(dialog.getByLabelText("Present password"), present);
    await parent.click(dialog.getByRole("button", { name: `Change ${what}` }));
    return dialog;
  }

  it("gets a new password from who knows the present one, and every other login ends", async () => {
    const { asked } = serveLogin();
    await fillIn("password", "a new one", "the present one");
    await screen.findByText("Password changed!");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(asked).toEqual([
      expect.objectContaining({
        what: "token",
        body: expect.objectContaining({ email: asha.email, password: "the present one" }),
      }),
      {
        what: "user by afresh",
        body: expect.objectContaining({ password: "a new one", current_password: "the present one" }),
      },
      { what: "logout by afresh", body: "others" },
    ]);
    expect(localStorage.getItem("olympeak-session")).toContain("fresh refresh");
    expect(sessionStore.getState()?.studentId).toBe(asha.id);
  });

  it.each(["email", "password"] as const)(
    "keeps its %s where the password is another one, and what was typed",
    async (what) => {
      const { asked } = serveLogin();
      const dialog = await fillIn(what, "ravi@olympeak.example", "guessed");
      expect(await dialog.findByRole("alert")).toHaveTextContent(
        /^That is not the password of this account\.$/,
      );
      expect(dialog.getByLabelText(`New ${what}`)).toHaveValue("ravi@olympeak.example");
      expect(asked.map(({ what: call }) => call)).toEqual(["token"]);
    },
  );

  it("says what is weak about a new password", async () => {
    const { answerUser } = serveLogin();
    const reasons = { weak_password: { reasons: ["length"] } };
    answerUser({ code: 422, error_code: "weak_password", msg: "weak", ...reasons }, 422);
    const dialog = await fillIn("password", "abc", "the present one");
    expect(await dialog.findByRole("alert")).toHaveTextContent("Please choose a longer password.");
  });

  it("gets a new address once both mailboxes have said yes", async () => {
    const { asked } = serveLogin();
    const dialog = await fillIn("email", "ravi@olympeak.example", "the present one");
    expect(await dialog.findByRole("status")).toHaveTextContent(/^Please look into both mailboxes/);
    expect(asked).toContainEqual({
      what: "user by afresh",
      body: expect.objectContaining({ email: "ravi@olympeak.example" }),
    });
    expect(sessionStore.getState()?.email).toBe(asha.email);
  });

  it("does not get the address of somebody else", async () => {
    const { answerUser } = serveLogin();
    answerUser({ code: 422, error_code: "email_exists", msg: "A user with this email address exists" }, 422);
    const dialog = await fillIn("email", "bela@olympeak.example", "the present one");
    expect(await dialog.findByRole("alert")).toHaveTextContent("Another account has that email address.");
  });
});

describe("a family that leaves", () => {
  beforeEach(() => {
    serveLogin();
  });

  async function askToDelete(typed: string, password = "the present one") {
    const parent = await visit();
    await parent.click(screen.getByRole("button", { name: "Delete my account" }));
    const dialog = within(screen.getByRole("dialog", { name: "Delete this account?" }));
    if (typed) await parent.type(dialog.getByLabelText(`Type ${asha.email} to confirm`), typed);
    if (password) await parent.type(dialog.getByLabelText("Password"), password);
    await parent.click(dialog.getByRole("button", { name: "Delete for good" }));
    return dialog;
  }

  it.each([
    ["", "Please enter your password."],
    ["guessed", "That is not the password of this account."],
  ])("has to know the password, which is not “%s”", async (password, text) => {
    const asked = answerRpc("delete_account", { outcome: "deleted" });
    const dialog = await askToDelete(asha.email, password);
    expect(await dialog.findByRole("alert")).toHaveTextContent(text);
    expect(asked).toEqual([]);
    expect(sessionStore.getState()?.studentId).toBe(asha.id);
  });

  it("gives up the exams that it has paid for by name, and not by the same press", async () => {
    const ahead = [
      { id: science, exam: "Science", exam_on: "2027-01-10" },
      { id: maths, exam: "Maths", exam_on: "2027-01-17" },
    ];
    const asked = answerRpc("delete_account", { outcome: "exams_ahead", exams: ahead });
    const dialog = await askToDelete(asha.email);
    expect(await dialog.findByText("Science, 10 January 2027")).toBeVisible();
    expect(dialog.getByText("Maths, 17 January 2027")).toBeVisible();
    const parent = userEvent.setup();
    const press = () => parent.click(dialog.getByRole("button", { name: "Delete for good" }));
    await press();
    expect(await dialog.findByText("Please tick that the exams are given up.")).toBeVisible();
    expect(asked).toEqual([{ p_exams_given_up: [] }]);
    await parent.click(dialog.getByRole("checkbox", { name: /^I give up these exams\./ }));
    await press();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toEqual({ p_exams_given_up: [science, maths] });
  });

  it("has to name the account first", async () => {
    const asked = answerRpc("delete_account", { outcome: "deleted" });
    const dialog = await askToDelete("bela@olympeak.example");
    expect(await dialog.findByRole("alert")).toHaveTextContent("Please type the account's email address");
    expect(asked).toEqual([]);
  });

  it("is logged out and forgotten on this browser, and stands on the home page", async () => {
    answerRpc("delete_account", { outcome: "deleted" });
    await askToDelete(` ${asha.email.toUpperCase()}`);
    await waitFor(() => expect(screen.getByLabelText("address")).toHaveTextContent(/^\/$/));
    expect(sessionStore.getState()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it.each([
    ["2027-01-09T06:30:00+00:00", /You can delete the account from 9 Jan 2027, 12:00 pm IST\.$/],
    [null, /^A payment or refund of this account is not settled yet\./],
  ])("waits for a payment that is under way until %s", async (until, text) => {
    answerRpc("delete_account", { outcome: "payment_under_way", until });
    const dialog = await askToDelete(asha.email);
    expect(await dialog.findByRole("alert")).toHaveTextContent(text);
    expect(sessionStore.getState()?.studentId).toBe(asha.id);
  });

  it("waits for an exam that is being sat", async () => {
    answerRpc("delete_account", { outcome: "exam_under_way", until: "2027-01-09T06:30:00+00:00" });
    const dialog = await askToDelete(asha.email);
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "An exam of this account is being sat. You can delete the account from 9 Jan 2027, 12:00 pm IST.",
    );
  });

  it("keeps the account with one press", async () => {
    const parent = await visit();
    const opener = screen.getByRole("button", { name: "Delete my account" });
    await parent.click(opener);
    await parent.click(screen.getByRole("button", { name: "Keep my account" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(opener).toHaveFocus();
  });
});
