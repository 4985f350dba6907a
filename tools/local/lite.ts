import { App, setExperimental, type EmailDriver } from "@supabase/lite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import { join } from "node:path";
import { minPasswordLength } from "../../src/lib/password";
import { authMailTemplates, listRedirectUrls, type Settings } from "./settings";
import { createStorageFolder } from "./storage-folder";

/**
 * Serialises JSON for the database. Lite passes the JSON arguments of functions and the metadata of accounts as text
 * already; its driver would encode that text once more.
 */
export function serialiseJson(value: unknown): string {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return JSON.stringify(value);
  try {
    JSON.parse(value);
    return value;
  } catch {
    return JSON.stringify(value);
  }
}

function jsonType(id: number) {
  return { to: id, from: [id], serialize: serialiseJson, parse: (text: string): unknown => JSON.parse(text) };
}

/** Hosted PostgREST answers `numeric` as a JSON number; the driver alone would make it text. */
const numericType = { to: 1700, from: [1700], serialize: String, parse: Number };

/**
 * A connection pool for Lite. Lite grants everything on every table with row level security at the first request
 * of a process, which would undo the column grants of the migrations. The roles and default privileges it would
 * set up are in tools/platform, so its own step is replaced by "it is done".
 */
export function connectLite(databaseUrl: string, connections: number) {
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: {
      max: connections,
      onnotice: () => undefined,
      types: { json: jsonType(114), jsonb: jsonType(3802), numeric: numericType },
    },
  });
  Object.defineProperty(connection, "ensureRlsContext", { value: () => Promise.resolve(true) });
  return connection;
}

/**
 * Supabase's API (`/rest/v1`, `/auth/v1`, `/storage/v1`) on one database connection, with both keys required,
 * admin mode off, only `public` exposed, the auth mails of config.toml, and the objects of Storage below the data
 * folder.
 */
export function createLite(
  connection: ReturnType<typeof connectLite>,
  settings: Settings,
  email: EmailDriver,
) {
  setExperimental("storage", true);
  const app = new App({
    connection,
    api: { enabled: true, schemas: ["public"], extra_search_path: ["public", "extensions"], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: settings.jwtSecret,
      publishable_key: settings.publishableKey,
      secret_key: settings.secretKey,
      site_url: settings.siteUrl,
      additional_redirect_urls: listRedirectUrls(settings.siteUrl),
      minimum_password_length: minPasswordLength,
      enable_signup: true,
      email: {
        enable_signup: true,
        enable_confirmations: settings.confirmEmail,
        otp_expiry: 3600,
        template: authMailTemplates,
      },
    },
    db: { driver: "postgres" },
    storage: { enabled: true },
    studio: { enabled: false },
    options: { drivers: { email }, server: { admin: false } },
  });
  return Object.assign(app, { _storageAdapter: createStorageFolder(join(settings.dataFolder, "storage")) });
}
