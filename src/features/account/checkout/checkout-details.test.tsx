import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { serveFunction, makeFunctionRefusal } from "../../../../tests/support/account-factory";
import { asha, class5 } from "../../../../tests/support/factories";
import { getPayButton, prepareCheckout } from "../../../../tests/support/checkout-steps";
import { api, server } from "../../../../tests/support/server/server";

let checkout: ReturnType<typeof prepareCheckout>;

beforeEach(() => {
  checkout = prepareCheckout();
});
afterEach(() => checkout.close());

describe("the student's details", () => {
  it("are required with the specified messages, and nothing is sent without them", async () => {
    checkout.account.students = [
      {
        id: asha.id,
        name: null,
        email: asha.email,
        phone: null,
        role: "student",
        classId: null,
        schoolName: null,
        guardianName: null,
        consentAt: null,
        consentVersion: null,
        class: null,
      },
    ];
    const parent = checkout.render();
    await parent.click(getPayButton());
    for (const text of [
      "Name is required.",
      "Class is required.",
      "School name is required.",
      "Phone number is required.",
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(screen.getByLabelText("Student’s name")).toHaveFocus();
    expect(checkout.listCalledFunctions()).toEqual([]);
  });

  it("are saved before the payment; the guardian is optional and a phone need not have 10 digits", async () => {
    const parent = checkout.render();
    await parent.clear(screen.getByLabelText("School name"));
    await parent.type(screen.getByLabelText("School name"), "  River School ");
    await checkout.openWindow(parent);
    expect(checkout.listCalledFunctions()).toEqual(["students", "create-order"]);
    expect(checkout.getBody("students")).toEqual({
      name: "Asha Verma",
      class_id: class5,
      school_name: "River School",
      parent_name: null,
      phone: "98765",
    });
    expect(checkout.callbacks.onSaved).toHaveBeenCalledOnce();
  });

  it("contain the guardian of the profile when the optional field is emptied", async () => {
    Object.assign(checkout.account.students[0] ?? {}, { guardianName: "Meera Verma" });
    const parent = checkout.render();
    await parent.clear(screen.getByLabelText("Guardian’s name (optional)"));
    await checkout.openWindow(parent);
    expect(checkout.getBody("students")).toMatchObject({ parent_name: "Meera Verma" });
  });

  it("warn of a phone number that the profile does not accept, but allow the payment", async () => {
    const parent = checkout.render();
    const phone = screen.getByLabelText("Phone number");
    expect(phone).toHaveAccessibleDescription(/^You can pay now, but please add a 10-digit number/);
    await parent.clear(phone);
    await parent.type(phone, "+91 98765 43210");
    expect(phone).toHaveAccessibleDescription(/10-digit number/);
    await parent.clear(phone);
    await parent.type(phone, "98765 43210");
    expect(phone).not.toHaveAccessibleDescription();
    await parent.clear(phone);
    await parent.type(phone, "98765");
    await checkout.openWindow(parent);
    expect(checkout.getBody("students")).toMatchObject({ phone: "98765" });
  });

  it("stay saved when the payment cannot be started, and an error is shown", async () => {
    serveFunction("create-order", () => makeFunctionRefusal(502, "GATEWAY_UNAVAILABLE"));
    const parent = checkout.render();
    await parent.type(screen.getByLabelText("Guardian’s name (optional)"), "Meera");
    await parent.click(getPayButton());
    await screen.findByRole("alert");
    expect(checkout.callbacks.onSaved).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ guardianName: "Meera" }),
    );
  });

  it("do not change the email", () => {
    checkout.render();
    expect(screen.getByLabelText("Email")).toHaveValue(asha.email);
    expect(screen.getByLabelText("Email")).toHaveAttribute("readonly");
  });

  it.each([
    ["fails", () => HttpResponse.json({ message: "no" }, { status: 500 })],
    ["changes no row", () => HttpResponse.json([])],
  ])("stop the payment if they cannot be saved: the server %s", async (_, respond) => {
    server.use(http.patch(`${api}/rest/v1/students`, respond));
    const parent = checkout.render();
    await parent.click(getPayButton());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /^Something went wrong while saving your profile\. Please try again\.$/,
    );
    expect(checkout.listCalledFunctions()).toEqual([]);
    expect(screen.getByLabelText("School name")).toHaveValue("Hill View School");
  });
});
