import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { ProfilePanel } from "../../src/features/account/profile/profile-panel";
import { asha } from "./factories";
import { renderWithProviders } from "./render";

/** Renders Asha's profile. */
export async function renderProfile(): Promise<UserEvent> {
  const parent = renderWithProviders(
    <ProfilePanel studentId={asha.id} email={asha.email} consents={null} />,
    {
      path: "/studentdashboard",
    },
  );
  await screen.findByLabelText("Student’s name");
  return parent;
}
