import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Call } from "../../../../tests/support/account-factory";
import {
  listArguments,
  failRpc,
  makeAdminReplies,
  makeListedStudent,
  serveAdminReplies,
  type AdminReplies,
} from "../../../../tests/support/admin-factory";
import { renderWithProviders, getShownQuery } from "../../../../tests/support/render";
import { api, server } from "../../../../tests/support/server/server";
import { StudentList } from "./student-list";

let replies: AdminReplies;
let calls: Call[];

beforeEach(() => {
  replies = makeAdminReplies();
  calls = serveAdminReplies(replies);
});

const openStudentList = (path = "/adminpanel") => renderWithProviders(<StudentList />, { path });
const table = () => within(screen.getByRole("region", { name: "Students" }));
const listRequests = () => listArguments(calls, "list_students");

describe("the list of students", () => {
  it("shows the students, with times in IST, and how many there are", async () => {
    openStudentList();
    expect(await screen.findByText("1 student")).toBeVisible();
    for (const text of ["asha", "Class 5", "Hill View School", "Ravi Verma", "9876543210"])
      expect(table().getAllByText(new RegExp(text, "i"))[0]).toBeVisible();
    expect(table().getByText(/^21 Nov 2026,? 1:30\s?am$/i)).toBeVisible();
  });

  it("says which details are missing", async () => {
    const missingDetails = { name: null, phone: null, classId: null, className: null, schoolName: null };
    replies.list_students = [makeListedStudent({ ...missingDetails, guardianName: null })];
    replies.count_students = 10_001;
    openStudentList();
    expect(await screen.findByText("10,000+ students")).toBeVisible();
    for (const [what, count] of Object.entries({ name: 2, phone: 1, class: 1, school: 1 }))
      expect(table().getAllByText(`no ${what} given`)).toHaveLength(count);
    expect(screen.getByRole("button", { name: "Edit asha@olympeak.example" })).toBeVisible();
  });

  it("can be scrolled with the keyboard", async () => {
    openStudentList();
    await screen.findByText("1 student");
    expect(screen.getByRole("region", { name: "Students" })).toHaveAttribute("tabindex", "0");
  });

  it("goes forward and back by pages, and keeps the page in the URL", async () => {
    replies.count_students = 20;
    const admin = openStudentList();
    expect(await screen.findByRole("button", { name: "Previous" })).toBeDisabled();
    await admin.click(screen.getByRole("button", { name: "Next" }));
    await screen.findByText("Page 2 of 2");
    expect(getShownQuery()).toBe("?page=2");
    expect(listRequests().at(-1)).toEqual({ p_search: "", p_limit: 10, p_offset: 10 });
    expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
    await admin.click(screen.getByRole("button", { name: "Previous" }));
    await screen.findByText("Page 1 of 2");
    expect(getShownQuery()).toBe("");
  });

  it("offers 5, 10, 25 or 50 rows, and starts at the first page after a change", async () => {
    const admin = openStudentList("/adminpanel?page=3");
    const sizes = await screen.findByRole("combobox", { name: "Rows per page" });
    expect(
      within(sizes)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["5", "10", "25", "50"]);
    expect(sizes).toHaveValue("10");
    await admin.selectOptions(sizes, "25");
    await waitFor(() => expect(getShownQuery()).toBe("?size=25"));
    await waitFor(() => expect(listRequests().at(-1)).toEqual({ p_search: "", p_limit: 25, p_offset: 0 }));
  });

  it.each([
    ["", "No students have registered yet", 0],
    ["?q=zzz", "No student matches this name", 0],
    ["?page=9", "There is nothing on this page", 80],
  ])("shows why the list is empty at %o, and how many students there are", async (search, title, count) => {
    replies.list_students = [];
    replies.count_students = count;
    openStudentList(`/adminpanel${search}`);
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    expect(screen.getByText(`${count} students`)).toBeVisible();
    expect(screen.queryAllByRole("button", { name: "Previous" })).toHaveLength(count === 0 ? 0 : 1);
  });

  it("leads from a page that does not exist to the last one", async () => {
    replies.list_students = [];
    replies.count_students = 80;
    const admin = openStudentList("/adminpanel?page=999");
    expect(await screen.findByText("There is no page 999. Last page: 8")).toBeVisible();
    expect(screen.queryByText(/^Page 999 of/)).toBeNull();
    await admin.click(screen.getByRole("button", { name: "Previous" }));
    await waitFor(() => expect(getShownQuery()).toBe("?page=8"));
  });

  it("lists only students without a guardian's consent, and counts the same students", async () => {
    const admin = openStudentList();
    await screen.findByText("1 student");
    await admin.selectOptions(
      await screen.findByRole("combobox", { name: "Show" }),
      "Without a guardian’s consent",
    );
    await waitFor(() => expect(getShownQuery()).toBe("?only=no_consent"));
    await waitFor(() =>
      expect(listRequests().at(-1)).toEqual({ p_search: "", p_limit: 10, p_offset: 0, p_only: "no_consent" }),
    );
    expect(listArguments(calls, "count_students").at(-1)).toEqual({ p_search: "", p_only: "no_consent" });
  });

  it("shows an error, and a button to try again", async () => {
    failRpc("list_students", 400, { message: "broken" });
    const admin = openStudentList();
    await admin.click(await screen.findByRole("button", { name: "Try again" }));
    calls = serveAdminReplies(replies);
    await admin.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText("1 student")).toBeVisible();
  });

  it.each(["list_students", "count_students"])(
    "does not accept a network's login page as the reply to %s",
    async (name) => {
      server.use(
        http.post(`${api}/rest/v1/rpc/${name}`, () => HttpResponse.html("<h1>Log in to the café</h1>")),
      );
      openStudentList();
      expect(await screen.findByText(/Our service is not responding right now/)).toBeVisible();
    },
  );
});

describe("the export", () => {
  it("downloads all students of the search in the order of the list, with formulas as plain text", async () => {
    const blobs: Blob[] = [];
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}` }));
    const admin = openStudentList("/adminpanel?q=verma&page=2");
    await screen.findByText("1 student");
    replies.list_students = [
      makeListedStudent({ name: '=HYPERLINK("http://x","Asha")' }),
      makeListedStudent({ id: "another", name: "Bela", schoolName: null }),
    ];
    await admin.click(await screen.findByRole("button", { name: "Export CSV" }));
    await expect.poll(() => blobs).toHaveLength(1);
    const lines = (await blobs[0]?.text())?.split("\r\n") ?? [];
    expect(lines[0]).toContain('"Name","Email","Phone","Class","School","Guardian","Registered (IST)"');
    expect(lines[1]).toMatch(/^"'=HYPERLINK\(""http:\/\/x"",""Asha""\)",/);
    expect(lines[2]).toMatch(/^"Bela","asha@olympeak\.example","9876543210","Class 5","","Ravi Verma",/);
    expect(listRequests().at(-1)).toEqual({ p_search: "verma", p_limit: 1000, p_offset: 0 });
  });

  it("loads a thousand at a time, with each student once even if one has registered meanwhile", async () => {
    const blobs: Blob[] = [];
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}` }));
    const admin = openStudentList();
    await screen.findByText("1 student");
    const allStudents = Array.from({ length: 1001 }, (_, index) =>
      makeListedStudent({ id: `${index}`, name: `Student ${index}` }),
    );
    server.use(
      http.post(`${api}/rest/v1/rpc/list_students`, async ({ request }) => {
        const { p_offset: offset } = v.parse(v.object({ p_offset: v.number() }), await request.json());
        return HttpResponse.json(offset === 0 ? allStudents.slice(0, 1000) : allStudents.slice(999));
      }),
    );
    await admin.click(screen.getByRole("button", { name: "Export CSV" }));
    await expect.poll(() => blobs).toHaveLength(1);
    const names = (await blobs[0]?.text())?.match(/(?<=^")Student \d+/gm);
    expect(names).toEqual(allStudents.map(({ name }) => name));
  });

  it("shows an error if it fails", async () => {
    const admin = openStudentList();
    await screen.findByText("1 student");
    failRpc("list_students", 400, { message: "broken" });
    await admin.click(await screen.findByRole("button", { name: "Export CSV" }));
    expect(await screen.findByText("Something went wrong. Please try again.")).toBeVisible();
  });
});
