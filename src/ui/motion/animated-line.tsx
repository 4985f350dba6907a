import { useMotionComponents } from "./motion";
import type { AnimatedLineProps } from "./motion-props";

/**
 * A line that is drawn from its start to its end as an animation, with its children moving at the end of it. Before the
 * animation code is loaded, the complete line is shown.
 *
 * @param props `path`: the line's points; `relativeLength`: the line's length as a fraction of the longest line's, 0 to
 * 1; `stroke`: the line's colour; `children`: the drawing at the line's end, with the end as its origin
 */
export function AnimatedLine({
  stroke,
  ...props
}: Omit<AnimatedLineProps, "pathAttributes"> & { stroke: string }) {
  const animated = useMotionComponents();
  const { path, children } = props;
  const pathAttributes = { d: `M${path.map(({ x, y }) => `${x} ${y}`).join("L")}`, fill: "none", stroke };
  if (animated) return <animated.AnimatedLine {...props} pathAttributes={pathAttributes} />;
  const endPoint = path.at(-1) ?? path[0];
  return (
    <>
      <path {...pathAttributes} />
      <g transform={`translate(${endPoint.x} ${endPoint.y})`}>{children}</g>
    </>
  );
}
