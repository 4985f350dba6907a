import type { ReactNode } from "react";
import { paths } from "../../../config/paths";
import { TestHeader } from "../../../ui/test-parts/test-header";

const exitLink = { path: paths.mockTestLanding, label: "Back to the free mock tests" };

/**
 * The header of a mock test: its logo links to the landing page, from which the test can be continued until its time is
 * over.
 */
export function MockTestHeader(props: { name: string; share?: number; children?: ReactNode }) {
  return <TestHeader {...props} exitLink={exitLink} />;
}
