import { createHash, randomBytes, randomUUID } from "node:crypto";
import * as v from "valibot";

/** The part of the API's database connection that this file needs. */
type Database = { unsafe: (query: string, parameters?: string[]) => PromiseLike<unknown> };

const emailSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email());
const userSchema = v.object({ email: emailSchema, email_confirm: v.optional(v.boolean(), false) });
const linkSchema = v.object({ type: v.literal("magiclink"), email: emailSchema });
const rowsSchema = v.array(
  v.object({ id: v.string(), email: v.string(), created_at: v.pipe(v.unknown(), v.transform(String)) }),
);

const adminPath = "/auth/v1/admin/";

function errorResponse(status: number, error_code: string, msg: string): Response {
  return Response.json({ code: status, error_code, msg }, { status });
}

const insertUser = `
  with new_user as (
    insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at,
      updated_at)
    values ($1, 'authenticated', 'authenticated', $2, case when $3 = 'true' then now() end,
      '{"provider": "email", "providers": ["email"]}', '{}', now(), now())
    on conflict do nothing
    returning id, email, created_at
  ), identity as (
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
    select $4, 'email', id::text, id, jsonb_build_object('sub', id, 'email', email, 'email_verified', false), now(), now()
    from new_user
  )
  select * from new_user`;

// Lite compares a token of the type magiclink with the column recovery_token.
const storeToken = `
  update auth.users set recovery_token = $2, recovery_sent_at = now(), updated_at = now()
  where email = $1
  returning id, email, created_at`;

/**
 * Creates a handler for the three calls of the auth server's admin API that the edge functions make and Lite does not have
 * (decision 001): creating an account without a password, deleting one, and creating a one-time login token without
 * sending an email. The responses have the form that auth-js expects.
 *
 * @param database the API's connection
 * @param secretKey the only key that is accepted
 * @returns the handler, which returns undefined for any other request
 */
export function createAuthAdmin(database: Database, secretKey: string) {
  const queryUsers = async (query: string, parameters: string[]) =>
    v.parse(rowsSchema, await database.unsafe(query, parameters));

  async function createUser(body: unknown): Promise<Response> {
    const parsedBody = v.safeParse(userSchema, body);
    if (!parsedBody.success) return errorResponse(400, "validation_failed", "An email is required");
    const confirmed = String(parsedBody.output.email_confirm);
    const parameters = [randomUUID(), parsedBody.output.email, confirmed, randomUUID()];
    const [user] = await queryUsers(insertUser, parameters);
    return user
      ? Response.json(user)
      : errorResponse(422, "email_exists", "A user with this email address has already been registered");
  }

  async function generateLink(body: unknown): Promise<Response> {
    const parsedBody = v.safeParse(linkSchema, body);
    if (!parsedBody.success) return errorResponse(400, "validation_failed", "A magic link is for an email");
    const token = createHash("sha256").update(randomBytes(32)).digest("hex");
    const [user] = await queryUsers(storeToken, [parsedBody.output.email, token]);
    // The hosted server would create an account for an unknown address, which our functions never need.
    if (!user) return errorResponse(404, "user_not_found", "User not found");
    return Response.json({ ...user, hashed_token: token, verification_type: "magiclink" });
  }

  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(adminPath)) return undefined;
    if (request.headers.get("apikey") !== secretKey)
      return errorResponse(401, "no_authorization", "This endpoint requires the secret key");
    const route = `${request.method} ${pathname.slice(adminPath.length)}`;
    if (route === "POST users") return createUser(await request.json());
    if (route === "POST generate_link") return generateLink(await request.json());
    const id = /^DELETE users\/([\da-f-]{36})$/.exec(route)?.[1];
    if (id === undefined) return errorResponse(404, "not_found", "Not found");
    await database.unsafe("delete from auth.users where id = $1", [id]);
    return Response.json({});
  };
}
