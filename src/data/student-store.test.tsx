import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { asha, logIn, storeInAnotherTab } from "../../tests/factories";
import { useChosenClass } from "./use-chosen-class";
import { useSession } from "./use-session";

function Greeting() {
  return `${useSession()?.email ?? "nobody"}, class ${useChosenClass() ?? "unknown"}`;
}

it("is empty in a prerendered page, which is hydrated as it was written before the stored entry is shown", async () => {
  logIn();
  storeInAnotherTab(`selectedClass:${asha.id}`, 7);
  const page = document.createElement("p");
  page.innerHTML = renderToString(<Greeting />);
  expect(page).toHaveTextContent("nobody, class unknown");
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(page, <Greeting />, { onRecoverableError }));
  expect(page).toHaveTextContent(`${asha.email}, class 7`);
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
