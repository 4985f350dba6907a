import { faultNames, type FaultName } from "./fault-names";
import { findRow, putRow, type ArmedFault, type Draft, type State } from "./state";

/**
 * Arms a fault for one order, or for the next order if `orderId` is null. `times` says how many times it applies, and
 * replaces an earlier number; 0 disarms the fault.
 */
export function armFault(draft: Draft, fault: FaultName, orderId: string | null, times: number): ArmedFault {
  const row = { id: rowId(fault, orderId), fault, orderId, times };
  putRow(draft, "faults", row);
  return row;
}

/**
 * Returns whether the fault is armed for this order, and reduces the number of times that it still applies by one.
 * `orderId` is null for an order that is not created yet.
 */
export function takeFault(draft: Draft, fault: FaultName, orderId: string | null): boolean {
  const faultOfOrder = orderId === null ? undefined : findRow(draft, "faults", rowId(fault, orderId));
  const armedFault =
    faultOfOrder && faultOfOrder.times > 0 ? faultOfOrder : findRow(draft, "faults", rowId(fault, null));
  if (!armedFault || armedFault.times < 1) return false;
  putRow(draft, "faults", { ...armedFault, times: armedFault.times - 1 });
  return true;
}

/** Lists all faults by name, with their effect and the orders for which they are armed. */
export function listFaults(state: State): {
  fault: string;
  description: string;
  armed: { order_id: string | null; times: number }[];
}[] {
  const rows = [...state.faults.values()].filter((row) => row.times > 0);
  return Object.entries(faultNames).map(([fault, description]) => ({
    fault,
    description,
    armed: rows
      .filter((row) => row.fault === fault)
      .map((row) => ({ order_id: row.orderId, times: row.times })),
  }));
}

function rowId(fault: FaultName, orderId: string | null): string {
  return `${fault} ${orderId ?? "*"}`;
}
