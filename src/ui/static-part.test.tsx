import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { StaticPart } from "./static-part";

function Told() {
  return <p>Rendered by script</p>;
}

it("renders its children where there is no HTML yet", () => {
  render(
    <StaticPart>
      <Told />
    </StaticPart>,
  );
  expect(screen.getByText("Rendered by script")).toBeVisible();
});

it("leaves prerendered HTML as it is, and takes the head along when it goes", async () => {
  const container = document.createElement("div");
  container.innerHTML = "<div><p>Came as HTML</p></div>";
  document.body.append(container);
  const served = document.createElement("meta");
  served.dataset.served = "";
  document.head.append(served);
  const site = (
    <StaticPart>
      <Told />
    </StaticPart>
  );
  const root = await act(async () => hydrateRoot(container, site));
  expect(screen.getByText("Came as HTML")).toBeVisible();
  expect(screen.queryByText("Rendered by script")).toBeNull();
  expect(served.isConnected).toBe(true);
  await act(async () => root.unmount());
  expect(served.isConnected).toBe(false);
  container.remove();
});
