import { useMotionComponents } from "./motion";
import type { AnimatedLineProps } from "./pieces";

/**
 * A line that is drawn from its start to its end as an animation, with its children moving at the end of it. Without the
 * animation code it is shown complete.
 *
 * @param props `way`; `effort`, the share of the longest line, 0 to 1, which sets the duration; `stroke`: the line's colour; `children`: what is shown at the end, drawn around the
 * point 0 0
 */
export function AnimatedLine({ stroke, ...props }: Omit<AnimatedLineProps, "line"> & { stroke: string }) {
  const animated = useMotionComponents();
  const { way, children } = props;
  const line = { d: `M${way.map(({ x, y }) => `${x} ${y}`).join("L")}`, fill: "none", stroke };
  if (animated) return <animated.AnimatedLine {...props} line={line} />;
  const place = way.at(-1) ?? way[0];
  return (
    <>
      <path {...line} />
      <g transform={`translate(${place.x} ${place.y})`}>{children}</g>
    </>
  );
}
