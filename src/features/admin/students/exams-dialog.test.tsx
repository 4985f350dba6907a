import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { winter, type Call } from "../../../../tests/support/account-factory";
import {
  listArguments,
  makeAdminReplies,
  serveAdminReplies,
  type AdminReplies,
} from "../../../../tests/support/admin-factory";
import { asha, class4, class5, maths } from "../../../../tests/support/factories";
import { renderWithProviders } from "../../../../tests/support/render";
import { StudentList } from "./student-list";

let replies: AdminReplies;
let calls: Call[];

beforeEach(() => {
  replies = makeAdminReplies();
  calls = serveAdminReplies(replies);
});

const openStudentList = (path = "/adminpanel") => renderWithProviders(<StudentList />, { path });

describe("the exams of a student", () => {
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
  const getExamsDialog = () => within(screen.getByRole("dialog", { name: "Exams of Asha Verma" }));

  const getConfirmation = () =>
    within(screen.getByRole("dialog", { name: "Change the class of Maths from Class 5 to Class 4?" }));

  async function openExams() {
    const admin = openStudentList();
    await admin.click(await screen.findByRole("button", { name: "Exams of Asha Verma" }));
    await getExamsDialog().findByText(/^Winter 2026-27/);
    return admin;
  }

  it("an exam is moved to another class; the request names the class that was shown", async () => {
    replies.list_student_enrolments = [enrolment];
    const admin = await openExams();
    expect(listArguments(calls, "list_student_enrolments")).toEqual([{ p_student_id: asha.id }]);
    expect(getExamsDialog().getByRole("button", { name: "Change the class of Maths" })).toBeDisabled();
    await admin.selectOptions(getExamsDialog().getByLabelText("Class for Maths"), "Class 4");
    replies.list_student_enrolments = [{ ...enrolment, classId: class4, className: "Class 4" }];
    await admin.click(getExamsDialog().getByRole("button", { name: "Change the class of Maths" }));
    expect(getConfirmation().getByText(/^The family gets no email about it/)).toBeVisible();
    expect(listArguments(calls, "move_enrolment")).toEqual([]);
    await admin.click(getConfirmation().getByRole("button", { name: "Change the class" }));
    expect(await getExamsDialog().findByText(/· Class 4$/)).toBeVisible();
    expect(listArguments(calls, "move_enrolment")).toEqual([
      {
        p_student_id: asha.id,
        p_exam_id: maths,
        p_edition_id: winter,
        p_seen_class_id: class5,
        p_class_id: class4,
      },
    ]);
  });

  it("an exam has no button to move it once the student has started it", async () => {
    replies.list_student_enrolments = [{ ...enrolment, canMove: false }];
    await openExams();
    expect(
      getExamsDialog().getByText(
        "The student has started this exam, or the exam day is over, so the class cannot be changed.",
      ),
    ).toBeVisible();
    expect(getExamsDialog().queryByRole("button", { name: "Change the class of Maths" })).toBeNull();
  });

  it.each([
    [
      "too_late",
      "The student has started this exam, or the exam day is over, so the class cannot be changed.",
    ],
    [
      "changed_meanwhile",
      "Another organiser has changed the class of this exam. The list now shows the new class.",
    ],
    ["not_found", "The student is no longer enrolled in this exam."],
  ])(
    "an exam stays in its class and the reason is shown if the database refuses with %s",
    async (outcome, reason) => {
      replies.list_student_enrolments = [enrolment];
      replies.move_enrolment = { outcome };
      const admin = await openExams();
      await admin.selectOptions(getExamsDialog().getByLabelText("Class for Maths"), "Class 4");
      await admin.click(getExamsDialog().getByRole("button", { name: "Change the class of Maths" }));
      await admin.click(getConfirmation().getByRole("button", { name: "Change the class" }));
      expect(await getConfirmation().findByRole("alert")).toHaveTextContent(reason);
    },
  );

  it("the dialog says so if the student is not enrolled in any exam", async () => {
    const admin = openStudentList();
    await admin.click(await screen.findByRole("button", { name: "Exams of Asha Verma" }));
    expect(await getExamsDialog().findByText("Not enrolled in any exam.")).toBeVisible();
  });
});
