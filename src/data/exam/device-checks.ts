import { report } from "../../lib/report";
import { getClient } from "../client";
import { getRows } from "../request";

/**
 * Saves the result of a device check, so that organisers see before an exam which devices are not ready. A failure is
 * only reported, because the child has seen the result already.
 *
 * @param isGood whether nothing on this device needs attention
 */
export async function recordDeviceCheck(isGood: boolean): Promise<void> {
  try {
    const client = await getClient();
    await getRows(client.rpc("note_device_check", { p_is_good: isGood }));
  } catch (error) {
    report("saving the result of a device check", error);
  }
}
