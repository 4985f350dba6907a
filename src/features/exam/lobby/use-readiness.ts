import { useEffect, useState } from "react";
import { prepareRoomOffline } from "../../../engine/exam/opening/prepare-room-offline";
import { canStore } from "../../../engine/exam/storage/check-storage";
import { canOpenPapers, fetchSealedPaper } from "../../../engine/exam/paper/sealed-paper";
import { renewLogin } from "../../../data/renew-login";

/** How far the device is prepared for the start. `waiting`: the paper cannot be downloaded yet. */
export type Readiness = {
  paper: "waiting" | "fetching" | "here" | "offline" | "damaged";
  /** `no`: the exam page cannot be reloaded without a network. */
  room: "fetching" | "kept" | "no";
  canKeep: boolean;
  canOpen: boolean;
};

/** The pause between two tries to download a paper, in milliseconds. */
const againAfterMs = 4000;

/** The longest wait for the browser to store the exam page, in milliseconds: it must not keep a child from starting. */
const roomWithinMs = 20_000;

/** @returns the download's state; it is retried until the paper is stored */
function usePaper(sealedPath: string | null): { paper: Readiness["paper"]; isPaperKept: boolean } {
  const [fetched, setFetched] = useState<{ path: string; paper: Readiness["paper"]; isKept: boolean }>();
  useEffect(() => {
    if (sealedPath === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const fetchIt = async () => {
      const result = await fetchSealedPaper(sealedPath);
      if (!isWanted) return;
      const isKept = result.outcome === "here" && result.isKept;
      setFetched({ path: sealedPath, paper: result.outcome, isKept });
      if (result.outcome !== "here") timer = setTimeout(() => void fetchIt(), againAfterMs);
    };
    void fetchIt();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [sealedPath]);
  if (sealedPath === null) return { paper: "waiting", isPaperKept: false };
  if (fetched?.path !== sealedPath) return { paper: "fetching", isPaperKept: false };
  return { paper: fetched.paper, isPaperKept: fetched.isKept };
}

/** @returns whether the browser has stored the exam page */
function useRoomKept(): Readiness["room"] {
  const [room, setRoom] = useState<Readiness["room"]>("fetching");
  useEffect(() => {
    let isWanted = true;
    const settle = (next: Readiness["room"]) => isWanted && setRoom(next);
    const timer = setTimeout(() => settle("no"), roomWithinMs);
    void prepareRoomOffline().then((isKept) => settle(isKept ? "kept" : "no"));
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, []);
  return room;
}

/**
 * Prepares a device while its student waits: downloads the paper, stores the exam page, and renews the login.
 *
 * @param sealedPath the sealed paper's path; null until it may be downloaded
 * @returns the state of each part
 */
export function useReadiness(sealedPath: string | null): Readiness {
  const { paper, isPaperKept } = usePaper(sealedPath);
  const room = useRoomKept();
  const [canKeep] = useState(canStore);
  useEffect(() => {
    if (sealedPath !== null) void renewLogin();
  }, [sealedPath]);
  const isPaperLost = paper === "here" && !isPaperKept;
  return { paper, room: isPaperLost && room === "kept" ? "no" : room, canKeep, canOpen: canOpenPapers() };
}
