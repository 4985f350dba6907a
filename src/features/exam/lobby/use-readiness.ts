import { useEffect, useState } from "react";
import { prepareRoomOffline } from "../../../engine/exam/opening/prepare-room-offline";
import { canStore } from "../../../engine/exam/storage/check-storage";
import { canDecryptPapers, fetchSealedPaper } from "../../../engine/exam/paper/sealed-paper";
import { renewLogin } from "../../../data/renew-login";

/** How far the device is prepared for the start. `waiting`: the paper cannot be downloaded yet. */
export type Readiness = {
  paper: "waiting" | "loading" | "ready" | "offline" | "damaged";
  /** `not_stored`: the exam page or the paper is not stored, so the page cannot be reloaded without a network. */
  room: "loading" | "stored" | "not_stored";
  canSave: boolean;
  canDecrypt: boolean;
};

/** The pause between two tries to download a paper, in milliseconds. */
const retryAfterMs = 4000;

/**
 * The longest wait for the browser to store the exam page, in milliseconds: a child must be able to start without it.
 */
const maxRoomWaitMs = 20_000;

/** Downloads the sealed paper, and tries again after each failure. */
function usePaper(sealedPath: string | null): { paper: Readiness["paper"]; isPaperStored: boolean } {
  const [download, setDownload] = useState<{ path: string; paper: Readiness["paper"]; isStored: boolean }>();
  useEffect(() => {
    if (sealedPath === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMounted = true;
    const startDownload = async () => {
      const result = await fetchSealedPaper(sealedPath);
      if (!isMounted) return;
      const isStored = result.outcome === "loaded" && result.isStored;
      setDownload({
        path: sealedPath,
        paper: result.outcome === "loaded" ? "ready" : result.outcome,
        isStored,
      });
      if (result.outcome !== "loaded") timer = setTimeout(() => void startDownload(), retryAfterMs);
    };
    void startDownload();
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [sealedPath]);
  if (sealedPath === null) return { paper: "waiting", isPaperStored: false };
  if (download?.path !== sealedPath) return { paper: "loading", isPaperStored: false };
  return { paper: download.paper, isPaperStored: download.isStored };
}

/** Stores the exam page in the browser; returns the state. */
function useStoredExamPage(): Readiness["room"] {
  const [room, setRoom] = useState<Readiness["room"]>("loading");
  useEffect(() => {
    let isMounted = true;
    const setIfMounted = (newState: Readiness["room"]) => isMounted && setRoom(newState);
    const timer = setTimeout(() => setIfMounted("not_stored"), maxRoomWaitMs);
    void prepareRoomOffline().then((isStored) => setIfMounted(isStored ? "stored" : "not_stored"));
    return () => {
      isMounted = false;
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
  const { paper, isPaperStored } = usePaper(sealedPath);
  const room = useStoredExamPage();
  const [canSave] = useState(canStore);
  useEffect(() => {
    if (sealedPath !== null) void renewLogin();
  }, [sealedPath]);
  const isPaperOnlyInMemory = paper === "ready" && !isPaperStored;
  return {
    paper,
    room: isPaperOnlyInMemory && room === "stored" ? "not_stored" : room,
    canSave,
    canDecrypt: canDecryptPapers(),
  };
}
