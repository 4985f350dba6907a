/**
 * The program of the Deno process that runs all edge functions locally. It collects the handlers that each `index.ts`
 * passes to `Deno.serve`, and then serves all of them on one port. The first part of the path is the function's name,
 * as with the hosted gateway. The program's arguments are the folder of the functions as a file: URL, and the port. It
 * ends when its standard input closes, which happens when the stack ends.
 */
type Handler = (request: Request, info: unknown) => Response | Promise<Response>;

interface DenoRuntime {
  args: string[];
  serve: (...serveArguments: unknown[]) => unknown;
  readDirSync: (folder: URL) => Iterable<{ name: string; isDirectory: boolean }>;
  stdin: { read: (bytes: Uint8Array) => Promise<number | null> };
  exit: (code: number) => never;
}

const globals: object = globalThis;
const runtime: DenoRuntime = Reflect.get(globals, "Deno");
const [folder = "", port = ""] = runtime.args;
const serve = runtime.serve.bind(runtime);
/** The handlers that functions passed to `Deno.serve`, by function name. */
export const handlers = new Map<string, Handler>();
let loadingName = "";

function isHandler(argument: unknown): argument is Handler {
  return typeof argument === "function";
}

Reflect.set(runtime, "serve", (...serveArguments: unknown[]) => {
  const handler = serveArguments.find(isHandler);
  if (!handler) throw new Error(`${loadingName} calls Deno.serve without a handler.`);
  handlers.set(loadingName, handler);
  return { finished: Promise.resolve(), shutdown: () => Promise.resolve() };
});

const backgroundTasks = new Set<Promise<unknown>>();
Reflect.set(globals, "EdgeRuntime", {
  waitUntil(work: Promise<unknown>) {
    const settled = work
      .catch((error: unknown) => console.error(error))
      .finally(() => backgroundTasks.delete(settled));
    backgroundTasks.add(settled);
  },
});

for (const { name, isDirectory } of runtime.readDirSync(new URL(folder))) {
  if (!isDirectory || name.startsWith("_") || name === "node_modules") continue;
  loadingName = name;
  try {
    await import(`${folder}/${name}/index.ts`);
  } catch (error) {
    console.error(`The function ${name} cannot be loaded:`, error);
  }
}

function refuse(status: number, code: string, message: string) {
  return Response.json(
    { error: { code, message } },
    { status, headers: { "access-control-allow-origin": "*" } },
  );
}

serve(
  {
    hostname: "127.0.0.1",
    port: Number(port),
    onListen: () => console.log(`Serving ${[...handlers.keys()].toSorted().join(", ") || "no functions"}`),
  },
  async (request: Request, info: unknown) => {
    const name = new URL(request.url).pathname.split("/")[1] ?? "";
    if (name === "_ready") return new Response("ready");
    const handler = handlers.get(name);
    if (!handler) return refuse(404, "NOT_FOUND", `There is no function named "${name}".`);
    try {
      return await handler(request, info);
    } catch (error) {
      console.error(`The function ${name} threw:`, error);
      return refuse(500, "INTERNAL", "Something went wrong.");
    }
  },
);

const bytes = new Uint8Array(64);
while ((await runtime.stdin.read(bytes)) !== null);
runtime.exit(0);
