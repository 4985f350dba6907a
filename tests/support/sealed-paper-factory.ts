import { Blob as StreamedBlob } from "node:buffer";
import { http, HttpResponse } from "msw";
import { sealText, serialisePaper } from "../../supabase/functions/_shared/sealed-file";
import { api, server } from "./server/server";

/** The id of the rehearsal for classes 3 to 5. */
export const rehearsalId = "9a9e0000-0000-4000-8000-000000000002";

/** Two questions in the format of a sealed paper. */
const items = [
  {
    n: 1,
    section: "A" as const,
    question: "Which is the fraction of a half?",
    options: ["3/6", "2/3", "1/4"],
  },
  { n: 2, section: "B" as const, question: "How long is the fence?", options: ["40 m", "20 m", "96 m"] },
];

/** Runs a function with Node's blobs, because sealing streams the file, which jsdom's blobs do not support. */
async function withStreamedBlobs<T>(action: () => Promise<T>): Promise<T> {
  const { Blob } = globalThis;
  Object.assign(globalThis, { Blob: StreamedBlob });
  try {
    return await action();
  } finally {
    Object.assign(globalThis, { Blob });
  }
}

/**
 * Seals a paper as the edge functions do.
 *
 * @param paperId the paper's id
 * @returns the file, its path in the format of list_my_exams, and the key in the format of start_exam
 */
export async function sealPaper(paperId = rehearsalId) {
  const text = serialisePaper(
    paperId,
    {
      outcome: "paper",
      subject: "Practice run",
      class: "Classes 3-5",
      edition: "Practice run",
      duration_seconds: 600,
      passages: {},
    },
    items,
  );
  const { file, sha256, key } = await withStreamedBlobs(() => sealText(text));
  return { file, sealedPath: `${paperId}/${sha256}.bin`, key };
}

/**
 * Makes the test server reply like the bucket of sealed papers.
 *
 * @param createReply called for each request; returns the file, a status, or 0 for a failed connection
 * @returns the requested paths
 */
export function serveSealedPapers(createReply: () => Uint8Array<ArrayBuffer> | number): string[] {
  const requestedPaths: string[] = [];
  server.use(
    http.get(`${api}/storage/v1/object/public/sealed-papers/:paper/:file`, ({ params }) => {
      requestedPaths.push(`${String(params["paper"])}/${String(params["file"])}`);
      const reply = createReply();
      if (reply === 0) return HttpResponse.error();
      return typeof reply === "number"
        ? new HttpResponse(null, { status: reply })
        : new HttpResponse(reply.buffer);
    }),
  );
  return requestedPaths;
}

/**
 * Creates a replacement for the part of the Cache API that papers need; jsdom has none.
 *
 * @returns `caches`, to be installed as the global of that name, and the stored files by URL
 */
export function createFakeCaches() {
  const storedFiles = new Map<string, ArrayBuffer>();
  const store = {
    match: async (address: string) => {
      const file = storedFiles.get(address);
      return file && new Response(file);
    },
    put: async (address: string, response: Response) =>
      void storedFiles.set(address, await response.arrayBuffer()),
  };
  const caches = {
    open: async () => store,
    delete: async () => storedFiles.clear(),
  };
  return { caches, storedFiles };
}
