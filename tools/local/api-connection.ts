import { array, fallback, object, parse, string } from "valibot";
import { connectLite } from "./lite";
import { requestContext } from "./request-context";

const settingsSchema = array(object({ role: string(), name: string(), value: string() }));
const limitsSchema = array(object({ name: string(), value: string() }));

/** Reads the caller's role from the variables that the API library Lite passes with a request. */
const callerSchema = fallback(object({ auth: object({ role: string() }) }), { auth: { role: "anon" } });

/** Selects the settings that `alter role … set` gave the API's roles. */
const selectRoleSettings = `
  select r.rolname as role, split_part(s.setting, '=', 1) as name, substr(s.setting, strpos(s.setting, '=') + 1) as value
  from pg_catalog.pg_db_role_setting as d
  join pg_catalog.pg_roles as r on r.oid = d.setrole
  cross join unnest(d.setconfig) as s (setting)
  where d.setdatabase = 0 and r.rolname in ('anon', 'authenticated', 'service_role')`;

/** Selects the time limits of the functions that have one of their own. */
const selectFunctionLimits = `
  select p.proname as name, substr(c.setting, strpos(c.setting, '=') + 1) as value
  from pg_catalog.pg_proc as p
  cross join unnest(p.proconfig) as c (setting)
  where p.pronamespace = 'public'::regnamespace and c.setting like 'statement_timeout=%'`;

/**
 * Opens the database connections of the local API, which is Lite (`@supabase/lite`, a library that replaces Supabase's
 * hosted API). The connections add four functions of hosted PostgREST that Lite does not have:
 *
 * - SQL can read the headers of every request (`current_setting('request.headers')`), not only of function calls;
 * - a role's settings, such as its time limit, apply to its requests;
 * - a function's time limit applies to its calls;
 * - the original database error is stored in the request's context, for the response.
 *
 * The settings are read once. PostgREST does the same until it is asked to reload.
 */
export async function openApiConnections(databaseUrl: string, connections: number) {
  const connection = connectLite(databaseUrl, connections);
  const withContext = connection.withContext.bind(connection);
  const normaliseError = connection.normalizeDbError.bind(connection);
  const settings = parse(settingsSchema, await connection.driver.unsafe(selectRoleSettings));

  const functionLimits = new Map(
    parse(limitsSchema, await connection.driver.unsafe(selectFunctionLimits)).map(({ name, value }) => [
      name,
      value,
    ]),
  );

  connection.withContext = (variables, work, options) =>
    withContext(
      variables,
      async (database) => {
        const context = requestContext.getStore();
        if (context && variables) {
          const { role } = parse(callerSchema, variables).auth;
          const settingsToApply = settings.filter((setting) => setting.role === role);
          const limit = functionLimits.get(/^\/rest\/v1\/rpc\/(\w+)$/.exec(context.path)?.[1] ?? "");
          if (limit !== undefined) settingsToApply.push({ role, name: "statement_timeout", value: limit });
          await database
            .selectNoFrom((build) =>
              [{ name: "request.headers", value: JSON.stringify(context.headers) }, ...settingsToApply].map(
                ({ name, value }, index) => {
                  const setting = [name, value, true].map((part) => build.val(part));
                  return build.fn("set_config", setting).as(`${name} ${index}`);
                },
              ),
            )
            .execute();
        }
        return work(database);
      },
      options,
    );

  connection.normalizeDbError = (error) => {
    const context = requestContext.getStore();
    if (context) context.databaseError = error;
    return normaliseError(error);
  };
  return connection;
}
