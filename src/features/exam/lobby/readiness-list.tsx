import { sentenceOf } from "../../../lib/app-error";
import { Notice } from "../../../ui/notice";
import { StateList, type StateItem } from "../../../ui/state-list";
import type { Readiness } from "./use-readiness";

const papers: Record<Readiness["paper"], Omit<StateItem, "key">> = {
  waiting: { state: "working", title: "The paper", text: "It comes here before the start." },
  fetching: { state: "working", title: "The paper", text: "On its way to this device." },
  here: { state: "good", title: "The paper is here", text: "Fetched, checked and locked until you start." },
  offline: {
    state: "warning",
    title: "The paper is not here yet",
    text: "There seems to be no connection. We go on trying.",
  },
  damaged: {
    state: "warning",
    title: "The paper did not arrive whole",
    text: "We go on trying. If it stays so, try another network, as the one of a phone.",
  },
};

const rooms: Record<Readiness["room"], Omit<StateItem, "key">> = {
  fetching: { state: "working", title: "The room", text: "Being kept on this device." },
  kept: { state: "good", title: "The room is on this device", text: "It opens again even without internet." },
  no: {
    state: "warning",
    title: "The room is not kept on this device",
    text: "You can sit the exam, but do not reload the page while there is no internet.",
  },
};

/** How far the device is ready; what would lose answers is told in red. */
export function ReadinessList({ readiness }: { readiness: Readiness }) {
  const { paper, room, canKeep, canOpen } = readiness;
  return (
    <div className="grid gap-4">
      <StateList
        label="This device"
        items={[
          { key: "paper", ...papers[paper] },
          { key: "room", ...rooms[room] },
        ]}
      />
      {!canOpen && <Notice tone="error">{sentenceOf("old_browser")}</Notice>}
      {!canKeep && (
        <Notice tone="error">
          This browser keeps nothing on this device: it is a private window, or its storage is full. Answers
          are still sent as you tap them, but those that wait for the internet would be lost with the page.
          Please open the exam in an ordinary window.
        </Notice>
      )}
    </div>
  );
}
