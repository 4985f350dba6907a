import type { Check, Target } from "./check";

/** A file that does not exist; Storage's reply shows whether the bucket is public. */
const missingFile = "none/none.bin";

/**
 * Returns the text of Storage's reply to a request for a missing file without a login: "Object not found" if the bucket is
 * public, "Bucket not found" if it is private or missing.
 */
async function fetchMissingFile({ apiUrl, publishableKey }: Target, bucket: string): Promise<string> {
  const response = await fetch(`${apiUrl}/storage/v1/object/public/${bucket}/${missingFile}`, {
    headers: { apikey: publishableKey },
  });
  return response.text();
}

async function findUnreadablePapers(target: Target): Promise<string | null> {
  const reply = await fetchMissingFile(target, "sealed-papers");
  return /object not found/i.test(reply)
    ? null
    : "nobody can fetch a sealed paper: were all migrations applied?";
}

async function findOpenPictures(target: Target): Promise<string | null> {
  const reply = await fetchMissingFile(target, "exam-pictures");
  return /bucket not found/i.test(reply)
    ? null
    : "exam-pictures is public, or Storage does not answer: make the bucket private immediately";
}

async function findListableBucket({ apiUrl, publishableKey }: Target): Promise<string | null> {
  for (const bucket of ["sealed-papers", "exam-pictures"]) {
    const response = await fetch(`${apiUrl}/storage/v1/object/list/${bucket}`, {
      method: "POST",
      headers: { apikey: publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ prefix: "", limit: 1 }),
    });
    const files: unknown = await response.json().catch(() => null);
    const isEmpty = Array.isArray(files) && files.length === 0;
    if (response.ok && !isEmpty)
      return `a visitor can list the files of ${bucket}: remove the policy that allows it`;
  }
  return null;
}

/**
 * @param target the deployed project
 * @returns the checks of Storage with the public key: anybody who knows its path can fetch a sealed paper, nobody can fetch
 * a picture, and no visitor can list files (docs/exam.md sections 1 and 3)
 */
export function listStorageChecks(target: Target): Check[] {
  return [
    { about: "sealed papers can be fetched", findProblem: () => findUnreadablePapers(target) },
    { about: "pictures of exams are private", findProblem: () => findOpenPictures(target) },
    { about: "no visitor can list the files in Storage", findProblem: () => findListableBucket(target) },
  ];
}
