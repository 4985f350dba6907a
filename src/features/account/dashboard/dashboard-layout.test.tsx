import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { useUnsavedChanges } from "../../../lib/unsaved-changes";
import { DashboardLayout } from "./dashboard-layout";

/** A panel in which something can be changed and not be saved. */
function ProfileToChange() {
  const [isChanged, setChanged] = useState(false);
  useUnsavedChanges(isChanged);
  return (
    <>
      <h1>The profile</h1>
      <button type="button" onClick={() => setChanged(true)}>
        Change something
      </button>
    </>
  );
}

const panels = {
  myExams: <h1>All exams</h1>,
  mockExams: <h1>All mock tests</h1>,
  transactions: <h1>All orders</h1>,
  profile: <ProfileToChange />,
  books: <h1>All books</h1>,
};

/** Loads the document at the history entry that is open. */
function load() {
  const router = createBrowserRouter([
    { path: "/studentdashboard", element: <DashboardLayout panels={panels} /> },
    { path: "*", element: <h1>Another page</h1> },
  ]);
  const { unmount } = render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  const leave = () => {
    unmount();
    router.dispose();
  };
  onTestFinished(leave);
  return { unmount: leave };
}

/** A document of another site, or an older one of this site: the router knows nothing of its entry. */
beforeEach(() => history.pushState(null, "", "/awards"));

async function openOrders() {
  const menu = screen.getByRole("navigation", { name: "Dashboard" });
  await userEvent.click(within(menu).getByRole("button", { name: "Orders" }));
  expect(screen.getByRole("heading", { name: "All orders" })).toBeVisible();
}

async function expectExamsAfterBack() {
  await openOrders();
  history.back();
  expect(await screen.findByRole("heading", { name: "All exams" })).toBeVisible();
  expect(location.pathname).toBe("/studentdashboard");
}

it("keeps a student who typed its address: Back opens the exams, again and again", async () => {
  history.pushState(null, "", "/studentdashboard");
  load();
  expect(screen.getByRole("heading", { name: "All exams" })).toBeVisible();
  await expectExamsAfterBack();
  await expectExamsAfterBack();
});

it("adds one history entry, however often it is reloaded", async () => {
  history.pushState(null, "", "/studentdashboard");
  const entries = history.length;
  for (const _ of [1, 2, 3]) {
    const { unmount } = load();
    expect(history.length).toBe(entries + 1);
    unmount();
  }
  load();
  await expectExamsAfterBack();
});

it("opens the tab it was opened with, once more after a reload", () => {
  history.pushState({ usr: { tab: "mockExams" }, key: "a", idx: 0 }, "", "/studentdashboard");
  load().unmount();
  load();
  expect(screen.getByRole("heading", { name: "All mock tests" })).toBeVisible();
});

it("adds nothing where somebody came from another page of the same document", async () => {
  history.replaceState({ idx: 0 }, "", "/awards");
  history.pushState({ idx: 1 }, "", "/studentdashboard");
  const entries = history.length;
  load();
  await expectExamsAfterBack();
  expect(history.length).toBe(entries);
});

it("holds nobody any more once the student has left it", async () => {
  history.pushState(null, "", "/studentdashboard");
  load().unmount();
  history.pushState({ idx: 2 }, "", "/contact");
  load();
  history.go(-3);
  await waitFor(() => expect(location.pathname).toBe("/awards"));
});

it("asks before changes that are not saved are left behind, by another tab or by Back", async () => {
  history.pushState({ usr: { tab: "profile" }, key: "a", idx: 0 }, "", "/studentdashboard");
  load();
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const question = () => screen.findByRole("dialog", { name: "Leave without saving?" });
  await press("Change something");
  await press("Orders");
  expect(await question()).toBeVisible();
  await press("Cancel");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("heading", { name: "The profile" })).toBeVisible();
  history.back();
  expect(await question()).toBeVisible();
  await press("Cancel");
  await press("Profile");
  expect(screen.queryByRole("dialog")).toBeNull();
  await press("Orders");
  await question();
  await press("Leave without saving");
  expect(await screen.findByRole("heading", { name: "All orders" })).toBeVisible();
  await press("Exams");
  expect(await screen.findByRole("heading", { name: "All exams" })).toBeVisible();
});
