import { expect, it } from "vitest";
import { redirectTarget } from "./redirect-target";

it.each([
  [{ redirectTo: "/cartsummary" }, "/cartsummary"],
  [{ redirectTo: "/olympiads/maths/class5" }, "/olympiads/maths/class5"],
  [
    { redirectTo: "/adminpanel?section=payments&from=2026-11-01" },
    "/adminpanel?section=payments&from=2026-11-01",
  ],
  [null, "/studentdashboard"],
  [{ redirectTo: 7 }, "/studentdashboard"],
  [{ redirectTo: "https://elsewhere.example/" }, "/studentdashboard"],
  [{ redirectTo: "//elsewhere.example/login" }, "/studentdashboard"],
  [{ redirectTo: "/no/such/page" }, "/studentdashboard"],
  [{ redirectTo: "/no/such/page?/cartsummary" }, "/studentdashboard"],
])("leads from %o to %s", (state, path) => {
  expect(redirectTarget(state).path).toBe(path);
});

it("passes on the page's navigation state", () => {
  const state = { redirectTo: "/studentdashboard", redirectState: { tab: "mockExams" } };
  expect(redirectTarget(state)).toEqual({ path: "/studentdashboard", state: { tab: "mockExams" } });
});
