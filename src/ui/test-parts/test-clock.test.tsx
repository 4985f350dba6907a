import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { renderWithProviders } from "../../../tests/support/render";
import { TestClock } from "./test-clock";

/** A clock of one hour that can be hidden. */
function HourClock({ secondsLeft }: { secondsLeft: number }) {
  const [isHidden, setHidden] = useState(false);
  return (
    <TestClock
      secondsLeft={secondsLeft}
      totalSeconds={3600}
      isHidden={isHidden}
      onToggle={() => setHidden(!isHidden)}
    />
  );
}

describe("the clock of a test", () => {
  it("shows the time left, and announces nothing before the first warning", () => {
    renderWithProviders(<HourClock secondsLeft={2467} />);
    expect(screen.getByRole("timer", { name: "Time left" })).toHaveTextContent("41:07");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("can be hidden; then only the warnings are shown, and screen readers still announce them", async () => {
    const user = renderWithProviders(<HourClock secondsLeft={180} />);
    await user.click(screen.getByRole("button", { name: "Hide the clock" }));
    expect(screen.getByRole("button", { pressed: true })).toBeVisible();
    expect(screen.queryByRole("timer")).toBeNull();
    expect(screen.getByText("Less than 3 minutes left")).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("Less than 3 minutes left.");
  });
});
