import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { asha, logIn, storeInAnotherTab } from "../../tests/support/factories";
import { useChosenClass } from "./use-chosen-class";
import { useSession } from "./use-session";

function Greeting() {
  return `${useSession()?.email ?? "nobody"}, class ${useChosenClass() ?? "unknown"}`;
}

it("a store is empty in a prerendered page, and has the stored value after hydration", async () => {
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

it("a store keeps its value in the page's memory if storage is blocked", async () => {
  const blocked = vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  vi.resetModules();
  (await import("../lib/report")).setReporter(() => undefined);
  const { chooseClass, chosenClassStore } = await import("./chosen-class");
  expect(chosenClassStore.getState()).toBeNull();
  chooseClass(7);
  expect(chosenClassStore.getState()).toBe(7);
  blocked.mockRestore();
});
