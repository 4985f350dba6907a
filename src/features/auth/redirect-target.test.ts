import { expect, it } from "vitest";
import { redirectTarget } from "./redirect-target";

it.each([
  [{ redirectTo: "/cartsummary" }, "/cartsummary"],
  [{ redirectTo: "/olympiads/maths/class5" }, "/olympiads/maths/class5"],
  [null, "/studentdashboard"],
  [{ redirectTo: 7 }, "/studentdashboard"],
  [{ redirectTo: "https://elsewhere.example/" }, "/studentdashboard"],
  [{ redirectTo: "//elsewhere.example/login" }, "/studentdashboard"],
  [{ redirectTo: "/no/such/page" }, "/studentdashboard"],
])("leads from %o to %s", (state, path) => {
  expect(redirectTarget(state)).toBe(path);
});
