import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { makeAccount, makeEnrolment, noExamTimes } from "../../../../tests/support/account-factory";
import { maths } from "../../../../tests/support/factories";
import { renderWithProviders } from "../../../../tests/support/render";
import { ExamCard, OwnExamCard } from "./exam-card";
import { listOffers } from "./offers";

/** Renders the card of the Maths exam of 17 January for an enrolled student; `time` is a time in India. */
function renderOwnExamCard(time: string, paidClass = 5): HTMLElement {
  const { subjects: exams, editions } = makeAccount();
  const enrolments = [makeEnrolment(maths, paidClass)];
  const catalogue = { exams, edition: editions[0] ?? null, laterEditions: [], enrolments };
  const offer = listOffers(catalogue, new Date(`${time}+05:30`)).find(({ id }) => id === maths);
  if (!offer) throw new Error("There is no Maths exam.");
  renderWithProviders(
    <main>
      <OwnExamCard offer={offer} nextStep={null} />
    </main>,
  );
  return screen.getByRole("main");
}

it("the card of a cancelled exam shows only that it was cancelled, without a date or a button", () => {
  const { subjects: exams, editions } = makeAccount();
  const edition = editions[0] ?? null;
  const editionWithCancelledExam = edition && {
    ...edition,
    exams: [
      {
        ...noExamTimes,
        examId: maths,
        examOn: "2027-01-17",
        registrationClosesOn: "2027-01-16",
        cancelledAt: "2026-11-20T05:00:00+00:00",
      },
    ],
  };
  const catalogue = { exams, edition: editionWithCancelledExam, laterEditions: [], enrolments: [] };
  const offer = listOffers(catalogue, new Date("2026-12-01T12:00:00+05:30")).find(({ id }) => id === maths);
  if (!offer) throw new Error("There is no Maths exam.");
  renderWithProviders(<ExamCard offer={offer} classNumber={5} action={<button type="button">Add</button>} />);
  expect(screen.getByText("Cancelled this season")).toBeVisible();
  expect(screen.queryByText(/Register|Hour|₹/)).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

describe("the card of an exam that is paid for", () => {
  it("shows the class that was paid for and its number of questions, even if the profile has another class now", () => {
    expect(renderOwnExamCard("2027-01-01T12:00:00", 4)).toHaveTextContent(
      "Class 4 · 17 Jan · 40 questions · 60 min",
    );
  });

  it("shows what to do on the exam day, until the day ends", () => {
    const card = renderOwnExamCard("2027-01-17T23:00:00");
    expect(card).toHaveTextContent("On the exam day, log in here. The result comes by email.");
  });

  it("shows after the exam day that the result comes by email", () => {
    const card = renderOwnExamCard("2027-01-18T00:00:00");
    expect(card).toHaveTextContent("The exam day has passed. The result comes by email.");
  });
});
