const colors = ["#ffc53d", "#e8468f", "#6d3df0", "#12855a"];

/**
 * Small flags that fall once behind a good score: their horizontal start in percent, and their delay in tenths of a
 * second.
 */
const flags = [4, 13, 22, 30, 39, 47, 55, 64, 72, 81, 89, 96].map((left, index) => ({
  left,
  delayTenths: (index * 7) % 9,
  color: colors[index % colors.length] ?? "",
}));

/** Small flags that fall once; hidden with reduced motion (index.css). */
export function Flags() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 motion-reduce:hidden print:hidden"
    >
      {flags.map(({ left, delayTenths, color }) => (
        <span
          key={left}
          className="falling-flag absolute -top-6 block h-3.5 w-5"
          style={{
            left: `${left}%`,
            animationDelay: `${delayTenths / 10}s`,
            background: color,
            clipPath: "polygon(0 0, 100% 50%, 0 100%)",
          }}
        />
      ))}
    </div>
  );
}
