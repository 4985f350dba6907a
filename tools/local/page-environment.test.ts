import { expect, it } from "vitest";
import { pageEnvironment } from "./page-environment";
import { readSettings } from "./settings";

it("gives the page the URLs of this stack and the texts of .env.example", () => {
  const environment = pageEnvironment(
    readSettings({ OLYMPEAK_API_PORT: "6001", OLYMPEAK_SANDBOX_PORT: "6003" }),
  );
  expect(environment).toMatchObject({
    VITE_SUPABASE_URL: "http://127.0.0.1:6001",
    VITE_RAZORPAY_CHECKOUT_URL: "http://127.0.0.1:6003/v1/checkout.js",
    VITE_SITE_NAME: "Olympeak",
    VITE_HELP_PHONE: "+91 80 4567 8900",
  });
  expect(Object.keys(environment).every((name) => name.startsWith("VITE_"))).toBe(true);
});
