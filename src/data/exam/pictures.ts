import { queryOptions } from "@tanstack/react-query";
import { AppError } from "../../lib/app-error";
import { getClient } from "../client";
import { errorCodeOf } from "../error-code";
import { getRows } from "../request";

/** Downloads a picture with the login. It has no public address, and no cache stores it. */
async function fetchPicture(path: string): Promise<string> {
  const client = await getClient();
  const bucket = client.storage.from("exam-pictures");
  const { data, error } = await bucket.download(path, undefined, { cache: "no-store" });
  if (error) throw new AppError(errorCodeOf(error.status ?? 0), { cause: error });
  // At most 15 kB, short enough for a data URL, which the site's Content-Security-Policy allows for images.
  const bytes = new Uint8Array(await data.arrayBuffer());
  return `data:image/jpeg;base64,${btoa(String.fromCharCode(...bytes))}`;
}

/**
 * @param path the picture's path in Storage
 * @returns the query of a picture as a data: URL, removed from the cache as soon as it is no longer shown
 */
export const pictureQuery = (path: string) =>
  queryOptions({
    queryKey: ["picture", path],
    queryFn: () => fetchPicture(path),
    staleTime: Infinity,
    gcTime: 0,
  });

/**
 * @param attemptId one of the student's own attempts
 * @returns the query of the attempt's pictures: each path and time of arrival (ISO in UTC); empty after the pictures
 * are due for deletion
 */
export const myPicturesQuery = (attemptId: string) =>
  queryOptions({
    queryKey: ["my-pictures", attemptId],
    queryFn: async () => {
      const client = await getClient();
      const call = client.rpc("list_my_pictures", { p_attempt_id: attemptId });
      return getRows(call.select("path, takenAt:taken_at"));
    },
  });
