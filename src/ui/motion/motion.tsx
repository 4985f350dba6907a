import { useEffect, useRef, useState } from "react";
import { findMotionComponents, loadMotionComponents, type MotionComponents } from "./load-motion";
import type { ListProps, SlideUpProps } from "./motion-props";

/**
 * Decides once whether a component is animated: content that was shown before the animation code was loaded stays
 * without animation (decision 018).
 *
 * @returns the animated components, or undefined
 */
export function useMotionComponents(): MotionComponents | undefined {
  const [animated] = useState(findMotionComponents);
  useEffect(() => void loadMotionComponents(), []);
  return animated;
}

/** Content that slides up when it replaces other content, such as the panel of a tab. Give it a new `key` to animate it again. */
export function SlideUp(props: SlideUpProps) {
  const animated = useMotionComponents();
  return animated ? <animated.SlideUp {...props} /> : <div {...props} />;
}

/**
 * A list that starts without animation and is replaced by an animated one when the code is loaded, unless the focus is
 * inside it. Its items must not have state, which the replacement would lose.
 */
function MovableList({ kind, ...props }: ListProps & { kind: "ShrinkingList" | "SortedList" }) {
  const plainList = useRef<HTMLUListElement>(null);
  const [animated, setAnimated] = useState(findMotionComponents);
  useEffect(() => {
    let isShown = true;
    const replace = (components: MotionComponents) => {
      const isInUse = plainList.current?.contains(document.activeElement);
      if (isShown && !isInUse) setAnimated(components);
    };
    void loadMotionComponents().then(replace);
    return () => {
      isShown = false;
    };
  }, []);
  const List = animated?.[kind];
  if (List) return <List {...props} />;
  const { label, className, items } = props;
  return (
    <ul ref={plainList} aria-label={label} className={className}>
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );
}

/** A list whose items can be removed. An item's padding belongs inside its content, so that it shrinks with it. */
export function ShrinkingList(props: ListProps) {
  return <MovableList kind="ShrinkingList" {...props} />;
}

/** A list whose items change their order. */
export function SortedList(props: ListProps) {
  return <MovableList kind="SortedList" {...props} />;
}
