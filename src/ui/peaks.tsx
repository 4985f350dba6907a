import hills from "./drawings/hills.svg?inline";

/**
 * Three layers of hills at the bottom of their container. Inline in the HTML, for the first screen of a page; further
 * down use `Drawing`, which loads them as a file.
 */
export function Peaks({ className }: { className?: string }) {
  return <img src={hills} alt="" className={className} />;
}
