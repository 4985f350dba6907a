import type { ReactNode } from "react";
import { cn } from "../lib/cn";

function Layer({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1280 260"
      preserveAspectRatio="xMidYMax slice"
      className={cn("absolute inset-x-0 bottom-0 w-full overflow-visible", className)}
    >
      {children}
    </svg>
  );
}

/**
 * Drawing at the bottom of a section: the sun behind three layers of mountains, the front one in the page's own white.
 * Another element of the section with `-z-15` is drawn behind the front layer; use it with `hasSun` false.
 */
export function Horizon({
  className = "h-56 lg:h-72",
  hasSun = true,
}: {
  className?: string;
  hasSun?: boolean;
}) {
  return (
    <>
      <Layer className={cn("-z-20", className)}>
        <defs>
          <radialGradient id="sun">
            <stop offset="0" stopColor="#ffd08a" />
            <stop offset=".7" stopColor="#ffb35c" stopOpacity=".85" />
            <stop offset="1" stopColor="#ffb35c" stopOpacity="0" />
          </radialGradient>
        </defs>
        {hasSun && <circle cx="925" cy="120" r="150" fill="url(#sun)" />}
        <path
          fill="#6d28c9"
          fillOpacity=".45"
          d="M0 160 130 90l110 62L390 32l180 128 110-80 150 84L990 64l130 92 160-96v200H0z"
        />
        <path
          fill="#5b1fb0"
          fillOpacity=".75"
          d="M0 206 185 122l130 66L490 82l190 124 150-76 150 88 180-108 120 70v80H0z"
        />
      </Layer>
      <Layer className={cn("-z-10", className)}>
        <path fill="#faf7ff" d="M0 228 215 178l225 52 205-62 230 70 210-56 195 46v32H0z" />
      </Layer>
    </>
  );
}
