import { AppError } from "../../../lib/app-error";
import type { Device } from "../device";
import { timeoutMs } from "./request-queue";

/**
 * @param device the device whose timer ends the wait
 * @param sendRequest sends the request once
 * @returns the reply
 * @throws AppError `offline` without a reply in 10 s, or the error of the request
 */
export function waitForReply<T>(
  device: Pick<Device, "after">,
  sendRequest: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const stop = device.after(timeoutMs, () => {
      reject(new AppError("offline"));
      controller.abort();
    });
    sendRequest(controller.signal).then(resolve, reject).finally(stop);
  });
}
