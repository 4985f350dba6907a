import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  serveFunction,
  dayWithOpenRegistration,
  moveMathsToSummer,
  orderId,
  gatewayResponse,
  serveAccount,
  type Account,
  makeEnrolment,
} from "../../tests/support/account-factory";
import { asha, class5, maths, science, storeInAnotherTab } from "../../tests/support/factories";
import { findExams, prepareDashboard, renderDashboard } from "../../tests/support/render-dashboard";
import { api, server } from "../../tests/support/server/server";
import { refreshSession } from "../data/session";
import { setReporter } from "../lib/report";

let account: Account;

beforeEach(() => {
  account = prepareDashboard();
});
afterEach(() => vi.useRealTimers());

describe("the Exams tab", () => {
  it("greets the student and shows class, season and results day", async () => {
    renderDashboard();
    expect(await screen.findByRole("heading", { name: "Namaste, Asha!" })).toBeVisible();
    expect(
      await screen.findByText("Class 5 · Winter 2026-27 edition · results on 1 March 2027"),
    ).toBeVisible();
  });

  it("greets a student whose name is not known yet without a name", async () => {
    Object.assign(account.students[0] ?? {}, { name: null });
    renderDashboard();
    await screen.findByText("Class 5 · Winter 2026-27 edition · results on 1 March 2027");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Namaste$/);
  });

  it("has a link to the admin panel for organisers only", async () => {
    renderDashboard();
    await screen.findByRole("heading", { name: "Namaste, Asha!" });
    expect(screen.queryByRole("link", { name: "Admin panel" })).toBeNull();
    cleanup();
    Object.assign(account.students[0] ?? {}, { role: "admin" });
    renderDashboard();
    expect(await screen.findByRole("link", { name: "Admin panel" })).toHaveAttribute("href", "/adminpanel");
  });

  it("lists open exams with a Buy button, closed exams, and enrolled exams last", async () => {
    account.enrolments = [makeEnrolment(science)];
    renderDashboard();
    expect(await findExams()).toEqual([
      ["English", "closed"],
      ["Maths", "Buy"],
      ["Science", "Enrolled"],
    ]);
  });

  it("shows the next day of an exam that this season does not have, without a price", async () => {
    moveMathsToSummer(account);
    account.enrolments = [makeEnrolment(science)];
    renderDashboard();
    expect(await findExams()).toEqual([
      ["English", "closed"],
      ["Maths", "Not this season"],
      ["Science", "Enrolled"],
    ]);
    const card = screen.getByRole("heading", { name: "Maths" }).closest("li");
    expect(card).toHaveTextContent("The next exam is on 27 June 2027, in the Summer 2027 edition.");
    expect(card).not.toHaveTextContent("₹");
  });

  it("shows price, day and format of the student's class", async () => {
    renderDashboard();
    const card = (await screen.findByRole("heading", { name: "Maths" })).closest("li");
    await waitFor(() => expect(card).toHaveTextContent("17 Jan · 50 questions · 60 min"));
    expect(card).toHaveTextContent("₹250");
    expect(card).toHaveTextContent("Register by 16 Jan.");
  });

  it("names the next exam that can be bought", async () => {
    renderDashboard();
    const banner = await screen.findByRole("region", { name: "Next exam" });
    expect(banner).toHaveTextContent(/(?:Your next exam|Next olympiad): Science, Sunday,? 10 January/);
    expect(within(banner).getByRole("link")).toHaveTextContent("Take a free mock test");
  });

  it("suggests no practice in a subject without mock tests", async () => {
    account.enrolments = [makeEnrolment(maths)];
    renderDashboard();
    const banner = await screen.findByRole("region", { name: "Next exam" });
    expect(banner).toHaveTextContent("You are registered.");
    expect(within(banner).getByRole("link")).toHaveTextContent("Take a free mock test");
  });

  it("suggests practice for the exam that is paid for", async () => {
    account.enrolments = [makeEnrolment(maths)];
    account.subject_classes = [
      { subjectId: maths, classId: class5, subjectName: "Maths", className: "Class 5" },
    ];
    renderDashboard();
    const banner = await screen.findByRole("region", { name: "Next exam" });
    expect(banner).toHaveTextContent(/(?:Your next exam|Next olympiad): Maths, Sunday,? 17 January/);
    const practise = await within(banner).findByRole("link", { name: "Practise Maths" });
    expect(practise).toHaveAttribute("href", "/free-mock-test?subject=maths&class=5");
  });

  it("adds an exam to the cart and shows the link to it", async () => {
    const student = renderDashboard();
    await student.click(await screen.findByRole("button", { name: "Buy Maths · ₹250" }));
    expect(screen.getByRole("button", { name: "In Cart Maths" })).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("link", { name: "Go to cart" })).toHaveAttribute("href", "/cartsummary");
    expect(localStorage.getItem(`cart:${asha.id}`)).toBe(JSON.stringify([maths]));
  });

  it("is announced as loading, and shows an error with a button to try again if it could not be loaded", async () => {
    server.use(
      http.get(`${api}/rest/v1/subjects`, () => HttpResponse.json({ message: "no" }, { status: 500 })),
    );
    const student = renderDashboard();
    expect(screen.getByRole("status", { name: "Loading the exams" })).toBeVisible();
    expect(await screen.findByRole("alert")).toHaveTextContent("Our service is not responding right now.");
    serveAccount(account);
    await student.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: "Buy Maths · ₹250" })).toBeVisible();
  });

  it("resumes an unfinished payment, and the exam is no longer in the cart", async () => {
    const pending = {
      razorpayOrderId: gatewayResponse.razorpay_order_id,
      examIds: [maths],
      openedAt: dayWithOpenRegistration.toISOString(),
      fields: null,
    };
    localStorage.setItem(`pendingPayment:${asha.id}`, JSON.stringify(pending));
    storeInAnotherTab(`cart:${asha.id}`, [maths, science]);
    account.orders = [{ paymentId: gatewayResponse.razorpay_payment_id }];
    serveFunction("payment-status", () => {
      account.enrolments = [makeEnrolment(maths)];
      return HttpResponse.json({ status: "success", orderId });
    });
    renderDashboard();
    expect(await screen.findByText("Your payment is confirmed and you are enrolled.")).toBeVisible();
    expect(localStorage.getItem(`cart:${asha.id}`)).toBe(JSON.stringify([science]));
    await waitFor(async () => expect(await findExams()).toContainEqual(["Maths", "Enrolled"]));
  });
});

it("the dashboard shows nothing to a visitor", () => {
  const restoreReporter = setReporter(() => undefined);
  localStorage.clear();
  refreshSession();
  renderDashboard();
  expect(screen.queryByRole("main")).toBeNull();
  restoreReporter();
});
