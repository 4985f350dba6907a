import { expect, it } from "vitest";
import { readCertificateCode } from "./certificate-code";

it.each([
  "OLY-W27-IMO05-7F3KQ9TX",
  "  oly-w27-imo05-7f3kq9tx ",
  "OLY W27 IMO05 7F3KQ9TX",
  "OLY–W27–IMO05–7F3KQ9TX",
  "https://olympeak.example/verify/OLY-W27-IMO05-7F3KQ9TX",
])("reads %s", (text) => expect(readCertificateCode(text)).toBe("OLY-W27-IMO05-7F3KQ9TX"));

it("reads letters that look like digits as digits, only in the last part", () => {
  expect(readCertificateCode("OLY-W27-IMO05-OILABCDE")).toBe("OLY-W27-IMO05-011ABCDE");
});

it.each([
  "",
  "OLY",
  "OLY-W27-IMO05",
  "OLY-W27-IMO05-7F3KQ9T",
  "OLY-W27-IMO05-7F3KQ9TXX",
  "OLY-W27-IMO05-7F3KQ9TU",
  "ABC-W27-IMO05-7F3KQ9TX",
])("returns null for %j, which is not a code", (text) => expect(readCertificateCode(text)).toBeNull());
