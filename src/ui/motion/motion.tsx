import { useEffect, useRef, useState } from "react";
import { findMoving, loadMoving, type Moving } from "./load-moving";
import type { ListProps, RisingProps } from "./pieces";

/**
 * Decides once whether a component is animated: content that was shown before the animation code was loaded stays
 * without animation (decision 018).
 *
 * @returns the animated components, or undefined
 */
export function useMoving(): Moving | undefined {
  const [moving] = useState(findMoving);
  useEffect(() => void loadMoving(), []);
  return moving;
}

/** Content chosen in a menu, which moves into view. Give it a key that changes with the choice. */
export function Rising(props: RisingProps) {
  const moving = useMoving();
  return moving ? <moving.Rising {...props} /> : <div {...props} />;
}

/**
 * A list that starts without animation and is replaced by an animated one when the code is loaded, unless the focus is
 * inside it. Its items must not have state, which the replacement would lose.
 */
function MovableList({ kind, ...props }: ListProps & { kind: "ShrinkingList" | "SortedList" }) {
  const still = useRef<HTMLUListElement>(null);
  const [moving, setMoving] = useState(findMoving);
  useEffect(() => {
    let isShown = true;
    const exchange = (pieces: Moving) => {
      const isInUse = still.current?.contains(document.activeElement);
      if (isShown && !isInUse) setMoving(pieces);
    };
    void loadMoving().then(exchange);
    return () => {
      isShown = false;
    };
  }, []);
  const List = moving?.[kind];
  if (List) return <List {...props} />;
  const { label, className, items } = props;
  return (
    <ul ref={still} aria-label={label} className={className}>
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

/** A list whose items change places. */
export function SortedList(props: ListProps) {
  return <MovableList kind="SortedList" {...props} />;
}
