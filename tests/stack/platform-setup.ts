import type { TestProject } from "vitest/node";
import { readTarget } from "./platform-target";

/** Runs before the platform tests: gives them the running Supabase that the environment variables name. */
export function setup(project: TestProject) {
  project.provide("stack", readTarget(process.env));
}
