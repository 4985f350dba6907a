import { AnimatePresence, domMax, LazyMotion, m, MotionConfig } from "framer-motion";
import type { ReactNode } from "react";
import type { AnimatedLineProps, ListProps, SlideUpProps } from "./motion-props";
import { listShares } from "./animation-path";

/** The usual transition; the duration is in seconds (docs/design.md section 5, "Manners"). */
const defaultTransition = { duration: 0.25, ease: "easeOut" } as const;

/** The time in which the longest line is drawn. */
const longestLineSeconds = 1.2;

function Motion({ children }: { children: ReactNode }) {
  return (
    <LazyMotion strict features={domMax}>
      <MotionConfig reducedMotion="user" transition={defaultTransition}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}

/** Content that slides up into view. */
export function SlideUp({ className, children }: SlideUpProps) {
  return (
    <Motion>
      <m.div initial={{ y: 24 }} animate={{ y: 0 }} className={className}>
        {children}
      </m.div>
    </Motion>
  );
}

/** A list in which the gap of a removed item closes smoothly. */
export function ShrinkingList({ label, className, items }: ListProps) {
  return (
    <Motion>
      <ul aria-label={label} className={className}>
        <AnimatePresence initial={false}>
          {items.map(({ key, content }) => (
            <m.li key={key} exit={{ height: 0, opacity: 0 }} className="overflow-y-clip">
              {content}
            </m.li>
          ))}
        </AnimatePresence>
      </ul>
    </Motion>
  );
}

/** A list whose items move to their new positions when the order changes; other changes are not animated. */
export function SortedList({ label, className, items }: ListProps) {
  const order = items.map(({ key }) => key).join();
  return (
    <Motion>
      <ul aria-label={label} className={className}>
        {items.map(({ key, content }) => (
          <m.li key={key} layout="position" layoutDependency={order}>
            {content}
          </m.li>
        ))}
      </ul>
    </Motion>
  );
}

/** A line that is drawn from its first point on, with the children moving at its end. */
export function AnimatedLine({ path, relativeLength, pathAttributes, children }: AnimatedLineProps) {
  const [start] = path;
  const transition = { duration: longestLineSeconds * relativeLength, ease: "linear" } as const;
  return (
    <Motion>
      <m.path
        {...pathAttributes}
        initial={{ pathLength: 0 }}
        animate={{ pathLength: 1 }}
        transition={transition}
      />
      <m.g
        initial={{ x: start.x, y: start.y }}
        animate={{ x: path.map(({ x }) => x), y: path.map(({ y }) => y) }}
        transition={{ ...transition, times: listShares(path) }}
      >
        {children}
      </m.g>
    </Motion>
  );
}
