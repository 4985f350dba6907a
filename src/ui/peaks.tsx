import hills from "./drawings/hills.svg?inline";

/**
 * Three layers of hills in front of each other, drawn to be stretched across whatever they are at the foot of. Part of
 * the page, for its first screen; further down `Drawing` has them as a file.
 */
export function Peaks({ className }: { className?: string }) {
  return <img src={hills} alt="" className={className} />;
}
