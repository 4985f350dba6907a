import { useEffect, useRef, useState } from "react";
import { findMoving, loadMoving, type Moving } from "./load-moving";
import type { ListProps, RisingProps } from "./pieces";

/**
 * The way in which content moves as it comes into sight. Chosen once: content shown before it could move is at its place, and does not
 * leave it again when it could (decision 018).
 *
 * @returns the pieces that move, or undefined
 */
export function useMoving(): Moving | undefined {
  const [moving] = useState(findMoving);
  useEffect(() => void loadMoving(), []);
  return moving;
}

/** The chosen content of a menu below or beside it. Give it a key that changes with the choice. */
export function Rising(props: RisingProps) {
  const moving = useMoving();
  return moving ? <moving.Rising {...props} /> : <div {...props} />;
}

/**
 * A list of things without a state of their own: it begins to stand still, and is exchanged for one that moves when that has
 * come. Anyone who has the focus in it keeps it, and the list that they have.
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

/** A list whose items are taken out one by one. An item's padding belongs into its content: it closes with it. */
export function ShrinkingList(props: ListProps) {
  return <MovableList kind="ShrinkingList" {...props} />;
}

/** A list whose items change places. */
export function SortedList(props: ListProps) {
  return <MovableList kind="SortedList" {...props} />;
}
