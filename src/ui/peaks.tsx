/** Three layers of hills in front of each other, drawn to be stretched across whatever they stand at the foot of. */
export function Peaks({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 1200 160" preserveAspectRatio="none" className={className}>
      <path
        fill="#8a35d8"
        fillOpacity=".35"
        d="M0 110 130 60l130 52L400 24l170 92 110-50 160 62 110-84 140 70 110-44v90H0z"
      />
      <path
        fill="#6d28c9"
        fillOpacity=".5"
        d="M0 130 190 78l120 50 150-74 180 82 150-54 130 56 140-62 140 66v18H0z"
      />
      <path fill="#4a1fb8" fillOpacity=".65" d="M0 148 220 112l200 34 190-52 210 56 190-36 190 34v12H0z" />
    </svg>
  );
}
