import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, describe, expect, it } from "vitest";
import { DaysMoved } from "../lib/days-moved";
import { StaticPart } from "./static-part";

function Told() {
  return <p>Rendered by script</p>;
}

let root: Root | undefined;
const container = document.createElement("div");

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  container.remove();
});

/** Hydrates what has come as HTML, and marks a tag of the head as the build does. */
async function hydrate(part: ReactNode): Promise<HTMLElement> {
  container.innerHTML = "<div><p>Came as HTML</p></div>";
  const served = document.createElement("meta");
  served.dataset.served = "";
  document.body.append(container);
  document.head.append(served);
  root = await act(async () => hydrateRoot(container, part));
  return served;
}

it("renders its children where there is no HTML yet", () => {
  render(
    <StaticPart>
      <Told />
    </StaticPart>,
  );
  expect(screen.getByText("Rendered by script")).toBeVisible();
});

describe("prerendered HTML", () => {
  it.each([
    { hasHead: true, isLeft: false },
    { hasHead: false, isLeft: true },
  ])(
    "is left as it is; with the head ($hasHead) it takes that along when it goes",
    async ({ hasHead, isLeft }) => {
      const served = await hydrate(
        <StaticPart hasHead={hasHead}>
          <Told />
        </StaticPart>,
      );
      expect(screen.getByText("Came as HTML")).toBeVisible();
      expect(screen.queryByText("Rendered by script")).toBeNull();
      expect(served.isConnected).toBe(true);
      await act(async () => root?.unmount());
      expect(served.isConnected).toBe(isLeft);
    },
  );

  it.each([
    { printsDays: true, text: "Rendered by script" },
    { printsDays: false, text: "Came as HTML" },
  ])(
    "gives way when days have moved only where it tells them ($printsDays)",
    async ({ printsDays, text }) => {
      const part = (haveMoved: boolean) => (
        <DaysMoved value={haveMoved}>
          <StaticPart printsDays={printsDays}>
            <Told />
          </StaticPart>
        </DaysMoved>
      );
      await hydrate(part(false));
      expect(container).toHaveTextContent("Came as HTML");
      await act(async () => root?.render(part(true)));
      expect(container).toHaveTextContent(text);
      // The days go back to what was built: nothing of the old HTML is there to be shown.
      await act(async () => root?.render(part(false)));
      expect(container).toHaveTextContent(text);
    },
  );
});
