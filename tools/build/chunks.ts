/** Vite's manifest: source files and shared chunks, by key. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/**
 * @param manifest what Vite has built
 * @param keys source files, such as `src/pages/home.tsx`
 * @returns the addresses of their chunks and of everything those import, each once, in the given order
 */
export function listChunks(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return [...new Set([...seen].map((key) => `/${manifest[key]?.file ?? ""}`))];
}

/**
 * A page's component is named after its file (design section 1): `HomePage` lives in `src/pages/home.tsx`.
 *
 * @param pageName the component's name
 * @returns its source file
 */
export function findPageFile(pageName: string): string {
  const words = pageName.replace(/Page$/, "").replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2");
  return `src/pages/${words.toLowerCase()}.tsx`;
}
