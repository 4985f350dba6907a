import { connectLite } from "./lite";
import { requestContext } from "./request-context";

/**
 * The database connections of the API, with two things hosted PostgREST does and Lite does not:
 * SQL is told the request's headers in every request (`current_setting('request.headers')`), not only in calls of
 * functions; and the database's own error is kept for the answer.
 */
export function connectApi(databaseUrl: string, connections: number) {
  const connection = connectLite(databaseUrl, connections);
  const withContext = connection.withContext.bind(connection);
  const normaliseError = connection.normalizeDbError.bind(connection);

  connection.withContext = (variables, work, options) =>
    withContext(
      variables,
      async (database) => {
        const headers = requestContext.getStore()?.headers;
        if (headers && variables) {
          await database
            .selectNoFrom((build) => {
              const setting = ["request.headers", JSON.stringify(headers), true].map((part) =>
                build.val(part),
              );
              return build.fn("set_config", setting).as("set");
            })
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
