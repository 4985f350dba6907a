import { array, fallback, object, parse, string } from "valibot";
import { connectLite } from "./lite";
import { requestContext } from "./request-context";

const settingsSchema = array(object({ role: string(), name: string(), value: string() }));

/** Lite's own word for who asks. */
const callerSchema = fallback(object({ auth: object({ role: string() }) }), { auth: { role: "anon" } });

/** What `alter role … set` has said of the roles of the API. */
const roleSettings = `
  select r.rolname as role, split_part(s.setting, '=', 1) as name, substr(s.setting, strpos(s.setting, '=') + 1) as value
  from pg_catalog.pg_db_role_setting as d
  join pg_catalog.pg_roles as r on r.oid = d.setrole
  cross join unnest(d.setconfig) as s (setting)
  where d.setdatabase = 0 and r.rolname in ('anon', 'authenticated', 'service_role')`;

/**
 * The database connections of the API, with three things hosted PostgREST does and Lite does not:
 * SQL is told the request's headers in every request (`current_setting('request.headers')`), not only in calls of
 * functions; a role's own settings, such as its time limit, hold for its requests; and the database's own error is kept for
 * the answer. The settings are read once, as PostgREST does until it is told to reload.
 */
export async function connectApi(databaseUrl: string, connections: number) {
  const connection = connectLite(databaseUrl, connections);
  const withContext = connection.withContext.bind(connection);
  const normaliseError = connection.normalizeDbError.bind(connection);
  const settings = parse(settingsSchema, await connection.driver.unsafe(roleSettings));

  connection.withContext = (variables, work, options) =>
    withContext(
      variables,
      async (database) => {
        const headers = requestContext.getStore()?.headers;
        if (headers && variables) {
          const { role } = parse(callerSchema, variables).auth;
          const own = settings.filter((setting) => setting.role === role);
          await database
            .selectNoFrom((build) =>
              [{ name: "request.headers", value: JSON.stringify(headers) }, ...own].map(({ name, value }) => {
                const setting = [name, value, true].map((part) => build.val(part));
                return build.fn("set_config", setting).as(name);
              }),
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
