import { render, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it, vi } from "vitest";
import { serveEditions } from "../../tests/support/serve-editions";
import { api, server } from "../../tests/support/server/server";
import { builtCalendar, findExam } from "../content/editions";
import { useExamCalendar } from "../content/use-exam-calendar";
import { ExamCalendarProvider } from "./exam-calendar-provider";

function MathsDay() {
  return <p>{findExam(useExamCalendar(), "IMO")?.examOn}</p>;
}

/** Renders the date of the Maths exam in several components. */
function renderMathsDays(count: number) {
  render(
    <ExamCalendarProvider>
      {Array.from({ length: count }, (_, index) => (
        <MathsDay key={index} />
      ))}
    </ExamCalendarProvider>,
  );
}

const builtDay = findExam(builtCalendar, "IMO")?.examOn ?? "";

it("every component shows the date of the build first, and the changed date after the reply", async () => {
  serveEditions("2026-12-17");
  renderMathsDays(2);
  expect(screen.getAllByText(builtDay)).toHaveLength(2);
  await waitFor(() => expect(screen.getAllByText("2026-12-17")).toHaveLength(2));
});

it("several components with dates cause one request, and keep the dates of the build if the request fails", async () => {
  const countRequest = vi.fn<() => void>();
  server.use(
    http.get(`${api}/rest/v1/editions`, () => {
      countRequest();
      return new HttpResponse(null, { status: 503 });
    }),
  );
  const reported = vi.spyOn(console, "warn").mockReturnValue();
  renderMathsDays(3);
  await waitFor(() => expect(reported).toHaveBeenCalledOnce());
  expect(countRequest).toHaveBeenCalledOnce();
  expect(screen.getAllByText(builtDay)).toHaveLength(3);
});
