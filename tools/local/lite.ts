import { App, setExperimental, type EmailDriver } from "@supabase/lite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import { join } from "node:path";
import { minPasswordLength } from "../../src/lib/password";
import { authMailTemplates, listRedirectUrls, type Settings } from "./settings";
import { createStorageFolder } from "./storage-folder";

/**
 * Serialises a value as JSON for the database. Lite has already turned the JSON arguments of functions and the metadata
 * of accounts into strings, and its driver would encode these strings a second time.
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

/** Creates the driver's type for JSON; `id` is the type's id in PostgreSQL: 114 for json, 3802 for jsonb. */
function jsonType(id: number) {
  return { to: id, from: [id], serialize: serialiseJson, parse: (text: string): unknown => JSON.parse(text) };
}

/**
 * Makes `numeric` a JSON number, as with hosted PostgREST; the driver's default is a string. 1700 is the id of
 * `numeric` in PostgreSQL.
 */
const numericType = { to: 1700, from: [1700], serialize: String, parse: Number };

/**
 * Opens a connection pool for Lite. At the first request of a process Lite would grant all privileges on every table
 * with row level security, which would undo the column grants of the migrations. We replace this step with one that
 * does nothing; tools/platform sets up the roles and default privileges.
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
 * Creates Supabase's API (`/rest/v1`, `/auth/v1`, `/storage/v1`) on a connection pool. It requires a key, has no admin
 * mode, exposes only the schema `public`, sends the auth server's emails of config.toml, and stores the objects of
 * Storage below the data folder.
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
