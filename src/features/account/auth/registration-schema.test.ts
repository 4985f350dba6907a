import * as v from "valibot";
import { expect, it } from "vitest";
import { registrationSchema } from "./registration-schema";

it("the registration form cleans up a phone number that was typed before the site's script loaded", () => {
  const typedValues = {
    name: " Asha ",
    email: "asha@olympeak.example",
    phone: "+91 98765 43210",
    password: "x",
    consent: true,
  };
  expect(v.parse(registrationSchema, typedValues)).toMatchObject({ name: "Asha", phone: "9876543210" });
});
