import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import type { Call } from "../../../../tests/support/account-factory";
import {
  listArguments,
  failRpc,
  makeAdminReplies,
  serveAdminReplies,
  type AdminReplies,
} from "../../../../tests/support/admin-factory";
import { maths } from "../../../../tests/support/factories";
import { renderWithProviders } from "../../../../tests/support/render";
import { api, server } from "../../../../tests/support/server/server";
import { Pricing } from "./pricing";

let replies: AdminReplies;
let calls: Call[];

beforeEach(() => {
  replies = makeAdminReplies();
  calls = serveAdminReplies(replies);
});

const openPricing = () => renderWithProviders(<Pricing />, { path: "/adminpanel?section=pricing" });
const getDialog = () => within(screen.getByRole("dialog"));
const listChanges = () => listArguments(calls, "set_price");

/** Opens the dialog for the price of Maths, types this price and presses Continue. */
async function submitPrice(text: string) {
  const admin = openPricing();
  await admin.click(await screen.findByRole("button", { name: "Change price of Maths" }));
  const field = getDialog().getByLabelText("New price in rupees");
  await admin.clear(field);
  if (text !== "") await admin.type(field, text);
  await admin.click(getDialog().getByRole("button", { name: "Continue" }));
  return admin;
}

describe("prices", () => {
  it("are shown with the number of carts and payments that a change would affect", async () => {
    openPricing();
    const prices = within(await screen.findByRole("region", { name: "Prices" }));
    expect(prices.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
      "Maths",
      "IMO",
      "₹250",
      "2",
      "1",
      "Change price of Maths",
    ]);
    expect(screen.getByText("No price changes yet.")).toBeVisible();
  });

  it("have a history with the organisers' names, in IST", async () => {
    replies.list_price_changes = [
      {
        id: 2,
        at: "2026-11-20T20:00:00+00:00",
        by: "Meera Nair",
        exam: "Maths",
        beforePaise: 25000,
        afterPaise: 30050,
      },
      {
        id: 1,
        at: "2026-11-19T20:00:00+00:00",
        by: null,
        exam: "Maths",
        beforePaise: 20000,
        afterPaise: 25000,
      },
    ];
    openPricing();
    const history = within(await screen.findByRole("region", { name: "Price changes" }));
    expect(history.getByText(/^21 Nov 2026,? 1:30\s?am$/i)).toBeVisible();
    expect(history.getByText("₹300.50")).toBeVisible();
    expect(history.getByText("Meera Nair")).toBeVisible();
    expect(history.getByText("SQL console")).toBeVisible();
  });

  it("show an error if they could not be read", async () => {
    failRpc("list_prices", 400, { message: "broken" });
    openPricing();
    expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
  });
});

describe("changing a price", () => {
  it("shows the old price, the new price and its effects, and then changes the price", async () => {
    const admin = await submitPrice("₹300.50");
    expect(getDialog().getByText("₹250 → ₹300.50")).toBeVisible();
    expect(getDialog().getByText(/^2 open carts hold this exam and will get the new price\./)).toBeVisible();
    expect(getDialog().getByText("1 payment in progress keeps the old price.")).toBeVisible();
    expect(listChanges()).toEqual([]);
    replies.list_prices = replies.list_prices.map((price) => ({ ...price, pricePaise: 30050 }));
    await admin.click(getDialog().getByRole("button", { name: "Change price" }));
    expect(await screen.findByText("₹300.50")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listChanges()).toEqual([{ p_exam_id: maths, p_price_paise: 30050, p_seen_paise: 25000 }]);
  });

  it("closes only after the prices are loaded again, so the next change starts from the new price", async () => {
    const admin = await submitPrice("300.50");
    let sendReply = () => {};
    const replySent = new Promise<void>((resolve) => (sendReply = resolve));
    server.use(
      http.post(`${api}/rest/v1/rpc/list_prices`, async () => {
        await replySent;
        return HttpResponse.json(replies.list_prices);
      }),
    );
    await admin.click(getDialog().getByRole("button", { name: "Change price" }));
    await waitFor(() => expect(listChanges()).toHaveLength(1));
    const button = getDialog().getByRole("button", { name: "Change price" });
    expect(button).toHaveAttribute("aria-disabled", "true");
    await admin.click(button);
    expect(listChanges()).toHaveLength(1);
    sendReply();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it.each(["", "0.99", "100001", "two", "-5", "250.505"])("asks for a price instead of %o", async (text) => {
    await submitPrice(text);
    expect(getDialog().getByText(/^Please enter a price from ₹1 to ₹1,00,000/)).toBeVisible();
    expect(listChanges()).toEqual([]);
  });

  it.each([
    ["2.50", /less than half of the current price/],
    ["2500", /more than twice the current price/],
  ])("warns of a price that looks like a typing error: %s", async (text, warning) => {
    await submitPrice(text);
    expect(getDialog().getByText(warning)).toBeVisible();
    expect(getDialog().getByRole("button", { name: "Change price" })).toBeVisible();
  });

  it("shows an error for the current price", async () => {
    await submitPrice("250");
    expect(getDialog().getByText("That is the price already.")).toBeVisible();
  });

  it("can be cancelled at the confirmation", async () => {
    const admin = await submitPrice("300");
    await admin.click(getDialog().getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listChanges()).toEqual([]);
  });

  it.each([
    [{ outcome: "price_changed", price_paise: 28000 }, /Someone else has changed this price to ₹280\./],
    [{ outcome: "invalid_price" }, /Please enter a price/],
    [{ outcome: "unchanged" }, "That is the price already."],
    [{ outcome: "not_found" }, /no longer exists/],
  ])("shows why the price was not changed, for the reply %o", async (reply, text) => {
    replies.set_price = reply;
    const admin = await submitPrice("300");
    await admin.click(getDialog().getByRole("button", { name: "Change price" }));
    expect(await getDialog().findByText(text)).toBeVisible();
  });

  it("shows one error if the server fails, and can be tried again", async () => {
    failRpc("set_price", 400, { message: "broken" });
    const admin = await submitPrice("300");
    await admin.click(getDialog().getByRole("button", { name: "Change price" }));
    expect(await getDialog().findAllByRole("alert")).toHaveLength(1);
    serveAdminReplies(replies);
    await admin.click(getDialog().getByRole("button", { name: "Change price" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
