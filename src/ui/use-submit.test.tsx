import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { renderWithProviders } from "../../tests/support/render";
import { AppError } from "../lib/app-error";
import { Button } from "./button";
import { TextField } from "./field";
import { useSubmit, type Action } from "./use-submit";

function Form({ action, onDone }: { action: Action; onDone: () => void }) {
  const { run, isPending, failure, formRef } = useSubmit({ onDone });
  const [isSent, setSent] = useState(false);
  const send = async () => setSent(await run(action));
  return (
    <form
      ref={formRef}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField label="Name" />
      <TextField label="Code" error={failure} />
      <Button type="submit" pending={isPending}>
        Send
      </Button>
      {isSent && <p>sent</p>}
    </form>
  );
}

it("after a refusal the form shows it, focuses the first invalid field, and does not call onDone", async () => {
  const onDone = vi.fn();
  const user = renderWithProviders(<Form action={async () => "The code is taken."} onDone={onDone} />);
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("The code is taken.")).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText("Code")).toHaveFocus());
  expect(onDone).not.toHaveBeenCalled();
});

it("after an error the form shows the error's message, and can be sent again", async () => {
  let isOffline = true;
  const onDone = vi.fn();
  const action = async () => {
    if (isOffline) throw new AppError("offline");
  };
  const user = renderWithProviders(<Form action={action} onDone={onDone} />);
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText(/^You seem to be offline/)).toBeVisible();
  isOffline = false;
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("sent")).toBeVisible();
  expect(screen.queryByText(/^You seem to be offline/)).toBeNull();
  expect(onDone).toHaveBeenCalledTimes(1);
});

it("the pressed button keeps the focus while the form is sent and after a failure", async () => {
  let rejectAction: (error: Error) => void = () => undefined;
  const action = () => new Promise<void>((_, reject) => (rejectAction = reject));
  const user = renderWithProviders(<Form action={action} onDone={vi.fn()} />);
  const button = screen.getByRole("button", { name: "Send" });
  await user.click(button);
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toHaveFocus();
  rejectAction(new AppError("offline"));
  await screen.findByText(/^You seem to be offline/);
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
});

it("the form is sent once if the button is pressed twice before it is blocked", async () => {
  const action = vi.fn(async () => {});
  const onDone = vi.fn();
  renderWithProviders(<Form action={action} onDone={onDone} />);
  const button = screen.getByRole("button", { name: "Send" });
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText("sent")).toBeVisible();
  expect(action).toHaveBeenCalledTimes(1);
  expect(onDone).toHaveBeenCalledTimes(1);
});
