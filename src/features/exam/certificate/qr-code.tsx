import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { useMemo } from "react";

/** The width of the white border around the code, in modules (ISO/IEC 18004). */
const quietZone = 4;

/** A QR code of a URL. A quarter of it may be unreadable, for example because of a fold or a stain. */
export function QrCode({ url, className }: { url: string; className: string }) {
  const { size, path } = useMemo(() => {
    const code = generate(url, { minCorrectionLevel: correction.Q });
    return { size: code.size, path: toSvgPath(code) };
  }, [url]);
  return (
    <svg
      role="img"
      aria-label="QR code to verify this certificate"
      viewBox={`${-quietZone} ${-quietZone} ${size + 2 * quietZone} ${size + 2 * quietZone}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect
        x={-quietZone}
        y={-quietZone}
        width={size + 2 * quietZone}
        height={size + 2 * quietZone}
        fill="#fff"
      />
      <path d={path} fill="#231a4d" />
    </svg>
  );
}
