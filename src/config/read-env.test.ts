import { describe, expect, it } from "vitest";
import { readEnv } from "./read-env";

const requiredSettings = {
  VITE_SUPABASE_URL: "http://127.0.0.1:54321",
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_local",
};

describe("the page's settings", () => {
  it("fall back to Olympeak and the gateway's own checkout", () => {
    expect(readEnv(requiredSettings)).toMatchObject({
      VITE_SITE_NAME: "Olympeak",
      VITE_RAZORPAY_CHECKOUT_URL: "https://checkout.razorpay.com/v1/checkout.js",
    });
  });

  it("name the setting that is missing", () => {
    expect(() => readEnv({ ...requiredSettings, VITE_SUPABASE_URL: undefined })).toThrow(/VITE_SUPABASE_URL/);
  });

  it("refuse a secret key in the place of the publishable key", () => {
    expect(() => readEnv({ ...requiredSettings, VITE_SUPABASE_PUBLISHABLE_KEY: "sb_secret_oops" })).toThrow(
      /VITE_SUPABASE_PUBLISHABLE_KEY: must be the publishable key/,
    );
  });
});
