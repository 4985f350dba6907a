import { useEffect, useState } from "react";
import { afterPaint } from "../../lib/after-paint";
import { report } from "../../lib/report";
import type { CubPose } from "./draw-cub";

type Props = {
  pose: CubPose;
  /** The size, so that the space is reserved while the drawing loads. */
  className: string;
};

/**
 * The site's mascot, a snow-leopard cub. It is only decoration: it loads after the text, and nothing replaces it if it
 * fails to load.
 */
export function Cub({ pose, className }: Props) {
  const [src, setSrc] = useState<string>();
  useEffect(
    () =>
      afterPaint(() => {
        import("./draw-cub")
          .then(({ drawCub }) => setSrc(`data:image/svg+xml,${encodeURIComponent(drawCub(pose))}`))
          .catch((error: unknown) => report("loading the cub", error));
      }),
    [pose],
  );
  if (src === undefined) return <span className={`block ${className}`} />;
  return <img src={src} alt="" className={`block ${className}`} />;
}
