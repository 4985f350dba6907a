import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  makeAccount,
  serveAccount,
  type Account,
  type Call,
} from "../../../../tests/support/account-factory";
import { asha, logIn, maths, science } from "../../../../tests/support/factories";
import { renderWithProviders } from "../../../../tests/support/render";
import { api, server } from "../../../../tests/support/server/server";
import { refreshSession } from "../../../data/session";
import { setReporter } from "../../../lib/report";
import { AddToCartButton } from "./add-to-cart-button";
import { CartBadge } from "./cart-badge";
import { CartBar } from "./cart-bar";
import { addToCart, clearCart } from "./cart-store";
import type { ExamForSale } from "./cart-lines";
import { useCartSnapshot } from "./use-cart-snapshot";

let account: Account;
let calls: Call[];
let examsForSale: ExamForSale[];

function Shop() {
  useCartSnapshot(examsForSale);
  return (
    <>
      <CartBadge />
      <AddToCartButton examId={maths} examName="Maths" pricePaise={25000} />
      <AddToCartButton examId={science} examName="Science" pricePaise={25000} />
      <CartBar />
    </>
  );
}

beforeEach(() => {
  account = makeAccount();
  calls = serveAccount(account);
  examsForSale = [
    { id: maths, name: "Maths", pricePaise: 25000, examOn: null, status: "open" },
    { id: science, name: "Science", pricePaise: 25000, examOn: null, status: "open" },
  ];
  logIn();
});
afterEach(() => {
  act(clearCart);
  localStorage.clear();
  refreshSession();
});

describe("a parent who chooses exams", () => {
  it("adds an exam and removes it with the same button", async () => {
    const parent = renderWithProviders(<Shop />);
    const button = screen.getByRole("button", { name: /^Buy Maths/ });
    expect(button).toHaveAttribute("aria-pressed", "false");
    await parent.click(button);
    expect(screen.getByRole("button", { name: "In Cart Maths" })).toHaveAttribute("aria-pressed", "true");
    await parent.click(screen.getByRole("button", { name: "In Cart Maths" }));
    expect(screen.getByRole("button", { name: /^Buy Maths/ })).toBeVisible();
  });

  it("sees the number of exams and the link to the cart while the cart is not empty", async () => {
    const parent = renderWithProviders(<Shop />);
    expect(screen.queryByText(/exam/)).toBeNull();
    await parent.click(screen.getByRole("button", { name: /^Buy Maths/ }));
    expect(screen.getByText("1")).toHaveTextContent("1 exam in it");
    await parent.click(screen.getByRole("button", { name: /^Buy Science/ }));
    expect(screen.getByText("2")).toHaveTextContent("2 exams in it");
    expect(screen.getByRole("link", { name: "Go to cart" })).toHaveAttribute("href", "/cartsummary");
    act(clearCart);
    expect(screen.queryByRole("link", { name: "Go to cart" })).toBeNull();
  });
});

describe("the cart snapshot", () => {
  const listSnapshots = () => calls.filter(({ name }) => name === "current_cart_snapshot");

  it("is posted once, with the first exam", async () => {
    const parent = renderWithProviders(<Shop />);
    await parent.click(screen.getByRole("button", { name: /^Buy Maths/ }));
    await parent.click(screen.getByRole("button", { name: /^Buy Science/ }));
    await waitFor(() =>
      expect(listSnapshots().map(({ body }) => body)).toEqual([
        { student_id: asha.id, email: asha.email, cart_items: [maths] },
      ]),
    );
  });

  it("is not posted for exams that are bought already", async () => {
    examsForSale = examsForSale.map((exam) =>
      Object.assign(exam, { status: exam.id === maths ? "enrolled" : "open" }),
    );
    addToCart(maths);
    const parent = renderWithProviders(<Shop />);
    await parent.click(screen.getByRole("button", { name: /^Buy Science/ }));
    await waitFor(() => expect(listSnapshots()).toMatchObject([{ body: { cart_items: [science] } }]));
  });

  it("is posted again once the cart has been emptied, as after a purchase", async () => {
    const parent = renderWithProviders(<Shop />);
    await parent.click(screen.getByRole("button", { name: /^Buy Maths/ }));
    await waitFor(() => expect(listSnapshots()).toHaveLength(1));
    act(clearCart);
    await parent.click(screen.getByRole("button", { name: /^Buy Science/ }));
    await waitFor(() => expect(listSnapshots()).toHaveLength(2));
  });

  it("is not posted if this email address has a snapshot already", async () => {
    account.current_cart_snapshot = [{ created_at: "2026-11-20T10:00:00Z" }];
    let requestCount = 0;
    server.events.on("request:start", () => (requestCount += 1));
    addToCart(maths);
    renderWithProviders(<Shop />);
    await waitFor(() => expect(requestCount).toBe(1));
    expect(listSnapshots()).toEqual([]);
    server.events.removeAllListeners();
  });

  it("shows no message when saving fails", async () => {
    const reports: string[] = [];
    const restoreReporter = setReporter((event) => reports.push(event.what));
    server.use(
      http.post(`${api}/rest/v1/current_cart_snapshot`, () => HttpResponse.json({}, { status: 500 })),
    );
    addToCart(maths);
    renderWithProviders(<Shop />);
    await waitFor(() => expect(reports).toEqual(["saving the cart snapshot"]));
    expect(screen.queryByRole("alert")).toBeNull();
    restoreReporter();
  });

  it("reports no error if another tab has just posted a snapshot", async () => {
    const reports: string[] = [];
    const restoreReporter = setReporter((event) => reports.push(event.what));
    let tries = 0;
    server.use(
      http.post(`${api}/rest/v1/current_cart_snapshot`, () => {
        tries += 1;
        return HttpResponse.json({ code: "23505", message: "duplicate key" }, { status: 409 });
      }),
    );
    addToCart(maths);
    renderWithProviders(<Shop />);
    await waitFor(() => expect(tries).toBe(1));
    expect(reports).toEqual([]);
    restoreReporter();
  });
});
