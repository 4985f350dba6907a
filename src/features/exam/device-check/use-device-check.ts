import { useCallback, useEffect, useState } from "react";
import { fetchTimedExams } from "../../../data/exam/timed-exams";
import { examApi } from "../../../data/exam/exam-requests";
import { canRunRoom, canSendAnswers, measureServer } from "../../../engine/exam/opening/check-device";
import { canStore } from "../../../engine/exam/storage/check-storage";
import { report } from "../../../lib/report";
import type { StateItem } from "../../../ui/state-list";

/**
 * A round trip longer than this, in milliseconds, counts as slow: answers are saved, but the child sees "Saving" for a
 * while.
 */
const maxGoodRoundTripMs = 1500;

/**
 * If the clock is wrong by more than this, in milliseconds, the child is advised to set it: other sites and the
 * calendar rely on the clock.
 */
const maxClockErrorMs = 60_000;

type Measurement = Awaited<ReturnType<typeof measureServer>> | "failed" | null;

/**
 * @param aheadMs how far the device's clock is ahead of the server's, in milliseconds
 * @returns how wrong the clock is, such as `3 minutes fast`
 */
export function describeClockError(aheadMs: number): string {
  const minutes = Math.round(Math.abs(aheadMs) / 60_000);
  const amount =
    minutes < 60
      ? `${minutes} minute${minutes === 1 ? "" : "s"}`
      : `about ${Math.round(minutes / 60)} hour${minutes < 90 ? "" : "s"}`;
  return `${amount} ${aheadMs > 0 ? "fast" : "slow"}`;
}

function judgeConnection(measurement: Measurement): Omit<StateItem, "key"> {
  if (measurement === null)
    return { state: "working", title: "Connection", text: "Checking your connection." };
  if (measurement === "failed")
    return {
      state: "warning",
      title: "No connection to the exam",
      text: "Check this device’s internet connection, then check again.",
    };
  // Never shows 0.0 seconds.
  const seconds = Math.max(0.1, measurement.roundTripMs / 1000).toFixed(1);
  return measurement.roundTripMs <= maxGoodRoundTripMs
    ? {
        state: "good",
        title: "Connection",
        text: `Good connection (our server replies in ${seconds} seconds).`,
      }
    : {
        state: "warning",
        title: "The connection is slow",
        text: `It took ${seconds} seconds. You will not lose any answer. Try moving closer to the router, or use mobile data.`,
      };
}

function judgeClock(measurement: Measurement): Omit<StateItem, "key"> {
  if (measurement === null || measurement === "failed")
    return {
      state: measurement === null ? "working" : "warning",
      title: "Clock",
      text: "We check your clock once you are connected.",
    };
  return Math.abs(measurement.aheadMs) <= maxClockErrorMs
    ? {
        state: "good",
        title: "Clock",
        text: "This device’s clock is correct. The exam is timed by our clock, not by this device’s.",
      }
    : {
        state: "warning",
        title: `This device’s clock is ${describeClockError(measurement.aheadMs)}`,
        text: "The exam is timed by our clock, so you will not lose time. Set the device to update its date and time automatically, so that you are not late.",
      };
}

function judgeSending(canSend: boolean | null): Omit<StateItem, "key"> {
  if (canSend === null) return { state: "working", title: "Sending answers", text: "Sending a test answer." };
  return canSend
    ? { state: "good", title: "Sending answers", text: "Works." }
    : {
        state: "warning",
        title: "Answers cannot be sent from here",
        text: "Something is blocking them, such as a school filter or an ad blocker. Allow this site, or use another network.",
      };
}

function judgeStorage(canSave: boolean): Omit<StateItem, "key"> {
  return canSave
    ? {
        state: "good",
        title: "Saving answers",
        text: "Works.",
      }
    : {
        state: "warning",
        title: "This device cannot save answers",
        text: "You are in a private window, or the storage is full. Open the site in a normal window, or free up some space.",
      };
}

function judgeBrowser(canRun: boolean): Omit<StateItem, "key"> {
  return canRun
    ? { state: "good", title: "Browser", text: "Your browser works." }
    : {
        state: "warning",
        title: "This browser is too old",
        text: "Update it or use another browser. An iPhone or iPad needs iOS 16.4 or later.",
      };
}

/**
 * Checks that the device can do everything that an exam needs, by trying it.
 *
 * @returns `items`, the results with advice; `isGood`, whether all results are good; `problems`, the keys of the results
 * that are not good, separated by spaces; and `repeat`, which checks again. `isGood` and `problems` are null until all
 * checks are finished
 */
export function useDeviceCheck(): {
  items: StateItem[];
  isGood: boolean | null;
  problems: string | null;
  repeat: () => void;
} {
  const [checkNo, setCheckNo] = useState(0);
  const [measurement, setMeasurement] = useState<Measurement>(null);
  const [canSend, setCanSend] = useState<boolean | null>(null);
  const [device, setDevice] = useState(() => ({ canSave: canStore(), canRun: canRunRoom() }));
  useEffect(() => {
    let isCurrent = true;
    measureServer(fetchTimedExams).then(
      (measuredServer) => isCurrent && setMeasurement(measuredServer),
      (error: unknown) => {
        report("measuring the connection to the server", error);
        if (isCurrent) setMeasurement("failed");
      },
    );
    void canSendAnswers(examApi).then((can) => isCurrent && setCanSend(can));
    return () => {
      isCurrent = false;
    };
  }, [checkNo]);
  const repeat = useCallback(() => {
    setMeasurement(null);
    setCanSend(null);
    setDevice({ canSave: canStore(), canRun: canRunRoom() });
    setCheckNo((no) => no + 1);
  }, []);
  const items: StateItem[] = [
    { key: "browser", ...judgeBrowser(device.canRun) },
    { key: "storage", ...judgeStorage(device.canSave) },
    { key: "connection", ...judgeConnection(measurement) },
    { key: "answer", ...judgeSending(canSend) },
    { key: "clock", ...judgeClock(measurement) },
  ];
  const isWorking = items.some(({ state }) => state === "working");
  // Without a connection nothing is known about the clock.
  const problems = items.filter(
    ({ key, state }) => state === "warning" && !(key === "clock" && measurement === "failed"),
  );
  return {
    items,
    isGood: isWorking ? null : items.every(({ state }) => state === "good"),
    problems: isWorking ? null : problems.map(({ key }) => key).join(" "),
    repeat,
  };
}
