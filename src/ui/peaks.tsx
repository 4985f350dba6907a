import hills from "./drawings/hills.svg?inline";

/**
 * Three layers of hills in front of each other, stretched across the foot of their container. Part of
 * the page, for its first screen; further down `Drawing` has them as a file.
 */
export function Peaks({ className }: { className?: string }) {
  return <img src={hills} alt="" className={className} />;
}
