import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  makeAccount,
  makeEnrolment,
  serveAccount,
  type Account,
  type Call,
} from "../../../../tests/support/account-factory";
import { asha, class5, logIn, maths, science } from "../../../../tests/support/factories";
import { renderWithProviders } from "../../../../tests/support/render";
import { api, server } from "../../../../tests/support/server/server";
import { hasUnsavedChanges } from "../../../lib/unsaved-changes";
import { ProfilePanel } from "./profile-panel";
import { renderProfile } from "../../../../tests/support/render-profile";
import type { UserEvent } from "@testing-library/user-event";

let account: Account;
let calls: Call[];

beforeEach(() => {
  account = makeAccount();
  calls = serveAccount(account);
  logIn();
});

const completeProfile = () =>
  Object.assign(account.students[0] ?? {}, { phone: "98765 43210", guardianName: "Meera" });

const saveProfile = (parent: UserEvent) => parent.click(screen.getByRole("button", { name: "Save profile" }));

describe("the profile", () => {
  it("shows the email and does not let it be edited", async () => {
    await renderProfile();
    expect(screen.getByLabelText("Email")).toHaveValue(asha.email);
    expect(screen.getByLabelText("Email")).toHaveAttribute("readonly");
  });

  it("shows one error at a time, in the order of the form", async () => {
    Object.assign(account.students[0] ?? {}, { name: null, classId: null, schoolName: null, phone: null });
    const parent = await renderProfile();
    const steps: [string, () => Promise<unknown>][] = [
      [
        "Please enter the student's name.",
        () => parent.type(screen.getByLabelText("Student’s name"), "Asha"),
      ],
      ["Please select a class.", () => parent.selectOptions(screen.getByLabelText("Class"), "Class 5")],
      [
        "Please enter the name of the institution.",
        () => parent.type(screen.getByLabelText("School name"), "Hill View"),
      ],
      [
        "Please enter the guardian's name.",
        () => parent.type(screen.getByLabelText("Guardian’s name"), "Meera"),
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
    for (const [message, fix] of steps) {
      await saveProfile(parent);
      await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(message));
      expect(screen.getAllByRole("alert")).toHaveLength(1);
      await fix();
    }
    await saveProfile(parent);
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

  it("has unsaved changes from the first typed letter to the save; until then, closing the tab asks for confirmation", async () => {
    completeProfile();
    const asksBeforeClosing = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
    const parent = await renderProfile();
    expect(hasUnsavedChanges()).toBe(false);
    expect(asksBeforeClosing()).toBe(false);
    await parent.type(screen.getByLabelText("School name"), "s");
    expect(hasUnsavedChanges()).toBe(true);
    expect(asksBeforeClosing()).toBe(true);
    await saveProfile(parent);
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
    expect(asksBeforeClosing()).toBe(false);
  });

  it("requires a valid class", async () => {
    completeProfile();
    account.classes.push({ id: "class-5", name: "Class 6", number: 6 });
    const parent = await renderProfile();
    await parent.selectOptions(screen.getByLabelText("Class"), "Class 6");
    await saveProfile(parent);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Invalid class selected. Please re-select your class.",
    );
  });

  it("syncs the contact after a save, but only with consent to updates", async () => {
    completeProfile();
    const parent = await renderProfile();
    await saveProfile(parent);
    await waitFor(() => expect(calls).toContainEqual({ name: "contact-sync", body: { email: asha.email } }));
    calls.length = 0;
    Object.assign(account.students[0] ?? {}, { consentAt: null });
    await saveProfile(parent);
    await screen.findByText(/^You don’t receive updates\./);
    await saveProfile(parent);
    await waitFor(() => expect(calls.filter(({ name }) => name === "students")).toHaveLength(2));
    expect(calls.filter(({ name }) => name === "contact-sync").length).toBeLessThanOrEqual(1);
  });

  it("is created if the tab was closed during registration, before the profile was written", async () => {
    const student = account.students[0];
    account.students = [];
    server.use(
      http.post(`${api}/rest/v1/students`, async ({ request }) => {
        calls.push({ name: "new student", body: await request.json() });
        account.students = student ? [student] : [];
        return new HttpResponse(null, { status: 201 });
      }),
    );
    await renderProfile();
    expect(calls).toContainEqual({ name: "new student", body: { id: asha.id, email: asha.email } });
    expect(screen.getByLabelText("Student’s name")).toHaveValue("Asha Verma");
  });

  it("shows an error if no profile exists and none can be created", async () => {
    account.students = [];
    server.use(http.post(`${api}/rest/v1/students`, () => HttpResponse.json({}, { status: 409 })));
    renderWithProviders(<ProfilePanel studentId={asha.id} email={asha.email} consents={null} />, {
      path: "/studentdashboard",
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("Student record not found.");
  });

  it("shows that the profile could not be saved, and does not clear the typed text", async () => {
    completeProfile();
    server.use(
      http.patch(`${api}/rest/v1/students`, () => HttpResponse.json({ message: "no" }, { status: 400 })),
    );
    const parent = await renderProfile();
    await parent.type(screen.getByLabelText("Student’s name"), " Devi");
    await saveProfile(parent);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /^Failed to save profile\. Please try again\.$/,
    );
    expect(screen.getByLabelText("Student’s name")).toHaveValue("Asha Verma Devi");
  });
});

describe("a class change in the profile after paying", () => {
  const findNotice = () => screen.queryByText("Exams you have paid for stay in the class you paid for:");

  beforeEach(() => {
    completeProfile();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2027, 0, 10, 12) });
    logIn();
  });
  afterEach(() => vi.useRealTimers());

  it("shows which exams stay in which class, and how to have them moved", async () => {
    // The Science exam is today, Maths in a week.
    account.enrolments = [makeEnrolment(maths), makeEnrolment(science)];
    const parent = await renderProfile();
    expect(findNotice()).toBeNull();
    await parent.selectOptions(screen.getByLabelText("Class"), "Class 4");
    const class4 = account.classes[0] ?? null;
    Object.assign(account.students[0] ?? {}, { classId: class4?.id, class: class4 });
    await saveProfile(parent);
    await waitFor(() => expect(findNotice()).toBeVisible());
    expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
      "Maths stays in Class 5, exam on 17 January 2027",
    ]);
    expect(screen.getByText(/^To have it moved to Class 4, write to/)).toHaveTextContent(
      "before the exam day",
    );
  });

  it("shows nothing to a family without a paid exam", async () => {
    const parent = await renderProfile();
    await parent.selectOptions(screen.getByLabelText("Class"), "Class 4");
    await saveProfile(parent);
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain("students"));
    expect(findNotice()).toBeNull();
  });
});
