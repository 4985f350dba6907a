import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { projectFolder } from "./project-folder";
import { authMailTemplates, listRedirectUrls, portVariables, readSettings } from "./settings";

const supabaseFolder = join(projectFolder, "supabase");

const functionSchema = v.object({
  enabled: v.literal(true),
  verify_jwt: v.literal(false),
  import_map: v.string(),
  entrypoint: v.string(),
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
      email: v.object({
        enable_confirmations: v.literal(false),
        template: v.record(v.string(), v.object({ subject: v.string(), content_path: v.string() })),
      }),
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

  it("exposes public alone", () => {
    expect(config.api.schemas).toEqual(["public"]);
  });

  it("lets auth mails lead where the local stack lets them", () => {
    const { siteUrl } = readSettings({});
    expect(config.auth.site_url).toBe(siteUrl);
    expect(config.auth.additional_redirect_urls).toEqual(listRedirectUrls(siteUrl));
  });

  it("writes the auth mails that the local stack writes", () => {
    const template = Object.entries(config.auth.email.template).map(([name, { subject, content_path }]) => [
      name,
      { subject, content_path: join(projectFolder, content_path) },
    ]);
    expect(Object.fromEntries(template)).toEqual(authMailTemplates);
  });

  it("carries a mail's token behind the #, where no server sees it", () => {
    for (const { content_path } of Object.values(authMailTemplates)) {
      const html = readFileSync(content_path, "utf8");
      expect(html).toMatch(/\/[a-z-]+#token_hash=\{\{ \.TokenHash \}\}&amp;type=/);
      expect(html).not.toContain("ConfirmationURL");
    }
  });

  it("knows every function and no other", () => {
    expect(Object.keys(config.functions).toSorted()).toEqual(listFunctionFolders());
  });

  it.each(Object.entries(config.functions))("finds the files of %s", (name, { entrypoint, import_map }) => {
    expect(entrypoint).toBe(`./functions/${name}/index.ts`);
    expect(existsSync(join(supabaseFolder, entrypoint))).toBe(true);
    expect(existsSync(join(supabaseFolder, import_map))).toBe(true);
  });

  it("finds its seed", () => {
    for (const path of config.db.seed.sql_paths) expect(existsSync(join(supabaseFolder, path))).toBe(true);
  });
});
