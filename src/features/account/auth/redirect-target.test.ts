import { expect, it } from "vitest";
import { readRedirectTarget } from "./redirect-target";

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
])("the target of the navigation state %o is %s", (state, path) => {
  expect(readRedirectTarget(state).path).toBe(path);
});

it("the target keeps the requested page's own navigation state", () => {
  const state = { redirectTo: "/studentdashboard", redirectState: { tab: "mockExams" } };
  expect(readRedirectTarget(state)).toEqual({ path: "/studentdashboard", state: { tab: "mockExams" } });
});
