import { paths } from "../../config/paths";

/** The header's links (docs/specification.md section 2). The Olympiads menu is between the first two. */
export const navigationLinks = [
  { to: paths.home, label: "Home" },
  { to: paths.studentDashboard, label: "Dashboard" },
  { to: paths.mockTestLanding, label: "Free mock test" },
  { to: paths.awards, label: "Awards" },
  { to: paths.about, label: "About us" },
  { to: paths.contact, label: "Contact" },
] as const;

/** The footer's links. */
export const footerLinks = [
  { to: paths.about, label: "About us" },
  { to: paths.contact, label: "Contact" },
  { to: paths.home, label: "Home" },
  { to: paths.mockTestLanding, label: "Free mock test" },
  { to: paths.terms, label: "Terms" },
  { to: paths.privacy, label: "Privacy" },
  { to: paths.refunds, label: "Refunds" },
] as const;
