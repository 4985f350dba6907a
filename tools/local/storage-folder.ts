import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

type Body = Uint8Array | AsyncIterable<Uint8Array>;

/** The stored metadata of an object: its type, its cache header, and its ETag. */
type StoredMetadata = { mimetype: string; cacheControl: string; eTag: string };

async function toBytes(body: Body): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts);
}

/**
 * Creates a storage adapter for Lite, because Lite does not export its own. It stores each object as a file, and the
 * object's metadata in a second file. It ignores versions, because Lite reads with other versions than it writes.
 *
 * @param folder the folder of the objects; created with the first object
 * @returns the adapter for Lite
 */
export function createStorageFolder(folder: string) {
  // An encoded key has no slash, and the letter in front prevents "..", so no file can be outside its bucket.
  const pathOf = (bucket: string, key: string) =>
    join(folder, `b-${encodeURIComponent(bucket)}`, `o-${encodeURIComponent(key)}`);

  async function headObject(bucket: string, key: string) {
    const path = pathOf(bucket, key);
    const storedMetadata: StoredMetadata = JSON.parse(await readFile(`${path}.json`, "utf8"));
    const { size, mtime } = await stat(path);
    return { ...storedMetadata, size, contentLength: size, lastModified: mtime };
  }

  async function deleteObject(bucket: string, key: string) {
    const path = pathOf(bucket, key);
    await Promise.all([rm(path, { force: true }), rm(`${path}.json`, { force: true })]);
  }

  return {
    driver: null,
    headObject,
    deleteObject,
    async getObject(bucket: string, key: string) {
      const metadata = await headObject(bucket, key);
      return { metadata, httpStatusCode: 200, body: await readFile(pathOf(bucket, key)) };
    },
    async uploadObject(
      bucket: string,
      key: string,
      _version: string | undefined,
      body: Body,
      mimetype: string,
      cacheControl: string,
    ) {
      const path = pathOf(bucket, key);
      const bytes = await toBytes(body);
      const eTag = `"${createHash("sha256").update(bytes).digest("hex")}"`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
      await writeFile(
        `${path}.json`,
        JSON.stringify({ mimetype, cacheControl, eTag } satisfies StoredMetadata),
      );
      return { ...(await headObject(bucket, key)), httpStatusCode: 200 };
    },
    async deleteObjects(bucket: string, keys: string[]) {
      for (const key of keys) await deleteObject(bucket, key);
    },
    async copyObject(
      bucket: string,
      key: string,
      _version: string | undefined,
      toBucket: string,
      toKey: string,
    ) {
      const [from, to] = [pathOf(bucket, key), pathOf(toBucket, toKey)];
      await mkdir(dirname(to), { recursive: true });
      await Promise.all([copyFile(from, to), copyFile(`${from}.json`, `${to}.json`)]);
      const { eTag, lastModified } = await headObject(toBucket, toKey);
      return { eTag, lastModified, httpStatusCode: 200 };
    },
    privateAssetUrl: (bucket: string, key: string) => Promise.resolve(pathOf(bucket, key)),
  };
}
