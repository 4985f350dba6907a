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

function open(count: number) {
  render(
    <ExamCalendarProvider>
      {Array.from({ length: count }, (_, index) => (
        <MathsDay key={index} />
      ))}
    </ExamCalendarProvider>,
  );
}

const builtDay = findExam(builtCalendar, "IMO")?.examOn ?? "";

it("shows the built date first, and the changed one everywhere as soon as it is known", async () => {
  serveEditions("2026-12-17");
  open(2);
  expect(screen.getAllByText(builtDay)).toHaveLength(2);
  await waitFor(() => expect(screen.getAllByText("2026-12-17")).toHaveLength(2));
});

it("asks once for several components with dates, and still shows the built dates if the request fails", async () => {
  const countRequest = vi.fn<() => void>();
  server.use(
    http.get(`${api}/rest/v1/editions`, () => {
      countRequest();
      return new HttpResponse(null, { status: 503 });
    }),
  );
  const reported = vi.spyOn(console, "warn").mockReturnValue();
  open(3);
  await waitFor(() => expect(reported).toHaveBeenCalledOnce());
  expect(countRequest).toHaveBeenCalledOnce();
  expect(screen.getAllByText(builtDay)).toHaveLength(3);
});
