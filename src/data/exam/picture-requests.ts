import * as v from "valibot";
import { env } from "../../config/env";
import { AppError } from "../../lib/app-error";
import type { PictureSheetReply } from "../../engine/exam/camera/room-pictures";
import { getClient } from "../client";
import { readReply } from "../read-reply";

const openSheetReplySchema = v.variant("outcome", [
  v.object({ outcome: v.literal("open"), started_at: v.string(), server_now: v.string() }),
  v.object({ outcome: v.picklist(["off", "rehearsal", "over"]) }),
]);

/**
 * Asks whether an attempt may send pictures.
 *
 * @param attemptId the student's running attempt
 * @returns the server's reply
 * @throws AppError if the server could not be asked
 */
export async function openPictureSheet(attemptId: string): Promise<PictureSheetReply> {
  const client = await getClient();
  const reply = await readReply(
    openSheetReplySchema,
    client.rpc("open_picture_sheet", { p_attempt_id: attemptId }),
  );
  if (reply.outcome !== "open") return { isOpen: false };
  return { isOpen: true, sinceStartMs: Date.parse(reply.server_now) - Date.parse(reply.started_at) };
}

/**
 * Uploads a picture with lower priority than all other requests of this page. An uploaded picture is never replaced.
 *
 * @param attemptId the student's running attempt
 * @param windowNo the number of the two-minute window, from 1 to 45
 * @param picture a JPEG of at most 15 kB
 * @param signal cancels the upload when an answer has to be sent
 * @throws AppError if the upload failed
 */
export async function sendPicture(
  attemptId: string,
  windowNo: number,
  picture: Blob,
  signal: AbortSignal,
): Promise<void> {
  const client = await getClient();
  const { data } = await client.auth.getSession();
  if (!data.session) throw new AppError("unauthenticated");
  const name = `${attemptId}/${String(windowNo).padStart(2, "0")}`;
  // Not the client's own upload, which can neither be cancelled nor given a low priority.
  const response = await fetch(`${env.VITE_SUPABASE_URL}/storage/v1/object/exam-pictures/${name}`, {
    method: "POST",
    headers: {
      apikey: env.VITE_SUPABASE_PUBLISHABLE_KEY,
      authorization: `Bearer ${data.session.access_token}`,
      "content-type": "image/jpeg",
      "cache-control": "max-age=0",
    },
    body: picture,
    priority: "low",
    signal,
  }).catch((cause: unknown) => {
    throw new AppError("offline", { cause });
  });
  await response.body?.cancel();
  if (!response.ok) throw new AppError("unavailable");
}
