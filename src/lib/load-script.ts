/** After this time a script counts as blocked, in milliseconds. */
const timeoutMs = 20_000;

/** Adds a script element to the page, and resolves to the global that the script defines. */
function injectScript<Found>(src: string, findGlobal: () => Found | undefined): Promise<Found> {
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
      const loadedGlobal = findGlobal();
      if (loadedGlobal === undefined) return fail(new Error("It does not define the expected global."));
      clearTimeout(timer);
      resolve(loadedGlobal);
    });
    script.src = src;
    script.async = true;
    document.head.append(script);
  });
}

/**
 * @param findGlobal looks for the global that the third-party script defines
 * @returns a function that loads the script from a URL, once per page load, and resolves to that global. After a
 * failure (it cannot be loaded, takes longer than 20 s, or does not define the global) the next call tries again
 */
export function createScriptLoader<Found>(
  findGlobal: () => Found | undefined,
): (src: string) => Promise<Found> {
  let pendingLoad: Promise<Found> | undefined;
  return (src) => {
    const loadedGlobal = findGlobal();
    if (loadedGlobal !== undefined) return Promise.resolve(loadedGlobal);
    pendingLoad ??= injectScript(src, findGlobal).finally(() => (pendingLoad = undefined));
    return pendingLoad;
  };
}
