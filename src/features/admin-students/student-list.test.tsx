import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { winter, type Call } from "../../../tests/account-factory";
import {
  askedOf,
  failWith,
  makeDesk,
  makeListedStudent,
  serveDesk,
  type Desk,
} from "../../../tests/admin-factory";
import { asha, class5, maths } from "../../../tests/factories";
import { show } from "../../../tests/render";
import { api, server } from "../../../tests/server/server";
import { StudentList } from "./student-list";

let desk: Desk;
let calls: Call[];

beforeEach(() => {
  desk = makeDesk();
  calls = serveDesk(desk);
});

const open = (at = "/adminpanel") => show(<StudentList />, { at });
const query = () => screen.getByRole("note", { name: "query" }).textContent;
const table = () => within(screen.getByRole("region", { name: "Students" }));
const dialog = () => within(screen.getByRole("dialog", { name: "Edit student" }));
const edits = () => askedOf(calls, "update_student");
const lists = () => askedOf(calls, "list_students");

async function openEdit() {
  const admin = open();
  await admin.click(await screen.findByRole("button", { name: "Edit Asha Verma" }));
  await dialog().findByLabelText("Student's name");
  return admin;
}

describe("the list of students", () => {
  it("shows who they are, in IST, and how many", async () => {
    open();
    expect(await screen.findByText("1 student")).toBeVisible();
    for (const text of ["asha", "Class 5", "Hill View School", "Ravi Verma", "9876543210"])
      expect(table().getAllByText(new RegExp(text, "i"))[0]).toBeVisible();
    expect(table().getByText(/^21 Nov 2026,? 1:30\s?am$/i)).toBeVisible();
  });

  it("says what is not known of somebody", async () => {
    const nobody = { name: null, phone: null, classId: null, className: null, schoolName: null };
    desk.list_students = [makeListedStudent({ ...nobody, guardianName: null })];
    desk.count_students = 10_001;
    open();
    expect(await screen.findByText("10,000+ students")).toBeVisible();
    expect(table().getAllByText("not given")).toHaveLength(5);
    expect(screen.getByRole("button", { name: "Edit asha@olympeak.example" })).toBeVisible();
  });

  it("can be reached by keyboard where it scrolls", async () => {
    open();
    await screen.findByText("1 student");
    expect(screen.getByRole("region", { name: "Students" })).toHaveAttribute("tabindex", "0");
  });

  it("goes on and back page by page, and the address with it", async () => {
    desk.count_students = 20;
    const admin = open();
    expect(await screen.findByRole("button", { name: "Previous" })).toBeDisabled();
    await admin.click(screen.getByRole("button", { name: "Next" }));
    await screen.findByText("Page 2 of 2");
    expect(query()).toBe("?page=2");
    expect(lists().at(-1)).toEqual({ p_search: "", p_limit: 10, p_offset: 10 });
    expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
    await admin.click(screen.getByRole("button", { name: "Previous" }));
    await screen.findByText("Page 1 of 2");
    expect(query()).toBe("");
  });

  it("offers 5, 10, 25 or 50 rows, and another number begins at the first page", async () => {
    const admin = open("/adminpanel?page=3");
    const sizes = await screen.findByRole("combobox", { name: "Rows per page" });
    expect(
      within(sizes)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["5", "10", "25", "50"]);
    expect(sizes).toHaveValue("10");
    await admin.selectOptions(sizes, "25");
    await waitFor(() => expect(query()).toBe("?size=25"));
    await waitFor(() => expect(lists().at(-1)).toEqual({ p_search: "", p_limit: 25, p_offset: 0 }));
  });

  it.each([
    ["", "Nobody has registered yet", 0],
    ["?q=zzz", "No student has this in the name", 0],
    ["?page=9", "There is nothing on this page", 80],
  ])("says why it is empty at %o, and how many there are", async (search, title, count) => {
    desk.list_students = [];
    desk.count_students = count;
    open(`/adminpanel${search}`);
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    expect(screen.getByText(`${count} students`)).toBeVisible();
    expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
  });

  it("says what went wrong, and tries again", async () => {
    failWith("list_students", 400, { message: "broken" });
    const admin = open();
    await admin.click(await screen.findByRole("button", { name: "Try again" }));
    calls = serveDesk(desk);
    await admin.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText("1 student")).toBeVisible();
  });

  it.each(["list_students", "count_students"])(
    "takes no page of a network for an answer to %s",
    async (name) => {
      server.use(
        http.post(`${api}/rest/v1/rpc/${name}`, () => HttpResponse.html("<h1>Log in to the café</h1>")),
      );
      open();
      expect(await screen.findByText(/Our service is not answering just now/)).toBeVisible();
    },
  );
});

describe("editing a student", () => {
  it("shows what is known; the address stays as it is", async () => {
    await openEdit();
    expect(dialog().getByLabelText("Student's name")).toHaveValue("Asha Verma");
    expect(dialog().getByLabelText("Class")).toHaveValue(class5);
    expect(dialog().getByLabelText("Email")).toHaveAttribute("readonly");
  });

  it("saves all of it, closes and reads the list again", async () => {
    const admin = await openEdit();
    const name = dialog().getByLabelText("Student's name");
    await admin.clear(name);
    await admin.type(name, " Asha V ");
    await admin.clear(dialog().getByLabelText("Guardian's name"));
    desk.list_students = [makeListedStudent({ name: "Asha V" })];
    await admin.click(dialog().getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("button", { name: "Edit Asha V" })).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(edits()).toEqual([
      {
        p_id: makeListedStudent().id,
        p_seen: {
          name: "Asha Verma",
          class_id: class5,
          school_name: "Hill View School",
          parent_name: "Ravi Verma",
          phone: "9876543210",
        },
        p_name: "Asha V",
        p_class_id: class5,
        p_school_name: "Hill View School",
        p_parent_name: "",
        p_phone: "9876543210",
      },
    ]);
  });

  it("says what is wrong at its field, and nothing is sent", async () => {
    const admin = await openEdit();
    await admin.clear(dialog().getByLabelText("Student's name"));
    await admin.clear(dialog().getByLabelText("Phone number"));
    await admin.type(dialog().getByLabelText("Phone number"), "12345");
    await admin.selectOptions(dialog().getByLabelText("Class"), "");
    await admin.click(dialog().getByRole("button", { name: "Save" }));
    expect(await dialog().findByText("Please enter the student's name.")).toBeVisible();
    expect(dialog().getByText("Please select a class.")).toBeVisible();
    expect(dialog().getByText("Please enter a valid 10-digit phone number.")).toBeVisible();
    expect(edits()).toEqual([]);
  });

  it("lets a phone stay as the checkout once took it, and somebody without a class", async () => {
    const odd = makeListedStudent({ phone: "98765", classId: null, className: null });
    desk.list_students = [odd];
    const admin = await openEdit();
    await admin.click(dialog().getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(edits()[0]).not.toHaveProperty("p_class_id");
  });

  it.each([
    [{ outcome: "invalid", faults: ["phone_invalid"] }, "Please enter a valid 10-digit phone number."],
    [{ outcome: "not_found" }, /account is gone/],
    [{ outcome: "changed_meanwhile" }, /another organiser has changed this student meanwhile/],
  ])("keeps what was typed when the server says %o", async (answer, text) => {
    desk.update_student = answer;
    const admin = await openEdit();
    await admin.type(dialog().getByLabelText("School name"), " (new)");
    await admin.click(dialog().getByRole("button", { name: "Save" }));
    expect(await dialog().findByText(text)).toBeVisible();
    expect(dialog().getByLabelText("School name")).toHaveValue("Hill View School (new)");
  });

  it("shows what the family has saved meanwhile when it is closed and opened again", async () => {
    const admin = await openEdit();
    await admin.type(dialog().getByLabelText("Student's name"), "!");
    const changed = makeListedStudent({ phone: "9000000001", schoolName: null });
    desk.list_students = [changed];
    desk.update_student = { outcome: "changed_meanwhile" };
    await admin.click(dialog().getByRole("button", { name: "Save" }));
    expect(await table().findByText("9000000001")).toBeInTheDocument();
    await admin.click(dialog().getByRole("button", { name: "Cancel" }));
    await admin.click(screen.getByRole("button", { name: "Edit Asha Verma" }));
    expect(await dialog().findByLabelText("Phone number")).toHaveValue("9000000001");
    expect(dialog().getByLabelText("School name")).toHaveValue("");
    desk.update_student = { outcome: "saved", changed: ["school_name"] };
    await admin.type(dialog().getByLabelText("School name"), "Lake View School");
    await admin.click(dialog().getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(edits().at(-1)).toMatchObject({ p_seen: { phone: "9000000001", school_name: null } });
  });

  it("says once that the network is gone, keeps what was typed, and saves when it is back", async () => {
    failWith("update_student", 400, { message: "broken" });
    const admin = await openEdit();
    await admin.type(dialog().getByLabelText("School name"), "!");
    await admin.click(dialog().getByRole("button", { name: "Save" }));
    expect(await dialog().findAllByRole("alert")).toHaveLength(1);
    serveDesk(desk);
    await admin.click(dialog().getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("closes without asking when nothing is to be changed", async () => {
    const admin = await openEdit();
    await admin.click(dialog().getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(edits()).toEqual([]);
  });
});

describe("the export", () => {
  it("hands over all of the search in the order of the list, safe against formulas", async () => {
    const blobs: Blob[] = [];
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}` }));
    const admin = open("/adminpanel?q=verma&page=2");
    await screen.findByText("1 student");
    desk.list_students = [
      makeListedStudent({ name: '=HYPERLINK("http://x","Asha")' }),
      makeListedStudent({ id: "another", name: "Bela", schoolName: null }),
    ];
    await admin.click(await screen.findByRole("button", { name: "Export CSV" }));
    await expect.poll(() => blobs).toHaveLength(1);
    const lines = (await blobs[0]?.text())?.split("\r\n") ?? [];
    expect(lines[0]).toContain("Name,Email,Phone,Class,School,Guardian,Registered (IST)");
    expect(lines[1]).toMatch(/^"'=HYPERLINK\(""http:\/\/x"",""Asha""\)",/);
    expect(lines[2]).toMatch(/^Bela,asha@olympeak\.example,9876543210,Class 5,,Ravi Verma,/);
    expect(lists().at(-1)).toEqual({ p_search: "verma", p_limit: 1000, p_offset: 0 });
  });

  it("asks for a thousand at a time, each student once though one has registered meanwhile", async () => {
    const blobs: Blob[] = [];
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}` }));
    const admin = open();
    await screen.findByText("1 student");
    const all = Array.from({ length: 1001 }, (_, index) =>
      makeListedStudent({ id: `${index}`, name: `Student ${index}` }),
    );
    server.use(
      http.post(`${api}/rest/v1/rpc/list_students`, async ({ request }) => {
        const { p_offset: offset } = v.parse(v.object({ p_offset: v.number() }), await request.json());
        return HttpResponse.json(offset === 0 ? all.slice(0, 1000) : all.slice(999));
      }),
    );
    await admin.click(screen.getByRole("button", { name: "Export CSV" }));
    await expect.poll(() => blobs).toHaveLength(1);
    const names = (await blobs[0]?.text())?.match(/^Student \d+/gm);
    expect(names).toEqual(all.map(({ name }) => name));
  });

  it("says what went wrong", async () => {
    const admin = open();
    await screen.findByText("1 student");
    failWith("list_students", 400, { message: "broken" });
    await admin.click(await screen.findByRole("button", { name: "Export CSV" }));
    expect(await screen.findByText("Something went wrong. Please try again.")).toBeVisible();
  });
});

describe("the exams of a student", () => {
  const class4 = "c1a55000-0000-4000-8000-000000000004";
  const enrolment = {
    examId: maths,
    editionId: winter,
    examName: "Maths",
    editionName: "Winter 2026-27",
    classId: class5,
    className: "Class 5",
    examOn: "2027-01-17",
    canMove: true,
  };
  const sheet = () => within(screen.getByRole("dialog", { name: "Exams of Asha Verma" }));

  async function openExams() {
    const admin = open();
    await admin.click(await screen.findByRole("button", { name: "Exams of Asha Verma" }));
    await sheet().findByText(/^Winter 2026-27/);
    return admin;
  }

  it("are moved to another class, from the one that was seen", async () => {
    desk.list_student_enrolments = [enrolment];
    const admin = await openExams();
    expect(askedOf(calls, "list_student_enrolments")).toEqual([{ p_student_id: asha.id }]);
    expect(sheet().getByRole("button", { name: "Move Maths" })).toBeDisabled();
    await admin.selectOptions(sheet().getByLabelText("Class for Maths"), "Class 4");
    desk.list_student_enrolments = [{ ...enrolment, classId: class4, className: "Class 4" }];
    await admin.click(sheet().getByRole("button", { name: "Move Maths" }));
    expect(await sheet().findByText(/· Class 4$/)).toBeVisible();
    expect(askedOf(calls, "move_enrolment")).toEqual([
      {
        p_student_id: asha.id,
        p_exam_id: maths,
        p_edition_id: winter,
        p_seen_class_id: class5,
        p_class_id: class4,
      },
    ]);
  });

  it("stay once the exam day has begun", async () => {
    desk.list_student_enrolments = [{ ...enrolment, canMove: false }];
    await openExams();
    expect(sheet().getByText("The exam day has begun: the class stays.")).toBeVisible();
    expect(sheet().queryByRole("button", { name: "Move Maths" })).toBeNull();
  });

  it.each([
    ["too_late", "The exam day has begun, so the class stays."],
    ["changed_meanwhile", "Somebody else has moved this exam meanwhile. It now shows the class it is in."],
    ["not_found", "The student is no longer enrolled in this exam."],
  ])("stay where the database refuses, which is said: %s", async (outcome, sentence) => {
    desk.list_student_enrolments = [enrolment];
    desk.move_enrolment = { outcome };
    const admin = await openExams();
    await admin.selectOptions(sheet().getByLabelText("Class for Maths"), "Class 4");
    await admin.click(sheet().getByRole("button", { name: "Move Maths" }));
    expect(await sheet().findByRole("alert")).toHaveTextContent(sentence);
  });

  it("are none of who has not paid for any", async () => {
    const admin = open();
    await admin.click(await screen.findByRole("button", { name: "Exams of Asha Verma" }));
    expect(await sheet().findByText("Not enrolled in any exam.")).toBeVisible();
  });
});
