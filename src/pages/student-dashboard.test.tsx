import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  answerWith,
  anOpenDay,
  leaveMathsForSummer,
  makeAccount,
  orderId,
  paidFields,
  serveAccount,
  type Account,
  makeEnrolment,
} from "../../tests/account-factory";
import { asha, class5, logIn, maths, science, storeInAnotherTab } from "../../tests/factories";
import { show } from "../../tests/render";
import { api, server } from "../../tests/server/server";
import { refreshSession } from "../data/session";
import { setReporter } from "../lib/report";
import { StudentDashboardPage } from "./student-dashboard";

type Student = ReturnType<typeof show>;

let account: Account;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: anOpenDay });
  account = makeAccount();
  serveAccount(account);
  logIn();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  refreshSession();
});

const visit = (state?: unknown) => show(<StudentDashboardPage />, { at: "/studentdashboard", state });
const menu = () => within(screen.getByRole("navigation", { name: "Dashboard" }));
const openTab = (student: Student, name: string) => student.click(menu().getByRole("button", { name }));

/** The exams as they stand on the page, each with what can be done about it. */
async function findExams(): Promise<string[][]> {
  const list = await screen.findByRole("list", { name: "Olympiad exams" });
  return within(list)
    .getAllByRole("listitem")
    .map((item) => [
      within(item).getByRole("heading").textContent,
      within(item).queryByRole("button")?.firstChild?.textContent ??
        item.textContent.match(/Enrolled|closed|Not in this season/)?.[0] ??
        "",
    ]);
}

describe("the Exams tab", () => {
  it("greets the student and tells class, season and results day", async () => {
    visit();
    expect(await screen.findByRole("heading", { name: "Namaste, Asha Verma" })).toBeVisible();
    expect(
      await screen.findByText("Class 5 · Winter 2026-27 edition · results on 1 March 2027"),
    ).toBeVisible();
  });

  it("greets a student whose name it does not know yet without one", async () => {
    Object.assign(account.students[0] ?? {}, { name: null });
    visit();
    await screen.findByText("Class 5 · Winter 2026-27 edition · results on 1 March 2027");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Namaste$/);
  });

  it("leads an organiser to the admin panel, and no family", async () => {
    visit();
    await screen.findByRole("heading", { name: "Namaste, Asha Verma" });
    expect(screen.queryByRole("link", { name: "Admin panel" })).toBeNull();
    cleanup();
    Object.assign(account.students[0] ?? {}, { role: "admin" });
    visit();
    expect(await screen.findByRole("link", { name: "Admin panel" })).toHaveAttribute("href", "/adminpanel");
  });

  it("offers what is open, says what is closed, and puts what is enrolled last", async () => {
    account.enrolments = [makeEnrolment(science)];
    visit();
    expect(await findExams()).toEqual([
      ["English", "closed"],
      ["Maths", "Buy"],
      ["Science", "Enrolled"],
    ]);
  });

  it("says of an exam that this season does not have when it is next, and asks no price for it", async () => {
    leaveMathsForSummer(account);
    account.enrolments = [makeEnrolment(science)];
    visit();
    expect(await findExams()).toEqual([
      ["English", "closed"],
      ["Maths", "Not in this season"],
      ["Science", "Enrolled"],
    ]);
    const card = screen.getByRole("heading", { name: "Maths" }).closest("li");
    expect(card).toHaveTextContent("The next exam is on 27 June 2027, in the Summer 2027 edition.");
    expect(card).not.toHaveTextContent("₹");
  });

  it("shows price, day and format of the student's class", async () => {
    visit();
    const card = (await screen.findByRole("heading", { name: "Maths" })).closest("li");
    await waitFor(() => expect(card).toHaveTextContent("17 Jan · 50 questions · 60 min"));
    expect(card).toHaveTextContent("₹250");
    expect(card).toHaveTextContent("Register by 16 Jan.");
  });

  it("names the next exam that can be booked", async () => {
    visit();
    const banner = await screen.findByRole("region", { name: "Next exam" });
    expect(banner).toHaveTextContent(/Next: Science, Sunday,? 10 January/);
    expect(within(banner).getByRole("link")).toHaveTextContent("Take a free mock test");
  });

  it("does not invite to practise what has no mock test yet", async () => {
    account.enrolments = [makeEnrolment(maths)];
    visit();
    const banner = await screen.findByRole("region", { name: "Next exam" });
    expect(banner).toHaveTextContent("Your place is booked.");
    expect(within(banner).getByRole("link")).toHaveTextContent("Take a free mock test");
  });

  it("invites to practise for the exam that is booked", async () => {
    account.enrolments = [makeEnrolment(maths)];
    account.subject_classes = [
      { subjectId: maths, classId: class5, subjectName: "Maths", className: "Class 5" },
    ];
    visit();
    const banner = await screen.findByRole("region", { name: "Next exam" });
    expect(banner).toHaveTextContent(/Next: Maths, Sunday,? 17 January/);
    const practise = await within(banner).findByRole("link", { name: "Practise Maths" });
    expect(practise).toHaveAttribute("href", "/free-mock-test?subject=maths&class=5");
  });

  it("puts an exam into the cart and shows the way on", async () => {
    const student = visit();
    await student.click(await screen.findByRole("button", { name: "Buy Maths" }));
    expect(screen.getByRole("button", { name: "In Cart Maths" })).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("link", { name: "Go to cart" })).toHaveAttribute("href", "/cartsummary");
    expect(localStorage.getItem(`cart:${asha.id}`)).toBe(JSON.stringify([maths]));
  });

  it("shows that it is loading, and says when it could not load, with a way to try again", async () => {
    server.use(
      http.get(`${api}/rest/v1/subjects`, () => HttpResponse.json({ message: "no" }, { status: 500 })),
    );
    const student = visit();
    expect(screen.getByRole("status", { name: "Loading the exams" })).toBeVisible();
    expect(await screen.findByRole("alert")).toHaveTextContent("Our service is not answering just now.");
    serveAccount(account);
    await student.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: "Buy Maths" })).toBeVisible();
  });

  it("takes up a payment that was left behind, and the exam is no longer in the cart", async () => {
    const pending = {
      razorpayOrderId: paidFields.razorpay_order_id,
      examIds: [maths],
      openedAt: anOpenDay.toISOString(),
      fields: null,
    };
    localStorage.setItem(`pendingPayment:${asha.id}`, JSON.stringify(pending));
    storeInAnotherTab(`cart:${asha.id}`, [maths, science]);
    account.orders = [{ paymentId: paidFields.razorpay_payment_id }];
    answerWith("payment-status", () => {
      account.enrolments = [makeEnrolment(maths)];
      return HttpResponse.json({ status: "success", orderId });
    });
    visit();
    expect(await screen.findByText("Your payment is confirmed and you are enrolled.")).toBeVisible();
    expect(localStorage.getItem(`cart:${asha.id}`)).toBe(JSON.stringify([science]));
    await waitFor(async () => expect(await findExams()).toContainEqual(["Maths", "Enrolled"]));
  });
});

describe("the Mocks tab", () => {
  it("lists the attempts with a count out of 10 and the time in IST", async () => {
    account.mock_tests = [
      { id: "1", subjectId: maths, classId: class5, scorePercent: 80, completedAt: "2026-11-21T04:05:00Z" },
    ];
    const student = visit();
    await openTab(student, "Mocks");
    const list = await screen.findByRole("list", { name: "All your tests" });
    const attempt = within(list).getByRole("listitem");
    expect(attempt).toHaveTextContent("Maths · Class 5");
    expect(attempt).toHaveTextContent("8 out of 10");
    expect(attempt).toHaveTextContent(/21 Nov 2026,? 9:35\s?am IST/);
  });

  it("invites to the first one", async () => {
    const student = visit();
    await openTab(student, "Mocks");
    expect(
      await screen.findByRole("heading", { name: /your first climb starts with a mock test/ }),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "Take a free mock test" })).toHaveAttribute(
      "href",
      "/free-mock-test",
    );
  });

  it("is where a link with its name leads", async () => {
    visit({ tab: "mockExams" });
    expect(await screen.findByRole("heading", { name: "Mock tests" })).toBeVisible();
    expect(menu().getByRole("button", { name: "Mocks" })).toHaveAttribute("aria-current", "page");
  });

  it("is not where a link with a wrong name leads", async () => {
    visit({ tab: "__proto__" });
    expect(menu().getByRole("button", { name: "Exams" })).toHaveAttribute("aria-current", "page");
    await findExams();
  });
});

describe("the Orders tab", () => {
  it("shows number, date, items, amount and payment id", async () => {
    account.orders = [
      {
        id: orderId,
        number: 1042,
        paymentId: "pay_1",
        amountPaise: 55000,
        orderedAt: "2026-11-20T19:00:00Z",
      },
    ];
    account.order_items = [
      { orderId, examId: maths, pricePaise: 25000, exam: { name: "Maths" } },
      { orderId, examId: science, pricePaise: 30000, exam: { name: "Science" } },
    ];
    const student = visit();
    await openTab(student, "Orders");
    const order = (await screen.findByRole("heading", { name: "Order 1042" })).closest("li");
    for (const text of ["₹550", "Maths₹250", "Science₹300", "pay_1", /21 Nov 2026,? 12:30\s?am IST/]) {
      expect(order).toHaveTextContent(text);
    }

    const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
    await student.click(screen.getByRole("button", { name: "Receipt for order 1042" }));
    const receipt = within(screen.getByRole("dialog", { name: "Receipt for order 1042" }));
    expect(receipt.getByRole("row", { name: "Science ₹300" })).toBeVisible();
    expect(receipt.getByRole("row", { name: "Total paid ₹550" })).toBeVisible();
    expect(receipt.getByText(asha.email)).toBeVisible();
    await student.click(receipt.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledTimes(1);
    await student.click(receipt.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    print.mockRestore();
  });

  it.each([
    ["partial", [science], 30000, "Partly refunded: ₹300 of ₹550", "Maths₹250Science · refunded₹300"],
    ["partial", [], 10000, "Partly refunded: ₹100 of ₹550", "Maths₹250Science₹300"],
    ["full", [], 55000, "Refunded: ₹550 of ₹550", "Maths · refunded₹250Science · refunded₹300"],
  ])(
    "says on the card and on the receipt what went back, and both sums: %s %s",
    async (refundStatus, examIds, refundedPaise, text, exams) => {
      const older = "0d000000-0000-4000-8000-000000000002";
      const kept = { amountPaise: 55000, orderedAt: "2026-12-01T19:00:00Z" };
      account.orders = [
        { ...kept, id: orderId, number: 1042, paymentId: "pay_1", refundStatus },
        { ...kept, id: older, number: 1001, paymentId: "pay_0", refundStatus: "none" },
      ];
      account.order_items = [orderId, older].flatMap((id) => [
        { orderId: id, examId: maths, pricePaise: 25000, exam: { name: "Maths" } },
        { orderId: id, examId: science, pricePaise: 30000, exam: { name: "Science" } },
      ]);
      account.list_refunded_orders = [{ orderId, refundedPaise, examIds }];
      const student = visit();
      await openTab(student, "Orders");
      const cardOf = (name: string) => screen.getByRole("heading", { name }).closest("li");
      await screen.findByRole("heading", { name: "Order 1042" });
      expect(cardOf("Order 1042")).toHaveTextContent(`₹550${text}${exams}`);
      expect(cardOf("Order 1001")).not.toHaveTextContent(/refunded/i);
      await student.click(screen.getByRole("button", { name: "Receipt for order 1042" }));
      const receipt = within(screen.getByRole("dialog", { name: "Receipt for order 1042" }));
      expect(receipt.getByRole("row", { name: "Total paid ₹550" })).toBeVisible();
      expect(receipt.getByRole("row", { name: `Total refunded ₹${refundedPaise / 100}` })).toBeVisible();
      const names = receipt
        .getAllByRole("row")
        .flatMap((row) => /\w+(?= \(refunded\))/.exec(row.textContent) ?? []);
      expect(names).toEqual(
        exams.match(/\w+(?= · refunded)/g)?.map((name) => name.replace(/^\d+/, "")) ?? [],
      );
    },
  );

  it("lets a family ask for a refund of the order it is about, and of no other", async () => {
    const older = "0d000000-0000-4000-8000-000000000002";
    account.orders = [
      {
        id: orderId,
        number: 1042,
        paymentId: "pay_1",
        amountPaise: 25000,
        orderedAt: "2027-01-08T19:00:00Z",
      },
      { id: older, number: 1001, paymentId: "pay_0", amountPaise: 25000, orderedAt: "2026-12-01T19:00:00Z" },
    ];
    account.list_refundable_orders = [
      { orderId: orderId, amountPaise: 25000, until: "2027-01-12T18:30:00+00:00" },
    ];
    const student = visit();
    await openTab(student, "Orders");
    expect(await screen.findByRole("button", { name: "Request refund for order 1042" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Request refund for order 1001" })).toBeNull();
  });

  it("says when there are none, and when they could not be loaded", async () => {
    const student = visit();
    await openTab(student, "Orders");
    expect(await screen.findByRole("heading", { name: "No orders yet" })).toBeVisible();
    server.use(http.get(`${api}/rest/v1/mock_tests`, () => HttpResponse.json({}, { status: 403 })));
    await openTab(student, "Mocks");
    expect(await screen.findByRole("alert")).toHaveTextContent("You are not allowed to do that.");
  });
});

describe("the menu", () => {
  it("opens the tabs that are still to come", async () => {
    const student = visit();
    await openTab(student, "Profile");
    expect(await screen.findByRole("heading", { name: "Profile" })).toBeVisible();
    await openTab(student, "Bookstore soon");
    expect(screen.getByRole("heading", { name: "Bookstore" })).toBeVisible();
  });

  it("keeps the bookstore under More on a phone, and closes it with Escape or a press outside", async () => {
    const student = visit();
    const more = menu().getByRole("button", { name: "More" });
    const books = () => menu().queryAllByRole("button", { name: /Bookstore/ });
    const closed = books().length;
    await student.click(more);
    expect(more).toHaveAttribute("aria-expanded", "true");
    expect(books()).toHaveLength(closed + 1);
    await student.keyboard("{Escape}");
    expect(books()).toHaveLength(closed);
    await student.click(more);
    await student.click(screen.getByRole("main"));
    expect(books()).toHaveLength(closed);
    await student.click(more);
    await student.click(books().at(-1) ?? more);
    expect(screen.getByRole("heading", { name: "Bookstore" })).toBeVisible();
    expect(more).toHaveAttribute("aria-expanded", "false");
  });

  it("closes More when the focus leaves it, and has the focus back after Escape and after a choice", async () => {
    const student = visit();
    const more = menu().getByRole("button", { name: "More" });
    const openByKeys = async () => {
      more.focus();
      await student.keyboard("{Enter}");
      await student.tab();
      expect(
        menu()
          .getAllByRole("button", { name: /Bookstore/ })
          .at(-1),
      ).toHaveFocus();
    };
    await openByKeys();
    await student.keyboard("{Escape}");
    expect(more).toHaveFocus();
    expect(more).toHaveAttribute("aria-expanded", "false");
    await openByKeys();
    await student.tab();
    expect(more).toHaveAttribute("aria-expanded", "false");
    await openByKeys();
    await student.keyboard("{Enter}");
    expect(screen.getByRole("heading", { name: "Bookstore" })).toBeVisible();
    expect(more).toHaveFocus();
  });

  it("can be made narrow and keeps its names", async () => {
    const student = visit();
    const narrow = menu().getByRole("button", { name: "Narrow menu" });
    await student.click(narrow);
    expect(narrow).toHaveAttribute("aria-pressed", "true");
    expect(menu().getByRole("button", { name: "Orders" })).toBeInTheDocument();
  });
});

it("shows nothing to somebody who is logged out", () => {
  const putBack = setReporter(() => undefined);
  localStorage.clear();
  refreshSession();
  visit();
  expect(screen.queryByRole("main")).toBeNull();
  putBack();
});
