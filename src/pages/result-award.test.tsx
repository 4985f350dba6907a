import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { addressReply, awardId, makeMyAward } from "../../tests/support/award-factory";
import { logIn } from "../../tests/support/factories";
import { finalReply, paperReply } from "../../tests/support/result-replies";
import { renderWithProviders } from "../../tests/support/render";
import { serveRpc } from "../../tests/support/server/serve-rpc";
import { api, server } from "../../tests/support/server/server";
import { paths, resultPath } from "../config/paths";
import { ResultPage } from "./result";

/** A family opens its result with the award. */
const open = () =>
  renderWithProviders(
    <Routes>
      <Route path={paths.result} element={<ResultPage />} />
    </Routes>,
    { path: resultPath(paperReply.paper_id) },
  );

/** The card of the medal, once it shows the delivery status. */
async function openAward(changes: Record<string, unknown> = {}) {
  serveRpc("list_my_awards", [makeMyAward(changes)]);
  const family = open();
  await screen.findByText(/^The parcel contains/);
  const card = screen.getByRole("heading", { name: "Your bronze medal" }).parentElement;
  if (!card) throw new Error("There is no card of the medal.");
  return { family, card: within(card) };
}

const addressFields = {
  "Name on the parcel": "Ravi Verma",
  "House and street": "12 Lake Road",
  "Town or city": "Pune",
  "PIN code": "411 001",
  "Phone number": "+91 98765 43210",
};

async function fillForm(family: UserEvent) {
  for (const [label, text] of Object.entries(addressFields)) {
    const field = await screen.findByLabelText(label);
    await family.clear(field);
    await family.type(field, text);
  }
  await family.selectOptions(screen.getByLabelText("State or union territory"), "Maharashtra");
}

const pressSave = (family: UserEvent) =>
  family.click(screen.getByRole("button", { name: "Save the address" }));

beforeEach(() => {
  logIn();
  serveRpc("get_result", finalReply);
  server.use(
    http.get(`${api}/rest/v1/students`, () =>
      HttpResponse.json({
        id: "1",
        name: "Asha Verma",
        classId: null,
        schoolName: "Hill View School",
        guardianName: "Meena Verma",
        phone: "91234 56789",
        email: "asha@olympeak.example",
        role: "student",
        consentAt: null,
        consentVersion: null,
        class: null,
      }),
    ),
  );
});

describe("an award without an address", () => {
  it("shows the address form, filled in from the profile", async () => {
    await openAward();
    expect(screen.getByText(/^Where should we send it: home or school\? .* by 1 May 2027/)).toBeVisible();
    expect(await screen.findByLabelText("Name on the parcel")).toHaveValue("Meena Verma");
    expect(screen.getByLabelText("Phone number")).toHaveValue("9123456789");
    expect(screen.getByText(/delete it 60 days after/)).toBeVisible();
  });

  it("does not promise a day in the past", async () => {
    const { card } = await openAward({ promisedOn: "2020-05-01" });
    expect(card.getByText(/within three weeks of receiving your address\.$/)).toBeVisible();
    expect(card.queryByText(/1 May 2020/)).toBeNull();
  });

  it("gets the address that the family enters, and shows that it is saved", async () => {
    const { family, card } = await openAward();
    const requests = serveRpc("give_award_address", { outcome: "confirmed", promised_on: "2027-05-01" });
    await fillForm(family);
    serveRpc("list_my_awards", [makeMyAward({ state: "confirmed", address: addressReply })]);
    await pressSave(family);
    expect(
      await card.findByText("We have your address and will post the parcel by 1 May 2027."),
    ).toBeVisible();
    expect(card.getByText("Pune 411001")).toBeVisible();
    expect(requests).toEqual([
      {
        p_award_id: awardId,
        p_recipient: "Ravi Verma",
        p_is_school: false,
        p_line_1: "12 Lake Road",
        p_city: "Pune",
        p_region: "Maharashtra",
        p_pin: "411001",
        p_phone: "9876543210",
      },
    ]);
  });

  it("can be sent to the school", async () => {
    const { family } = await openAward();
    const requests = serveRpc("give_award_address", { outcome: "confirmed", promised_on: "2027-05-01" });
    await fillForm(family);
    await family.click(screen.getByRole("radio", { name: "School" }));
    await family.clear(screen.getByLabelText("School and street"));
    await family.type(screen.getByLabelText("School and street"), "Hill View School");
    await family.type(screen.getByLabelText("Area or landmark (optional)"), "Kothrud");
    await pressSave(family);
    await waitFor(() =>
      expect(requests).toMatchObject([
        { p_is_school: true, p_line_1: "Hill View School", p_line_2: "Kothrud", p_recipient: "Ravi Verma" },
      ]),
    );
  });

  it("shows each error at its field, and sends nothing", async () => {
    const { family } = await openAward();
    const requests = serveRpc("give_award_address", { outcome: "confirmed", promised_on: "2027-05-01" });
    await screen.findByLabelText("Name on the parcel");
    await family.clear(screen.getByLabelText("Name on the parcel"));
    await family.type(screen.getByLabelText("PIN code"), "011001");
    await family.clear(screen.getByLabelText("Phone number"));
    await family.type(screen.getByLabelText("Phone number"), "12345");
    await pressSave(family);
    for (const text of [
      "Please enter the name on the parcel.",
      "Please enter the house or school, and the street.",
      "Please enter the town or city.",
      "Please enter the PIN code: six digits, not starting with 0.",
      "Please choose the state or union territory.",
      "Please enter a valid 10-digit phone number.",
    ])
      expect(await screen.findByText(text)).toBeVisible();
    expect(requests).toEqual([]);
  });

  it.each([
    [{ outcome: "invalid", errors: ["pin_invalid"] }, /^Please enter the PIN code/],
    [{ outcome: "frozen" }, /^Your parcel is already packed/],
    [{ outcome: "rate_limited" }, /^You have changed the address too many times today/],
    [{ outcome: "same_address" }, /came back from this address twice/],
  ])("does not clear the typed text if the database replies %o", async (reply, message) => {
    const { family } = await openAward();
    serveRpc("give_award_address", reply);
    await fillForm(family);
    await pressSave(family);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText("House and street")).toHaveValue("12 Lake Road");
  });

  it("suggests the address of another award", async () => {
    serveRpc("list_my_awards", [
      makeMyAward(),
      makeMyAward({ awardId: "other", paperId: "other", state: "confirmed", address: addressReply }),
    ]);
    open();
    expect(await screen.findByLabelText("House and street")).toHaveValue("12 Lake Road");
    expect(screen.getByLabelText("State or union territory")).toHaveValue("Maharashtra");
  });
});

describe("an award with its address", () => {
  const confirmedFields = { state: "confirmed", address: addressReply };

  it("can be sent to another address until it is packed", async () => {
    const { family, card } = await openAward(confirmedFields);
    await family.click(card.getByRole("button", { name: "Change the address" }));
    expect(await card.findByLabelText("Town or city")).toHaveValue("Pune");
    await family.click(card.getByRole("button", { name: "Keep the old address" }));
    expect(card.getByText("12 Lake Road")).toBeVisible();
  });

  it("cannot be sent to another address once it is packed", async () => {
    const { card } = await openAward({ ...confirmedFields, state: "packed" });
    expect(card.getByText("Your parcel is packed and will be posted by 1 May 2027.")).toBeVisible();
    expect(card.queryByRole("button", { name: /address/ })).toBeNull();
  });

  it("can be shared, with the full name only if the family chooses so", async () => {
    const { card } = await openAward(confirmedFields);
    expect(card.getByRole("button", { name: "Share the medal" })).toBeVisible();
    expect(
      card.getByRole("checkbox", { name: "Show the full name in the picture I share" }),
    ).not.toBeChecked();
    expect(screen.getByRole("button", { name: "Share on WhatsApp" })).toBeVisible();
  });

  it("shows an apology if it is late", async () => {
    const { card } = await openAward({ ...confirmedFields, isLate: true });
    expect(card.getByText(/by 1 May 2027 and we are late. We are sorry./)).toBeVisible();
  });

  it("that is posted shows courier, number, tracking link, and a button to confirm its arrival", async () => {
    const { family, card } = await openAward({
      ...confirmedFields,
      state: "posted",
      courier: "Speed Post",
      consignment: "EK123456789IN",
      postedOn: "2027-03-20",
    });
    expect(card.getByText("We sent the parcel on 20 March 2027 with Speed Post.")).toBeVisible();
    expect(card.getByText("EK123456789IN")).toBeVisible();
    const link = card.getByRole("link", { name: /^Track it with Speed Post/ });
    expect(link).toHaveAttribute("rel", "noreferrer");
    const requests = serveRpc("confirm_award_arrival", { outcome: "delivered" });
    serveRpc("list_my_awards", [
      makeMyAward({ state: "delivered", deliveredOn: "2027-03-25", address: null }),
    ]);
    await family.click(card.getByRole("button", { name: "I have received it" }));
    expect(await card.findByText(/^The parcel was delivered by 25 March 2027/)).toBeVisible();
    expect(requests).toEqual([{ p_award_id: awardId }]);
  });

  it("has no tracking link for an unknown courier", async () => {
    const { card } = await openAward({
      ...confirmedFields,
      state: "posted",
      courier: "Uncle Mohan",
      consignment: "1234",
      postedOn: "2027-03-20",
    });
    expect(card.queryByRole("link")).toBeNull();
  });

  it("that came back shows the form with its address, to be checked", async () => {
    const { card } = await openAward({ ...confirmedFields, state: "returned" });
    expect(card.getByText(/We will send the parcel again, free of charge/)).toBeVisible();
    expect(await card.findByLabelText("House and street")).toHaveValue("12 Lake Road");
  });

  it("that came back twice shows an empty form, because it needs another address", async () => {
    const { card } = await openAward({ ...confirmedFields, state: "returned", needsNewAddress: true });
    expect(card.getByText(/came back to us again/)).toBeVisible();
    expect(await card.findByLabelText("House and street")).toHaveValue("");
  });
});

it("the result shows the promised day if the award cannot be loaded", async () => {
  serveRpc("list_my_awards", { message: "broken" }, 400);
  open();
  expect(await screen.findByText(/post it to you by 1 May 2027/)).toBeVisible();
});
