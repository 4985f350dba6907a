import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { allowAnyOrigin } from "./cors";

const script = `
globalThis.turnstile = {
  render(place, { callback, "expired-callback": expire }) {
    const label = document.createElement("label");
    const box = Object.assign(document.createElement("input"), { type: "checkbox" });
    label.append(box, " A person is here (stand-in for Turnstile)");
    label.style.cssText = "display: flex; gap: 12px; align-items: center; min-height: 44px";
    box.addEventListener("change", async () => {
      if (!box.checked) return expire();
      // Like the real widget, it shows its tick once the token has arrived.
      box.checked = false;
      const response = await fetch(new URL("token", SCRIPT), { method: "POST" });
      callback((await response.json()).token);
      box.checked = true;
    });
    place.replaceChildren(label);
    this.boxes.push(box);
    return String(this.boxes.length - 1);
  },
  reset(widget) { this.boxes[widget].checked = false; },
  remove(widget) { this.boxes[widget].closest("label")?.remove(); },
  boxes: [],
};
`;

const modeSchema = v.object({ mode: v.picklist(["pass", "refuse", "absent"]) });

const bodySchema = v.object({ gotrue_meta_security: v.object({ captcha_token: v.string() }) });

/** Returns whether the auth server requires a captcha for the request (Supabase's documentation, "Enable CAPTCHA protection"). */
function needsCaptcha({ method, url }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  if (method !== "POST") return false;
  if (pathname === "/auth/v1/token") return searchParams.get("grant_type") === "password";
  return ["/auth/v1/signup", "/auth/v1/recover", "/auth/v1/resend"].includes(pathname);
}

/**
 * Creates a fake of the captcha Turnstile and its verification:
 *
 * - `GET /captcha/api.js` returns the script, which shows a box to tick;
 * - `POST /captcha/token` returns a token, which is valid once;
 * - `POST /captcha/control` sets the mode: with `{"mode": "refuse"}` every token is refused, with `"absent"` there is no
 *   script, `"pass"` is the default.
 */
export function createCaptcha() {
  const tokens = new Set<string>();
  let mode: v.InferOutput<typeof modeSchema>["mode"] = "pass";

  async function serve(path: string, request: Request): Promise<Response> {
    if (path === "/captcha/api.js") {
      if (mode === "absent") return new Response("absent", { status: 503 });
      const text = script.replace("SCRIPT", JSON.stringify(request.url));
      return new Response(text, { headers: { "content-type": "text/javascript" } });
    }
    if (request.method !== "POST") return new Response("not found", { status: 404 });
    if (path === "/captcha/control") {
      mode = v.parse(modeSchema, await request.json()).mode;
      return Response.json({ mode });
    }
    const token = randomUUID();
    tokens.add(token);
    return allowAnyOrigin(Response.json({ token }));
  }

  /**
   * @param request a request to the API
   * @returns the captcha's own response, or the auth server's refusal; undefined if the request may continue
   */
  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/captcha/")) return serve(pathname, request);
    if (!needsCaptcha(request)) return undefined;
    const body = v.safeParse(
      bodySchema,
      await request
        .clone()
        .json()
        .catch(() => null),
    );
    const isKnown = body.success && tokens.delete(body.output.gotrue_meta_security.captcha_token);
    if (isKnown && mode !== "refuse") return undefined;
    const msg = `captcha protection: request disallowed (${body.success ? "invalid-input-response" : "no captcha_token found"})`;
    return allowAnyOrigin(Response.json({ code: 400, error_code: "captcha_failed", msg }, { status: 400 }));
  };
}
