import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { Call } from "../../../../tests/support/account-factory";
import {
  listArguments,
  failRpc,
  makeAdminReplies,
  makeListedStudent,
  serveAdminReplies,
  type AdminReplies,
} from "../../../../tests/support/admin-factory";
import { class5 } from "../../../../tests/support/factories";
import { renderWithProviders } from "../../../../tests/support/render";
import { StudentList } from "./student-list";

let replies: AdminReplies;
let calls: Call[];

beforeEach(() => {
  replies = makeAdminReplies();
  calls = serveAdminReplies(replies);
});

const openStudentList = (path = "/adminpanel") => renderWithProviders(<StudentList />, { path });
const getDialog = () => within(screen.getByRole("dialog", { name: "Edit student" }));
const getTable = () => within(screen.getByRole("region", { name: "Students" }));
const listEdits = () => listArguments(calls, "update_student");

async function openEdit() {
  const admin = openStudentList();
  await admin.click(await screen.findByRole("button", { name: "Edit Asha Verma" }));
  await getDialog().findByLabelText("Student’s name");
  return admin;
}

describe("editing a student", () => {
  it("shows the stored details; the email address is read-only", async () => {
    await openEdit();
    expect(getDialog().getByLabelText("Student’s name")).toHaveValue("Asha Verma");
    expect(getDialog().getByLabelText("Class")).toHaveValue(class5);
    expect(getDialog().getByLabelText("Email")).toHaveAttribute("readonly");
  });

  it("lists the paid exams that keep their class once another class is chosen", async () => {
    replies.list_student_enrolments = [
      {
        examId: "e1",
        editionId: "w1",
        examName: "Maths",
        editionName: "Winter 2026-27",
        classId: class5,
        className: "Class 5",
        examOn: "2027-01-17",
        canMove: true,
      },
    ];
    const admin = await openEdit();
    expect(getDialog().queryByText(/Paid exams keep/)).toBeNull();
    await admin.selectOptions(getDialog().getByLabelText("Class"), "Class 4");
    expect(await getDialog().findByText(/^Paid exams keep their class: Maths in Class 5\./)).toBeVisible();
  });

  it("saves all fields, closes the dialog and reloads the list", async () => {
    const admin = await openEdit();
    const name = getDialog().getByLabelText("Student’s name");
    await admin.clear(name);
    await admin.type(name, " Asha V ");
    await admin.clear(getDialog().getByLabelText("Guardian’s name"));
    replies.list_students = [makeListedStudent({ name: "Asha V" })];
    await admin.click(getDialog().getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("button", { name: "Edit Asha V" })).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(listEdits()).toEqual([
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

  it("closes on Escape, after a confirmation if something was typed", async () => {
    const pressEscape = () => {
      const editDialog = screen.getByRole<HTMLDialogElement>("dialog", { name: "Edit student" });
      if (fireEvent(editDialog, new Event("cancel", { cancelable: true }))) editDialog.close();
    };
    const admin = await openEdit();
    await admin.type(getDialog().getByLabelText("School name"), " North");
    pressEscape();
    const confirmation = within(screen.getByRole("dialog", { name: "Close without saving?" }));
    await admin.click(confirmation.getByRole("button", { name: "Keep editing" }));
    expect(getDialog().getByLabelText("School name")).toHaveValue("Hill View School North");
    pressEscape();
    await admin.click(screen.getByRole("button", { name: "Close without saving" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await admin.click(screen.getByRole("button", { name: "Edit Asha Verma" }));
    await admin.click(await getDialog().findByLabelText("School name"));
    pressEscape();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listEdits()).toEqual([]);
  });

  it("shows each error at its field, and sends nothing", async () => {
    const admin = await openEdit();
    await admin.clear(getDialog().getByLabelText("Student’s name"));
    await admin.clear(getDialog().getByLabelText("Phone number"));
    await admin.type(getDialog().getByLabelText("Phone number"), "12345");
    await admin.selectOptions(getDialog().getByLabelText("Class"), "");
    await admin.click(getDialog().getByRole("button", { name: "Save" }));
    expect(await getDialog().findByText("Please enter the student's name.")).toBeVisible();
    expect(getDialog().getByText("Please select a class.")).toBeVisible();
    expect(getDialog().getByText("Please enter a valid 10-digit phone number.")).toBeVisible();
    expect(listEdits()).toEqual([]);
  });

  it.each(["98220 12345", "+91 98220 12345", "098220-12345"])(
    "accepts %s as a phone number",
    async (phone) => {
      const admin = await openEdit();
      await admin.clear(getDialog().getByLabelText("Phone number"));
      await admin.type(getDialog().getByLabelText("Phone number"), phone);
      await admin.click(getDialog().getByRole("button", { name: "Save" }));
      await waitFor(() => expect(listEdits()).toMatchObject([{ p_phone: "9822012345" }]));
    },
  );

  it("accepts a short phone number that was saved before, and a student without a class", async () => {
    const studentWithOldPhone = makeListedStudent({ phone: "98765", classId: null, className: null });
    replies.list_students = [studentWithOldPhone];
    const admin = await openEdit();
    await admin.click(getDialog().getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listEdits()[0]).not.toHaveProperty("p_class_id");
  });

  it.each([
    [{ outcome: "invalid", errors: ["phone_invalid"] }, "Please enter a valid 10-digit phone number."],
    [{ outcome: "not_found" }, /account no longer exists/],
    [{ outcome: "changed_meanwhile" }, /another organiser has changed this student/],
  ])("does not clear the typed text if the server replies %o", async (reply, text) => {
    replies.update_student = reply;
    const admin = await openEdit();
    await admin.type(getDialog().getByLabelText("School name"), " (new)");
    await admin.click(getDialog().getByRole("button", { name: "Save" }));
    expect(await getDialog().findByText(text)).toBeVisible();
    expect(getDialog().getByLabelText("School name")).toHaveValue("Hill View School (new)");
  });

  it("shows the family's newer details when the dialog is closed and opened again", async () => {
    const admin = await openEdit();
    await admin.type(getDialog().getByLabelText("Student’s name"), "!");
    const changedStudent = makeListedStudent({ phone: "9000000001", schoolName: null });
    replies.list_students = [changedStudent];
    replies.update_student = { outcome: "changed_meanwhile" };
    await admin.click(getDialog().getByRole("button", { name: "Save" }));
    expect(await getTable().findByText("9000000001")).toBeInTheDocument();
    await admin.click(getDialog().getByRole("button", { name: "Cancel" }));
    await admin.click(screen.getByRole("button", { name: "Edit Asha Verma" }));
    expect(await getDialog().findByLabelText("Phone number")).toHaveValue("9000000001");
    expect(getDialog().getByLabelText("School name")).toHaveValue("");
    replies.update_student = { outcome: "saved", changed: ["school_name"] };
    await admin.type(getDialog().getByLabelText("School name"), "Lake View School");
    await admin.click(getDialog().getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listEdits().at(-1)).toMatchObject({ p_seen: { phone: "9000000001", school_name: null } });
  });

  it("shows one error if the server fails, keeps the typed text, and saves it on the next press", async () => {
    failRpc("update_student", 400, { message: "broken" });
    const admin = await openEdit();
    await admin.type(getDialog().getByLabelText("School name"), "!");
    await admin.click(getDialog().getByRole("button", { name: "Save" }));
    expect(await getDialog().findAllByRole("alert")).toHaveLength(1);
    serveAdminReplies(replies);
    await admin.click(getDialog().getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("closes without asking if nothing was changed", async () => {
    const admin = await openEdit();
    await admin.click(getDialog().getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(listEdits()).toEqual([]);
  });
});
