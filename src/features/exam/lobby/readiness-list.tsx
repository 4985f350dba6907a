import { messageForCode } from "../../../lib/app-error";
import { Notice } from "../../../ui/notice";
import { StateList, type StateItem } from "../../../ui/state-list";
import type { Readiness } from "./use-readiness";

const paperItems: Record<Readiness["paper"], Omit<StateItem, "key">> = {
  waiting: { state: "working", title: "The paper", text: "It will download before the start." },
  loading: { state: "working", title: "The paper", text: "Downloading to this device." },
  ready: { state: "good", title: "Your question paper is ready", text: "It is locked until you start." },
  offline: {
    state: "warning",
    title: "Your question paper is not here yet",
    text: "There seems to be no connection. We are trying again.",
  },
  damaged: {
    state: "warning",
    title: "The paper did not download fully",
    text: "We are trying again. If this continues, try another network, such as a phone hotspot.",
  },
};

const roomItems: Record<Readiness["room"], Omit<StateItem, "key">> = {
  loading: { state: "working", title: "Offline mode", text: "Saving the exam page on this device." },
  stored: {
    state: "good",
    title: "Ready if the internet stops",
    text: "The exam page opens even if the internet stops.",
  },
  not_stored: {
    state: "warning",
    title: "Offline mode is off",
    text: "You can take the exam, but do not refresh the page if the internet stops.",
  },
};

/** Lists how far the device is prepared; problems that could lose answers are red. */
export function ReadinessList({ readiness }: { readiness: Readiness }) {
  const { paper, room, canSave, canDecrypt } = readiness;
  return (
    <div className="grid gap-4">
      <StateList
        label="This device"
        items={[
          { key: "paper", ...paperItems[paper] },
          { key: "room", ...roomItems[room] },
        ]}
      />
      {!canDecrypt && <Notice tone="error">{messageForCode("old_browser")}</Notice>}
      {!canSave && (
        <Notice tone="error">
          This browser cannot save answers: you are in a private window, or the storage is full. We still send
          your answers as you tap them, but if the internet stops and the page closes, unsent answers are
          lost. Please open the exam in a normal window.
        </Notice>
      )}
    </div>
  );
}
