import { report } from "../../lib/report";
import { getClient } from "../client";
import { getRows } from "../request";

/**
 * Saves the result of a device check, so that organisers see before an exam which devices are not ready. A failure is
 * only reported, because the child has seen the result already.
 *
 * @param problems the checks that need attention, as words with spaces between (`private.device_checks`); empty if
 *   everything works
 */
export async function recordDeviceCheck(problems: string): Promise<void> {
  try {
    const client = await getClient();
    const words = problems === "" ? [] : problems.split(" ");
    await getRows(client.rpc("note_device_check", { p_is_good: words.length === 0, p_problems: words }));
  } catch (error) {
    report("saving the result of a device check", error);
  }
}
