import { useEffect, useState, type ComponentType } from "react";
import { afterPaint } from "../../lib/after-paint";
import { report } from "../../lib/report";
import type { ShownQuestion } from "./shown-question";

type Props = { question: ShownQuestion; onUse: (() => void) | undefined };

/**
 * The place of the Listen button, kept from the beginning so that nothing moves. Its script comes once the question is
 * painted; where it does not come, the test continues without it.
 */
export function ReadAloudPlace(props: Props) {
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
