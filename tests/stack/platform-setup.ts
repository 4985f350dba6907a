import type { TestProject } from "vitest/node";
import { readTarget } from "./platform-target";

/** Points the tests at the Supabase of the environment. */
export function setup(project: TestProject) {
  project.provide("stack", readTarget(process.env));
}
