import postgres from "postgres";
import * as v from "valibot";

const argumentsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const namePattern = /^[a-z_]+$/;

/** Answers `POST /rest/v1/rpc/<name>` as PostgREST does: the function's jsonb, or an error with its SQL state. */
export async function answerRpc(
  service: postgres.Sql,
  name: string,
  init: RequestInit | undefined,
): Promise<Response> {
  const given = Object.entries(v.parse(argumentsSchema, init?.body));
  const names = given.map(([key]) => key);
  if (![name, ...names].every((word) => namePattern.test(word))) throw new Error(`Odd call of ${name}`);
  const list = names.map((key, index) => `${key} => $${index + 1}`).join(", ");
  const values = given.map(([, value]) =>
    v.parse(
      v.custom<postgres.SerializableParameter>(() => true),
      value,
    ),
  );
  try {
    const [row] = await service.unsafe(`select public.${name}(${list}) as answer`, values, { prepare: true });
    return Response.json(row?.["answer"]);
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    const status = /^(22|23)/.test(error.code) ? 400 : 500;
    return Response.json({ code: error.code, message: error.message }, { status });
  }
}
