import { expect, it } from "vitest";
import { describeRegistrationForParent } from "./describe-registration";

const registration = {
  email: "nila@mail.example",
  name: "Nila Roy",
  phone: "9811122333",
  registeredAt: "2026-11-29T05:36:00Z",
  isConfirmed: false,
};

it.each([
  [
    "not confirmed",
    false,
    "The account for nila@mail.example was registered on 29 November 2026 at 11:06 am, but the email address is not confirmed yet. The email has a link, which is valid for one hour; please open it, press “Confirm my email address”, and log in. Please look in the spam folder too: only the latest link works. I can send it again. If the address is misspelt, please register again with the right one: nothing was paid with this account.",
  ],
  [
    "confirmed, but nobody has logged in",
    true,
    "The account for nila@mail.example was registered on 29 November 2026 at 11:06 am, and the email address is confirmed, but nobody has logged in yet. Please log in with this address and the password. Without the password, please use “Forgot password?” on the login page.",
  ],
])("says that the address is %s", (_state, isConfirmed, sentence) => {
  expect(describeRegistrationForParent({ ...registration, isConfirmed })).toBe(sentence);
});
