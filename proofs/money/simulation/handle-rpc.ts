import postgres from "postgres";
import * as v from "valibot";

const argumentsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const namePattern = /^[a-z_]+$/;

const resultSchema = v.object({ rows: v.array(v.unknown()), is_list: v.boolean() });

/** Handles `POST /rest/v1/rpc/<name>` as PostgREST does; the response has the function's result, or an error with its SQLSTATE. */
export async function handleRpc(
  service: postgres.Sql,
  name: string,
  init: RequestInit | undefined,
): Promise<Response> {
  const callArguments = Object.entries(v.parse(argumentsSchema, init?.body));
  const names = callArguments.map(([key]) => key);
  if (![name, ...names].every((word) => namePattern.test(word)))
    throw new Error(`Invalid name in a call of ${name}`);
  const placeholders = names.map((key, index) => `${key} => $${index + 1}`).join(", ");
  const values = callArguments.map(([, value]) =>
    v.parse(
      v.custom<postgres.SerializableParameter>(() => true),
      value,
    ),
  );
  try {
    const [row] = await service.unsafe(
      `select coalesce(jsonb_agg(f), '[]') as rows,
        (select proretset from pg_catalog.pg_proc where oid = 'public.${name}'::regproc) as is_list
      from public.${name}(${placeholders}) as f`,
      values,
      { prepare: true },
    );
    const { rows, is_list } = v.parse(resultSchema, row);
    return Response.json(is_list ? rows : rows[0]);
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    const status = /^(22|23)/.test(error.code) ? 400 : 500;
    return Response.json({ code: error.code, message: error.message }, { status });
  }
}
