/** After this time a script counts as blocked, in milliseconds. */
const timeoutMs = 20_000;

function inject<Found>(src: string, find: () => Found | undefined): Promise<Found> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = (cause: unknown) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${src} could not be loaded.`, { cause }));
    };
    const timer = setTimeout(() => fail(new Error("It did not answer.")), timeoutMs);
    script.addEventListener("error", fail);
    script.addEventListener("load", () => {
      const found = find();
      if (found === undefined) return fail(new Error("It defines nothing that we know."));
      clearTimeout(timer);
      resolve(found);
    });
    script.src = src;
    script.async = true;
    document.head.append(script);
  });
}

/**
 * @param find looks for the global that the third-party script defines
 * @returns a function that loads the script from a URL, once per page load, and resolves to that global. After a
 * failure (it cannot be loaded, takes longer than 20 s, or does not define the global) the next call tries again
 */
export function createScriptLoader<Found>(find: () => Found | undefined): (src: string) => Promise<Found> {
  let loading: Promise<Found> | undefined;
  return (src) => {
    const known = find();
    if (known !== undefined) return Promise.resolve(known);
    loading ??= inject(src, find).finally(() => (loading = undefined));
    return loading;
  };
}
