import { render, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it, vi } from "vitest";
import { serveSeason } from "../../tests/support/season-factory";
import { api, server } from "../../tests/support/server/server";
import { builtSeason, findExam } from "../content/editions";
import { useSeason } from "../content/use-season";
import { SeasonProvider } from "./season-provider";

function MathsDay() {
  return <p>{findExam(useSeason(), "IMO")?.examOn}</p>;
}

function open(count: number) {
  render(
    <SeasonProvider>
      {Array.from({ length: count }, (_, index) => (
        <MathsDay key={index} />
      ))}
    </SeasonProvider>,
  );
}

const builtDay = findExam(builtSeason, "IMO")?.examOn ?? "";

it("shows the built date first, and the changed one everywhere as soon as it is known", async () => {
  serveSeason("2026-12-17");
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
