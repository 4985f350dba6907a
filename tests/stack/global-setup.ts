import type { TestProject } from "vitest/node";
import type { Settings } from "../../tools/local/settings";
import { compileStack } from "./stack-program";
import { chooseTestEnvironment, programVariable, startTestStack } from "./test-stack";

/** The settings that every test of this folder gets with `inject("stack")`. */
export type StackUnderTest = Pick<
  Settings,
  | "apiUrl"
  | "databaseUrl"
  | "inboxUrl"
  | "sandboxUrl"
  | "siteUrl"
  | "publishableKey"
  | "secretKey"
  | "cronSecret"
> & {
  dataFolder: string;
  webhookSecret: string;
  keySecret: string;
  /** The URL of the inbox for the auth server's emails. */
  authInboxUrl: string;
  /** Whether the auth server is the local replacement, which differs from Supabase's (decision 001). */
  isStandIn: boolean;
};

declare module "vitest" {
  interface ProvidedContext {
    stack: StackUnderTest;
  }
}

/** Starts a stack for the tests of this folder, and stops it and deletes its data afterwards. */
export async function setup(project: TestProject) {
  process.env[programVariable] = await compileStack();
  const stack = await startTestStack(await chooseTestEnvironment());
  const { settings } = stack;
  project.provide("stack", {
    apiUrl: settings.apiUrl,
    databaseUrl: settings.databaseUrl,
    inboxUrl: settings.inboxUrl,
    authInboxUrl: settings.inboxUrl,
    isStandIn: true,
    sandboxUrl: settings.sandboxUrl,
    siteUrl: settings.siteUrl,
    publishableKey: settings.publishableKey,
    secretKey: settings.secretKey,
    cronSecret: settings.cronSecret,
    dataFolder: settings.dataFolder,
    webhookSecret: settings.razorpay.webhookSecret,
    keySecret: settings.razorpay.keySecret,
  });
  return async () => {
    await stack.stop();
    stack.removeData();
  };
}
