import { useMoving } from "./motion";
import type { ClimbProps } from "./pieces";

/**
 * A line along a way in a drawing, and what is at its end.
 *
 * @param props `way`, `effort`; `stroke`: the line's colour; `children`: what is there, drawn around the point 0 0
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
