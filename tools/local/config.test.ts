import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { minPasswordLength } from "../../src/lib/password";
import { projectFolder } from "./project-folder";
import { authMailTemplates, listRedirectUrls, portVariables, readSettings } from "./settings";

const supabaseFolder = join(projectFolder, "supabase");

const functionSchema = v.object({
  enabled: v.literal(true),
  verify_jwt: v.literal(false),
  import_map: v.string(),
  entrypoint: v.string(),
});

const mailSchema = v.object({
  subject: v.string(),
  content_path: v.string(),
  enabled: v.optional(v.literal(true)),
});

const config = v.parse(
  v.object({
    project_id: v.string(),
    api: v.object({ port: v.number(), schemas: v.array(v.string()) }),
    db: v.object({
      port: v.number(),
      major_version: v.literal(17),
      seed: v.object({ enabled: v.literal(true), sql_paths: v.array(v.string()) }),
    }),
    local_smtp: v.object({ enabled: v.literal(true), port: v.number() }),
    auth: v.object({
      site_url: v.string(),
      additional_redirect_urls: v.array(v.string()),
      enable_signup: v.literal(true),
      minimum_password_length: v.literal(minPasswordLength),
      email: v.object({
        enable_confirmations: v.literal(false),
        template: v.record(v.string(), mailSchema),
        notification: v.record(v.string(), mailSchema),
      }),
    }),
    remotes: v.object({
      production: v.looseObject({ project_id: v.pipe(v.string(), v.regex(/^[a-z]{20}$/)) }),
    }),
    functions: v.record(v.string(), functionSchema),
  }),
  parse(readFileSync(join(supabaseFolder, "config.toml"), "utf8")),
);

function listFunctionFolders() {
  return readdirSync(join(supabaseFolder, "functions"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_") && entry.name !== "node_modules")
    .map(({ name }) => name)
    .toSorted();
}

describe("supabase/config.toml", () => {
  it("has the ports of the local stack", () => {
    expect(config.api.port).toBe(portVariables.api.port);
    expect(config.db.port).toBe(portVariables.db.port);
    expect(config.local_smtp.port).toBe(portVariables.inbox.port);
  });

  it("exposes only the schema public", () => {
    expect(config.api.schemas).toEqual(["public"]);
  });

  it("allows the same links in the auth server's emails as the local stack", () => {
    const { siteUrl } = readSettings({});
    expect(config.auth.site_url).toBe(siteUrl);
    expect(config.auth.additional_redirect_urls).toEqual(listRedirectUrls(siteUrl));
  });

  it("has the same texts for the auth server's emails as the local stack", () => {
    const template = Object.entries(config.auth.email.template).map(([name, { subject, content_path }]) => [
      name,
      { subject, content_path: join(projectFolder, content_path) },
    ]);
    expect(Object.fromEntries(template)).toMatchObject(authMailTemplates);
  });

  it("puts an email's token after the #, which no server receives", () => {
    for (const { content_path } of Object.values(authMailTemplates)) {
      const html = readFileSync(content_path, "utf8");
      expect(html).toMatch(/\/[a-z-]+#token_hash=\{\{ \.TokenHash \}\}&amp;type=/);
      expect(html).not.toContain("ConfirmationURL");
    }
  });

  // The list is that of supabase.com/docs/guides/auth/auth-email-templates, without emails about phone numbers and linked
  // accounts, because the site has neither.
  it("has its own text for every email that the auth server can send", () => {
    const { template, notification } = config.auth.email;
    expect(Object.keys(template)).toEqual(
      expect.arrayContaining(["confirmation", "recovery", "invite", "magic_link", "reauthentication"]),
    );
    expect(Object.keys(notification).toSorted()).toEqual([
      "email_changed",
      "mfa_factor_enrolled",
      "mfa_factor_unenrolled",
      "password_changed",
    ]);
  });

  it("links only to the site in every email of the auth server", () => {
    const { template, notification } = config.auth.email;
    const files = [
      ...Object.values(template).map(({ content_path }) => join(projectFolder, content_path)),
      ...Object.values(notification).map(({ content_path }) => join(supabaseFolder, content_path)),
    ];
    const mails = files.map((file) => readFileSync(file, "utf8"));
    const links = mails.flatMap((html) => [...html.matchAll(/href="([^"]*)"/g)].map(([, link = ""]) => link));
    expect(links.filter((link) => !link.startsWith("{{ .SiteURL }}/"))).toEqual([]);
  });

  it("lists exactly the edge functions that have a folder", () => {
    expect(Object.keys(config.functions).toSorted()).toEqual(listFunctionFolders());
  });

  it.each(Object.entries(config.functions))("finds the files of %s", (name, { entrypoint, import_map }) => {
    expect(entrypoint).toBe(`./functions/${name}/index.ts`);
    expect(existsSync(join(supabaseFolder, entrypoint))).toBe(true);
    expect(existsSync(join(supabaseFolder, import_map))).toBe(true);
  });

  it("requires confirmed addresses and longer passwords in production, and has no local URL in the production settings", () => {
    expect(config.remotes.production).toMatchObject({
      db: { seed: { enabled: false } },
      auth: {
        minimum_password_length: 8,
        email: { enable_confirmations: true, secure_password_change: true, smtp: { enabled: true } },
        mfa: { totp: { enroll_enabled: true, verify_enabled: true } },
        captcha: { enabled: true, provider: "turnstile" },
      },
    });
    expect(JSON.stringify(config.remotes)).not.toMatch(/localhost|127\.0\.0\.1/);
  });

  it("lets 40 students of a school register, confirm and log in from one network address", () => {
    const limits = v.parse(
      v.object({
        auth: v.object({
          rate_limit: v.object({ sign_in_sign_ups: v.number(), token_verifications: v.number() }),
        }),
      }),
      config.remotes.production,
    ).auth.rate_limit;
    // A registration and a login count against the same limit.
    expect(limits.sign_in_sign_ups).toBeGreaterThanOrEqual(2 * 40);
    expect(limits.token_verifications).toBeGreaterThanOrEqual(40);
  });

  it("names an existing seed file", () => {
    for (const path of config.db.seed.sql_paths) expect(existsSync(join(supabaseFolder, path))).toBe(true);
  });
});
