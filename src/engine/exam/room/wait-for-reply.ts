import { AppError } from "../../../lib/app-error";
import type { Device } from "../device";
import { timeoutMs } from "./request-queue";

/**
 * @param device whose timers count
 * @param ask what is asked, once
 * @returns its reply
 * @throws AppError `offline` where there was none in 10 s, and what `ask` throws
 */
export function waitForReply<T>(
  device: Pick<Device, "after">,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const asking = new AbortController();
  return new Promise((resolve, reject) => {
    const stop = device.after(timeoutMs, () => {
      reject(new AppError("offline"));
      asking.abort();
    });
    ask(asking.signal).then(resolve, reject).finally(stop);
  });
}
