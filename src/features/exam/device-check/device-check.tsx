import { useEffect } from "react";
import { recordDeviceCheck } from "../../../data/exam/device-checks";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { StateList } from "../../../ui/state-list";
import { SoundCheck } from "./sound-check";
import { useDeviceCheck } from "./use-device-check";

function describeResult(isGood: boolean | null): string {
  if (isGood === null) return "Please wait while we check your device.";
  return isGood
    ? "This device is ready for the exam."
    : "Please check the point below. You can still continue.";
}

/**
 * Checks everything that the exam page needs from a device, one item at a time (docs/exam.md section 10).
 *
 * @param onDone called by the Continue button; undefined if the check is not a separate step
 */
export function DeviceCheck({ onDone }: { onDone?: (() => void) | undefined }) {
  const { items, isGood, problems, repeat } = useDeviceCheck();
  useEffect(() => {
    if (problems !== null) void recordDeviceCheck(problems);
  }, [problems]);
  return (
    <Card className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-heading">Check this device</h2>
        <p role="status">{describeResult(isGood)}</p>
      </div>
      <StateList label="What was checked" items={items} />
      <SoundCheck />
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        {onDone && (
          <Button onClick={onDone} disabled={isGood === null} className="max-sm:w-full">
            Continue
          </Button>
        )}
        <Button variant="outline" onClick={repeat} disabled={isGood === null} className="max-sm:w-full">
          Check again
        </Button>
      </div>
    </Card>
  );
}
