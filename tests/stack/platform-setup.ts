import type { TestProject } from "vitest/node";
import { readTarget } from "./platform-target";

/** Gives the tests the Supabase project that the environment variables name. */
export function setup(project: TestProject) {
  project.provide("stack", readTarget(process.env));
}
