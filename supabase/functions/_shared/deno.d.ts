/** The part of Deno's API that the functions use, so that plain `tsc` can check them without Deno's own types. */
declare namespace Deno {
  /** Starts the HTTP server of this function; the platform calls it once per loaded `index.ts`. */
  function serve(handler: (request: Request) => Promise<Response>): unknown;

  const env: {
    /** Returns the value of an environment variable, or undefined if it is not set. */
    get(name: string): string | undefined;
  };
}

/** Only on hosted Supabase: keeps the worker alive until the work is done, after the response was sent. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
