import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { useUnsavedChanges } from "../../../lib/unsaved-changes";
import { DashboardLayout } from "./dashboard-layout";

/** A panel with a field that can have unsaved changes. */
function ProfilePanel() {
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
  profile: <ProfilePanel />,
  books: <h1>All books</h1>,
};

/** Loads the page of the current URL, as the browser does. */
function loadPage() {
  const router = createBrowserRouter([
    { path: "/studentdashboard", element: <DashboardLayout panels={panels} /> },
    { path: "*", element: <h1>Another page</h1> },
  ]);
  const { unmount } = render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  const unmountPage = () => {
    unmount();
    router.dispose();
  };
  onTestFinished(unmountPage);
  return { unmount: unmountPage };
}

/**
 * Each test starts at a history entry that the router has not written, like the page of another site. The router stores
 * `usr` (the navigation state), `key` and `idx` (the index of the entry) in `history.state`.
 */
beforeEach(() => history.pushState(null, "", "/awards"));

async function openOrders() {
  const menu = screen.getByRole("navigation", { name: "Dashboard" });
  await userEvent.click(within(menu).getByRole("link", { name: "Orders" }));
  expect(screen.getByRole("heading", { name: "All orders" })).toBeVisible();
}

async function expectExamsAfterBack() {
  await openOrders();
  expect(location.search).toBe("?tab=transactions");
  history.back();
  expect(await screen.findByRole("heading", { name: "All exams" })).toBeVisible();
  expect(location.pathname).toBe("/studentdashboard");
  // Back does not go further.
  history.back();
  await waitFor(() => expect(location.pathname + location.search).toBe("/studentdashboard"));
  expect(screen.getByRole("heading", { name: "All exams" })).toBeVisible();
}

it("if the dashboard's URL was typed, Back stays on the dashboard and opens the exams", async () => {
  history.pushState(null, "", "/studentdashboard");
  loadPage();
  expect(screen.getByRole("heading", { name: "All exams" })).toBeVisible();
  await expectExamsAfterBack();
  await expectExamsAfterBack();
});

it("the dashboard adds one history entry, however often it is reloaded", async () => {
  history.pushState(null, "", "/studentdashboard");
  const entryCount = history.length;
  for (const _ of [1, 2, 3]) {
    const { unmount } = loadPage();
    expect(history.length).toBe(entryCount + 1);
    unmount();
  }
  loadPage();
  await expectExamsAfterBack();
});

it("Back goes to the previous tab, and each tab has its own URL", async () => {
  history.pushState(null, "", "/studentdashboard?tab=books");
  loadPage();
  expect(screen.getByRole("heading", { name: "All books" })).toBeVisible();
  await openOrders();
  await userEvent.click(screen.getByRole("link", { name: "Mocks" }));
  expect(screen.getByRole("heading", { name: "All mock tests" })).toBeVisible();
  expect(location.search).toBe("?tab=mockExams");
  history.back();
  expect(await screen.findByRole("heading", { name: "All orders" })).toBeVisible();
  history.back();
  expect(await screen.findByRole("heading", { name: "All books" })).toBeVisible();
  expect(screen.getByRole("link", { name: /Bookstore/ })).toHaveAttribute("aria-current", "page");
});

it("the dashboard opens the tab of the navigation state, also after a reload", () => {
  history.pushState({ usr: { tab: "mockExams" }, key: "a", idx: 0 }, "", "/studentdashboard");
  loadPage().unmount();
  loadPage();
  expect(screen.getByRole("heading", { name: "All mock tests" })).toBeVisible();
});

it("the dashboard adds no history entry if the visitor came from another page of this site", async () => {
  history.replaceState({ idx: 0 }, "", "/awards");
  history.pushState({ idx: 1 }, "", "/studentdashboard");
  const entryCount = history.length;
  loadPage();
  await expectExamsAfterBack();
  // One entry for the tab of orders.
  expect(history.length).toBe(entryCount + 1);
});

it("Back works as usual once the student has left the dashboard", async () => {
  history.pushState(null, "", "/studentdashboard");
  loadPage().unmount();
  history.pushState({ idx: 2 }, "", "/contact");
  loadPage();
  // Over /contact, the entry that the dashboard added, and the dashboard.
  history.go(-3);
  await waitFor(() => expect(location.pathname).toBe("/awards"));
});

describe("changes that are not saved", () => {
  const pressButton = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const openTab = (name: string) => userEvent.click(screen.getByRole("link", { name }));
  const findConfirmDialog = () => screen.findByRole("dialog", { name: "Leave without saving?" });

  /** Opens the profile from another page of this site, and changes something. */
  async function changeProfile() {
    history.replaceState({ idx: 0 }, "", "/awards");
    history.pushState({ idx: 1 }, "", "/studentdashboard?tab=profile");
    loadPage();
    await pressButton("Change something");
  }

  it("need a confirmation before another tab is opened", async () => {
    await changeProfile();
    await openTab("Orders");
    expect(await findConfirmDialog()).toBeVisible();
    await pressButton("Cancel");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("heading", { name: "The profile" })).toBeVisible();
    await openTab("Profile");
    expect(screen.queryByRole("dialog")).toBeNull();
    await openTab("Orders");
    await findConfirmDialog();
    await pressButton("Leave without saving");
    expect(await screen.findByRole("heading", { name: "All orders" })).toBeVisible();
    await openTab("Exams");
    expect(await screen.findByRole("heading", { name: "All exams" })).toBeVisible();
  });

  it("need a confirmation before Back, which opens the exams", async () => {
    await changeProfile();
    history.back();
    expect(await findConfirmDialog()).toBeVisible();
    await pressButton("Cancel");
    expect(screen.getByRole("heading", { name: "The profile" })).toBeVisible();
    history.back();
    await findConfirmDialog();
    await pressButton("Leave without saving");
    expect(await screen.findByRole("heading", { name: "All exams" })).toBeVisible();
    expect(location.pathname + location.search).toBe("/studentdashboard");
  });

  it("need a confirmation before Back goes to the previous tab", async () => {
    history.pushState(null, "", "/studentdashboard?tab=transactions");
    loadPage();
    await openTab("Profile");
    await pressButton("Change something");
    history.back();
    await findConfirmDialog();
    await pressButton("Leave without saving");
    expect(await screen.findByRole("heading", { name: "All orders" })).toBeVisible();
  });
});
