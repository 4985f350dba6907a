import type { Check, Target } from "./check";

/** The functions that the site's pages call with the token of a student or an organiser. Each refuses callers without one. */
const functionsForUsers = [
  "add-child",
  "enter-child",
  "create-order",
  "confirm-payment",
  "payment-status",
  "contact-sync",
  "contact-sync-on-payment",
  "send-purchase-email",
  "send-welcome-email",
  "seal-paper",
] as const;

/** The functions that other servers call. Each has its own way of authentication. */
const functionsForServers = ["background-jobs", "razorpay-webhook"] as const;

async function post({ apiUrl, publishableKey }: Target, name: string, headers: Record<string, string> = {}) {
  return fetch(`${apiUrl}/functions/v1/${name}`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json", ...headers },
    body: "{}",
  });
}

async function findOpenFunction(target: Target, name: string): Promise<string | null> {
  const response = await post(target, name, { origin: target.siteUrl });
  const isRefused = [400, 401, 403].includes(response.status);
  if (!isRefused) return `${response.status} for a caller without a token: is the function deployed?`;
  const body: unknown = await response.json().catch(() => null);
  const isOurs = typeof body === "object" && body !== null && "error" in body;
  return isOurs ? null : "the platform refused the call itself: deploy with verify_jwt = false (config.toml)";
}

async function findWrongOrigin(target: Target): Promise<string | null> {
  const siteResponse = await post(target, "create-order", { origin: target.siteUrl });
  if (siteResponse.headers.get("access-control-allow-origin") !== target.siteUrl)
    return `the site’s own pages may not call: put ${target.siteUrl} into ALLOWED_ORIGINS`;
  const foreignResponse = await post(target, "create-order", { origin: "https://elsewhere.example" });
  return foreignResponse.headers.has("access-control-allow-origin")
    ? "any page may call the functions"
    : null;
}

async function findWrongCallbackRedirect({ apiUrl, siteUrl }: Target): Promise<string | null> {
  const response = await fetch(`${apiUrl}/functions/v1/razorpay-callback`, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "error[code]=BAD_REQUEST_ERROR",
  });
  const location = response.headers.get("location") ?? "";
  return location.startsWith(siteUrl)
    ? null
    : `the callback leads to “${location}”: set SITE_URL for the functions`;
}

/**
 * @param target the deployed project
 * @returns the checks of the edge functions: they are deployed, refuse calls without a token, and accept the site's pages
 */
export function listFunctionChecks(target: Target): Check[] {
  return [
    ...[...functionsForUsers, ...functionsForServers].map((name) => ({
      about: `function ${name}`,
      findProblem: () => findOpenFunction(target, name),
    })),
    { about: "only the site’s pages may call functions", findProblem: () => findWrongOrigin(target) },
    {
      about: "the gateway’s callback leads back to the site",
      findProblem: () => findWrongCallbackRedirect(target),
    },
  ];
}
