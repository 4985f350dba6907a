import { useEffect, useState, type ComponentType } from "react";
import { afterPaint } from "../../lib/after-paint";
import { report } from "../../lib/report";
import type { ShownQuestion } from "./shown-question";

type Props = { question: ShownQuestion; onUse: (() => void) | undefined };

/**
 * The reserved space of the Listen button, so that nothing moves. Its script is loaded after the question is painted;
 * if it fails to load, the test continues without it.
 */
export function ReadAloudSlot(props: Props) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(
    () =>
      afterPaint(() => {
        import("./forms/listen-to-question")
          .then(({ ListenToQuestion }) => setLoaded(() => ListenToQuestion))
          .catch((error: unknown) => report("loading the Listen button", error));
      }),
    [],
  );
  return <div className="mb-5 min-h-11.5">{Loaded && <Loaded {...props} />}</div>;
}
