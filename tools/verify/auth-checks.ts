import * as v from "valibot";
import type { Check, Target } from "./check";

/** The auth server's public settings. `external` says for each login method (email, phone, google, ...) whether it is on. */
const settingsSchema = v.object({
  disable_signup: v.boolean(),
  mailer_autoconfirm: v.boolean(),
  external: v.record(v.string(), v.boolean()),
});

/** The login methods that the site uses. */
const loginMethods = ["email"];

async function findWrongSetting({ apiUrl, publishableKey }: Target): Promise<string | null> {
  const response = await fetch(`${apiUrl}/auth/v1/settings`, { headers: { apikey: publishableKey } });
  const { disable_signup, mailer_autoconfirm, external } = v.parse(settingsSchema, await response.json());
  const enabledMethods = Object.keys(external).filter((name) => external[name]);
  const differences = [
    mailer_autoconfirm && "addresses are not confirmed",
    disable_signup && "nobody can register",
    ...loginMethods
      .filter((name) => !enabledMethods.includes(name))
      .map((name) => `nobody can log in by ${name}`),
    ...enabledMethods
      .filter((name) => !loginMethods.includes(name))
      .map((name) => `anybody can log in by ${name}`),
  ].filter((difference) => difference !== false);
  return differences.length === 0 ? null : `${differences.join(", ")}: npx supabase config push`;
}

const demoLogin = { email: "student@olympeak.example", password: "olympeak-demo" };

async function logInAsDemo({ apiUrl, publishableKey }: Target) {
  const response = await fetch(`${apiUrl}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify(demoLogin),
  });
  const reply: unknown = await response.json().catch(() => null);
  return { isLoggedIn: response.ok, isCaptchaRequired: JSON.stringify(reply).includes("captcha") };
}

async function findDemoLogin(target: Target): Promise<string | null> {
  const { isLoggedIn } = await logInAsDemo(target);
  return isLoggedIn
    ? "the password of the demo accounts is public: delete all demo accounts immediately"
    : null;
}

/**
 * The site must show the captcha if and only if the auth server requires it: otherwise nobody can log in, or there is
 * no protection.
 */
async function findCaptchaMismatch(target: Target): Promise<string | null> {
  const policy = (await fetch(`${target.siteUrl}/`)).headers.get("content-security-policy") ?? "";
  const isShown = policy.includes("https://challenges.cloudflare.com");
  const { isCaptchaRequired } = await logInAsDemo(target);
  if (isCaptchaRequired && !isShown)
    return "auth asks for a captcha that the site does not show: set VITE_TURNSTILE_SITE_KEY for the build";
  if (isShown && !isCaptchaRequired)
    return "the site shows a captcha that auth does not ask for: npx supabase config push with TURNSTILE_SECRET_KEY";
  return null;
}

/**
 * @param target the deployed project
 * @returns the checks of the auth server's settings against `[remotes.production]` in supabase/config.toml. If the auth server
 * requires a captcha, the demo login fails for that reason, so the check of the demo accounts passes
 */
export function listAuthChecks(target: Target): Check[] {
  return [
    {
      about: "addresses are confirmed, and email is the one way in",
      findProblem: () => findWrongSetting(target),
    },
    { about: "the demo accounts do not log in", findProblem: () => findDemoLogin(target) },
    { about: "captcha on both sides or on none", findProblem: () => findCaptchaMismatch(target) },
  ];
}
