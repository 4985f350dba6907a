/** The logo: a mountain with a gold top and a flag. `tone` is the mountain's colour, which depends on the background. */
export function BrandMark({
  tone = "violet",
  className = "size-9",
}: {
  tone?: "violet" | "white";
  className?: string;
}) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className={className}>
      <path fill={tone === "white" ? "#fff" : "#6d3df0"} d="M3 37 18 14l7 10 3.5-5L37 37z" />
      <path fill="#ffc53d" d="m18 14 4.4 6.3-2.2 2.4-2.4-2-2.3 2.3-2.2-1.7z" />
      <path
        stroke={tone === "white" ? "#fff" : "#231a4d"}
        strokeWidth="1.8"
        strokeLinecap="round"
        d="M18 14V3"
      />
      <path fill="#ffc53d" d="M18.8 3.2 27 6l-8.2 3z" />
    </svg>
  );
}
