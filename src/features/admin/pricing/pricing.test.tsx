import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import type { Call } from "../../../../tests/support/account-factory";
import {
  argumentsOf,
  failWith,
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

const open = () => renderWithProviders(<Pricing />, { path: "/adminpanel?section=pricing" });
const dialog = () => within(screen.getByRole("dialog"));
const listChanges = () => argumentsOf(calls, "set_price");

async function typePrice(text: string) {
  const admin = open();
  await admin.click(await screen.findByRole("button", { name: "Change price of Maths" }));
  const field = dialog().getByLabelText("New price in rupees");
  await admin.clear(field);
  if (text !== "") await admin.type(field, text);
  await admin.click(dialog().getByRole("button", { name: "Continue" }));
  return admin;
}

describe("prices", () => {
  it("are shown with the number of families a change affects", async () => {
    open();
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
    open();
    const history = within(await screen.findByRole("region", { name: "Price changes" }));
    expect(history.getByText(/^21 Nov 2026,? 1:30\s?am$/i)).toBeVisible();
    expect(history.getByText("₹300.50")).toBeVisible();
    expect(history.getByText("Meera Nair")).toBeVisible();
    expect(history.getByText("SQL console")).toBeVisible();
  });

  it("show an error if they could not be read", async () => {
    failWith("list_prices", 400, { message: "broken" });
    open();
    expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
  });
});

describe("changing a price", () => {
  it("shows the old price, the new price and the families affected, then changes it", async () => {
    const admin = await typePrice("₹300.50");
    expect(dialog().getByText("₹250 → ₹300.50")).toBeVisible();
    expect(dialog().getByText(/^2 open carts hold this exam and will get the new price\./)).toBeVisible();
    expect(dialog().getByText("1 started payment keeps the old price.")).toBeVisible();
    expect(listChanges()).toEqual([]);
    replies.list_prices = replies.list_prices.map((price) => ({ ...price, pricePaise: 30050 }));
    await admin.click(dialog().getByRole("button", { name: "Change price" }));
    expect(await screen.findByText("₹300.50")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listChanges()).toEqual([{ p_exam_id: maths, p_price_paise: 30050, p_seen_paise: 25000 }]);
  });

  it("closes only after the prices are loaded again, so the next change starts from the new one", async () => {
    const admin = await typePrice("300.50");
    let sendReply = () => {};
    const replySent = new Promise<void>((resolve) => (sendReply = resolve));
    server.use(
      http.post(`${api}/rest/v1/rpc/list_prices`, async () => {
        await replySent;
        return HttpResponse.json(replies.list_prices);
      }),
    );
    await admin.click(dialog().getByRole("button", { name: "Change price" }));
    await waitFor(() => expect(listChanges()).toHaveLength(1));
    const button = dialog().getByRole("button", { name: "Change price" });
    expect(button).toHaveAttribute("aria-disabled", "true");
    await admin.click(button);
    expect(listChanges()).toHaveLength(1);
    sendReply();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it.each(["", "0.99", "100001", "two", "-5", "250.505"])("asks for a price instead of %o", async (text) => {
    await typePrice(text);
    expect(dialog().getByText(/^Please enter a price from ₹1 to ₹1,00,000/)).toBeVisible();
    expect(listChanges()).toEqual([]);
  });

  it.each([
    ["2.50", /less than half of the current price/],
    ["2500", /more than twice the current price/],
  ])("warns of a price that looks like a typing error: %s", async (text, warning) => {
    await typePrice(text);
    expect(dialog().getByText(warning)).toBeVisible();
    expect(dialog().getByRole("button", { name: "Change price" })).toBeVisible();
  });

  it("does nothing if it is the current price", async () => {
    await typePrice("250");
    expect(dialog().getByText("That is the price already.")).toBeVisible();
  });

  it("can be cancelled at the confirmation", async () => {
    const admin = await typePrice("300");
    await admin.click(dialog().getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listChanges()).toEqual([]);
  });

  it.each([
    [{ outcome: "price_moved", price_paise: 28000 }, /Someone else has changed this price to ₹280\./],
    [{ outcome: "invalid_price" }, /Please enter a price/],
    [{ outcome: "unchanged" }, "That is the price already."],
    [{ outcome: "not_found" }, /no longer exists/],
  ])("shows why the price was not changed: %o", async (answer, text) => {
    replies.set_price = answer;
    const admin = await typePrice("300");
    await admin.click(dialog().getByRole("button", { name: "Change price" }));
    expect(await dialog().findByText(text)).toBeVisible();
  });

  it("shows one error if no reply came, and can be tried again", async () => {
    failWith("set_price", 400, { message: "broken" });
    const admin = await typePrice("300");
    await admin.click(dialog().getByRole("button", { name: "Change price" }));
    expect(await dialog().findAllByRole("alert")).toHaveLength(1);
    serveAdminReplies(replies);
    await admin.click(dialog().getByRole("button", { name: "Change price" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
