import { useMoving } from "./motion";
import type { ClimbProps } from "./pieces";

/**
 * A line along a path of a drawing, with its children at the end of the line.
 *
 * @param props `way`, `effort`; `stroke`: the line's colour; `children`: what is shown at the end, drawn around the
 * point 0 0
 */
export function Climb({ stroke, ...props }: Omit<ClimbProps, "line"> & { stroke: string }) {
  const moving = useMoving();
  const { way, children } = props;
  const line = { d: `M${way.map(({ x, y }) => `${x} ${y}`).join("L")}`, fill: "none", stroke };
  if (moving) return <moving.Climb {...props} line={line} />;
  const place = way.at(-1) ?? way[0];
  return (
    <>
      <path {...line} />
      <g transform={`translate(${place.x} ${place.y})`}>{children}</g>
    </>
  );
}
