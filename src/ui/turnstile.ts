import { createScriptLoader } from "../lib/load-script";

/** The settings of a Turnstile widget (Cloudflare's documentation, "Widget configurations"). */
type Options = {
  sitekey: string;
  theme: "light";
  size: "flexible";
  "response-field": false;
  callback: (token: string) => void;
  "expired-callback": () => void;
  "error-callback": () => boolean;
};

/** The functions of Turnstile's script that we use. */
export type Turnstile = {
  render: (container: HTMLElement, options: Options) => string;
  reset: (widget: string) => void;
  remove: (widget: string) => void;
};

/** Checks only for the method `render`, because the script offers nothing else to recognise it by. */
function isTurnstile(found: unknown): found is Turnstile {
  return typeof found === "object" && found !== null && "render" in found;
}

function findTurnstile(): Turnstile | undefined {
  const found: unknown = Reflect.get(window, "turnstile");
  return isTurnstile(found) ? found : undefined;
}

/** Loads Turnstile from a URL, once for this page. Rejects when it cannot be loaded; the next call tries again. */
export const loadTurnstile = createScriptLoader(findTurnstile);
