import { screen, waitFor } from "@testing-library/react";
import { Link } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { renderWithProviders } from "../../tests/support/render";
import { lazyPart } from "./lazy-part";

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

it("a lazy part is shown when its script is loaded", async () => {
  const Part = lazyPart<{ name: string }>(async () => Greeting, <p>One moment</p>);
  renderWithProviders(<Part name="Asha" />);
  expect(screen.getByText("One moment")).toBeVisible();
  expect(await screen.findByText("Hello Asha")).toBeVisible();
  expect(screen.queryByText("One moment")).toBeNull();
});

it("a lazy part whose script fails to load leaves the page as it is, and is loaded again at the next path", async () => {
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"));
  load.mockResolvedValue(Greeting);
  const warning = vi.spyOn(console, "warn").mockReturnValue();
  const Part = lazyPart(load);
  const parent = renderWithProviders(
    <>
      <Part name="Asha" />
      <Link to="/awards">Awards</Link>
    </>,
  );
  await waitFor(() => expect(warning).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
  await parent.click(screen.getByRole("link", { name: "Awards" }));
  expect(await screen.findByText("Hello Asha")).toBeVisible();
});
