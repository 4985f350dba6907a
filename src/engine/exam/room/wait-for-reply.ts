import { AppError } from "../../../lib/app-error";
import type { Device } from "../device";
import { timeoutMs } from "./request-queue";

/**
 * @param device the device whose timer ends the wait
 * @param ask sends the request, once
 * @returns the reply
 * @throws AppError `offline` without a reply in 10 s, and what `ask` throws
 */
export function waitForReply<T>(
  device: Pick<Device, "after">,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const stop = device.after(timeoutMs, () => {
      reject(new AppError("offline"));
      controller.abort();
    });
    ask(controller.signal).then(resolve, reject).finally(stop);
  });
}
