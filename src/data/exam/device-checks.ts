import { report } from "../../lib/report";
import { getClient } from "../client";
import { getRows } from "../request";

/**
 * Keeps the result of a device check, so that organisers see before an exam whose device is not ready. A failure is
 * only reported: the check itself is what counts for the child.
 *
 * @param isGood whether nothing on this device needs attention
 */
export async function noteDeviceCheck(isGood: boolean): Promise<void> {
  try {
    const client = await getClient();
    await getRows(client.rpc("note_device_check", { p_is_good: isGood }));
  } catch (error) {
    report("keeping the result of a device check", error);
  }
}
