import { expect, it } from "vitest";
import { AppError, messageOf } from "./app-error";

it.each([
  [new AppError("invalid_login"), "Invalid email or password."],
  [new AppError("signup_failed", { message: "The provider's own words." }), "The provider's own words."],
  [
    new TypeError("Failed to fetch dynamically imported module: https://site/assets/dist.js"),
    "You seem to be offline. Check your internet connection and try again.",
  ],
  [
    new TypeError("error loading dynamically imported module: https://site/assets/dist.js"),
    "You seem to be offline. Check your internet connection and try again.",
  ],
  [
    new TypeError("Importing a module script failed."),
    "You seem to be offline. Check your internet connection and try again.",
  ],
  [new TypeError("x is undefined"), "Something went wrong. Please try again."],
  ["thrown away", "Something went wrong. Please try again."],
])("the message for %s is “%s”", (error, sentence) => {
  expect(messageOf(error)).toBe(sentence);
});
