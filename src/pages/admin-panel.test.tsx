import { screen, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  listArguments,
  failRpc,
  makeAdminReplies,
  makeListedStudent,
  meera,
  serveAdminReplies,
  type AdminReplies,
} from "../../tests/support/admin-factory";
import { logIn } from "../../tests/support/factories";
import { renderWithProviders, getShownQuery, waitForData } from "../../tests/support/render";
import { api, server } from "../../tests/support/server/server";
import { sessionStore } from "../data/session";
import { AdminPanelPage } from "./admin-panel";

let replies: AdminReplies;

beforeEach(() => {
  replies = makeAdminReplies();
});

const open = (path = "/adminpanel?section=students") => renderWithProviders(<AdminPanelPage />, { path });
const getEditButton = (name: string) => screen.getByRole("button", { name: `Edit ${name}` });
const findEditButton = (name: string) => screen.findByRole("button", { name: `Edit ${name}` });

describe("somebody who opens the admin panel", () => {
  it("is asked to wait while the access is being checked", async () => {
    serveAdminReplies(replies);
    const askForRole = vi.fn(() => delay("infinite"));
    server.use(http.get(`${api}/rest/v1/students`, askForRole));
    open();
    expect(await screen.findByText("Checking access...")).toBeVisible();
    // A request that is sent only after this test would have no reply in the next one.
    await vi.waitFor(() => expect(askForRole).toHaveBeenCalled());
  });

  it("is recognised as an organiser by the email address of the login", async () => {
    serveAdminReplies(replies);
    const requestedUrls: string[] = [];
    server.use(
      http.get(`${api}/rest/v1/students`, ({ request }) => {
        requestedUrls.push(new URL(request.url).search);
        return HttpResponse.json([{ role: "admin" }]);
      }),
    );
    open();
    expect(await screen.findByRole("heading", { name: "Registered Students" })).toBeVisible();
    expect(requestedUrls.at(-1)).toBe(`?select=role&email=eq.${encodeURIComponent(meera.email)}`);
  });

  it.each([
    ["a student", [{ role: "student" }]],
    ["a user without a record", []],
  ])("is denied access as %s, and no list is requested", async (_, rows) => {
    const calls = serveAdminReplies(replies);
    logIn();
    replies.students = rows;
    open();
    expect(await screen.findByText("Access denied.")).toBeVisible();
    expect(screen.queryByRole("navigation", { name: "Admin sections" })).toBeNull();
    expect(calls).toEqual([]);
  });

  it("can try again when the check fails", async () => {
    serveAdminReplies(replies);
    server.use(
      http.get(`${api}/rest/v1/students`, () => HttpResponse.json({ message: "down" }, { status: 404 }), {
        once: true,
      }),
    );
    const person = open();
    await person.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Registered Students" })).toBeVisible();
  });

  it("sees an error if the role is removed while the panel is open", async () => {
    serveAdminReplies(replies);
    failRpc("list_students", 403, { code: "42501", message: "Access denied." });
    open();
    expect(await screen.findByText(/^Your account does not have permission/)).toBeVisible();
  });
});

it("an organiser whose login was ended is asked to log in again", async () => {
  replies.admin_access = "session_ended";
  serveAdminReplies(replies);
  const organiser = open();
  expect(await screen.findByRole("alert")).toHaveTextContent("Your session has ended. Please log in again.");
  server.use(http.post(`${api}/auth/v1/logout`, () => new HttpResponse(null, { status: 204 })));
  await organiser.click(screen.getByRole("button", { name: "Log in again" }));
  expect(sessionStore.getState()).toBeNull();
});

describe("an admin", () => {
  it.each([
    ["Find a family", "?section=families", "Find a family"],
    ["Payments", "?section=payments", "Payments"],
    ["Manage Exams", "?section=exams", "Manage Exams"],
    ["Pricing", "?section=pricing", "Pricing"],
    ["Papers", "?section=papers", "Papers"],
    ["Exam day", "?section=day", "Exam day"],
    ["Results", "?section=results", "Results"],
  ])("opens the section %s, which the URL then names", async (link, search, heading) => {
    serveAdminReplies(replies);
    const admin = open();
    const sections = within(await screen.findByRole("navigation", { name: "Admin sections" }));
    await admin.click(sections.getByRole("link", { name: link }));
    expect(await screen.findByRole("heading", { level: 2, name: heading })).toBeVisible();
    expect(sections.getByRole("link", { name: link })).toHaveAttribute("aria-current", "page");
    expect(getShownQuery()).toBe(search);
    await waitForData();
  });

  it("chooses a section from a list on a phone", async () => {
    serveAdminReplies(replies);
    const admin = open();
    await admin.selectOptions(await screen.findByLabelText("Section"), "Payments");
    expect(await screen.findByRole("heading", { level: 2, name: "Payments" })).toBeVisible();
    expect(getShownQuery()).toBe("?section=payments");
  });

  it.each(["", "?section=nothing"])("sees the Start section at the URL query “%s”", async (search) => {
    serveAdminReplies(replies);
    open(`/adminpanel${search}`);
    expect(await screen.findByRole("heading", { level: 2, name: "Start" })).toBeVisible();
    expect(await screen.findByText("Nothing is waiting for you")).toBeVisible();
  });

  it("sees the search, the page and the page size of the URL", async () => {
    replies.count_students = 60;
    const calls = serveAdminReplies(replies);
    open("/adminpanel?section=students&q=asha&page=3&size=25");
    expect(await screen.findByRole("searchbox", { name: "Search by name" })).toHaveValue("asha");
    expect(await screen.findByText(/^Page 3 of/)).toBeVisible();
    expect(listArguments(calls, "list_students")).toEqual([{ p_search: "asha", p_limit: 25, p_offset: 50 }]);
    expect(listArguments(calls, "count_students")).toEqual([{ p_search: "asha" }]);
  });

  it.each(["?page=0&size=7", "?page=99999&size=50", "?page=-1", "?page=1e3", "?page=x"])(
    "sees the first page of students at the invalid URL query %s",
    async (search) => {
      const calls = serveAdminReplies(replies);
      open(`/adminpanel${search.replace("?", "?section=students&")}`);
      expect(await screen.findByText(/^Page 1 of/)).toBeVisible();
      expect(listArguments(calls, "list_students")[0]).toMatchObject({ p_offset: 0 });
    },
  );
});

describe("searching students", () => {
  it("opens the first page, sends every character, and does not change the rest of the URL", async () => {
    const calls = serveAdminReplies(replies);
    const admin = open("/adminpanel?section=students&size=5&page=4");
    await admin.click(await screen.findByRole("searchbox"));
    await admin.paste(`%_*\\,.()":'😀`);
    await expect
      .poll(() => listArguments(calls, "list_students").at(-1))
      .toEqual({ p_search: `%_*\\,.()":'😀`, p_limit: 5, p_offset: 0 });
    expect(screen.getByText(/^Page 1 of/)).toBeVisible();
    expect(new URLSearchParams(getShownQuery() ?? "").get("q")).toBe(`%_*\\,.()":'😀`);
  });

  it("sends one request for text that is typed without a pause", async () => {
    const calls = serveAdminReplies(replies);
    const admin = open();
    await admin.type(await screen.findByRole("searchbox"), "verma");
    await expect
      .poll(() => listArguments(calls, "list_students").at(-1))
      .toMatchObject({ p_search: "verma" });
    expect(listArguments(calls, "list_students")).toMatchObject([{ p_search: "" }, { p_search: "verma" }]);
  });

  it("sends at most 100 characters, the length of the longest name, and replaces characters that the database refuses", async () => {
    const calls = serveAdminReplies(replies);
    const admin = open();
    await admin.click(await screen.findByRole("searchbox"));
    await admin.paste("a".repeat(10_000));
    await expect
      .poll(() => listArguments(calls, "list_students").at(-1))
      .toMatchObject({ p_search: "a".repeat(100) });
    await admin.clear(screen.getByRole("searchbox"));
    await admin.click(screen.getByRole("searchbox"));
    await admin.paste("half \ud83d a smile\0");
    await expect
      .poll(() => listArguments(calls, "list_students").at(-1))
      .toMatchObject({ p_search: "half \ufffd a smile" });
  });

  it("never replaces the rows of a newer reply by the rows of a late one", async () => {
    serveAdminReplies(replies);
    let sendLateReply: () => void = () => undefined;
    server.use(
      http.post(`${api}/rest/v1/rpc/list_students`, async ({ request }) => {
        const { p_search: search } = v.parse(v.object({ p_search: v.string() }), await request.json());
        if (search === "slow") await new Promise<void>((resolve) => (sendLateReply = resolve));
        return HttpResponse.json([makeListedStudent({ name: `Found for ${search}` })]);
      }),
    );
    const admin = open("/adminpanel?section=students&q=first");
    await findEditButton("Found for first");
    const box = screen.getByRole("searchbox");
    await admin.clear(box);
    await admin.type(box, "slow");
    await expect.poll(getShownQuery).toBe("?section=students&q=slow");
    expect(
      getEditButton("Found for first"),
      "the earlier rows stay until the new ones are loaded",
    ).toBeVisible();
    await admin.clear(box);
    await admin.type(box, "quick");
    expect(await findEditButton("Found for quick")).toBeVisible();
    sendLateReply();
    await expect.poll(getShownQuery).toBe("?section=students&q=quick");
    expect(getEditButton("Found for quick")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Edit Found for slow" })).toBeNull();
  });
});
