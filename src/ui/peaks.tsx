import hills from "./drawings/hills.svg?inline";

/**
 * A drawing of three layers of mountains. It is inline in the HTML, for the first screen of a page; further down use
 * `Drawing`, which loads it as a file.
 */
export function Peaks({ className }: { className?: string }) {
  return <img src={hills} alt="" className={className} />;
}
