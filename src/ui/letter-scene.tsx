/** Drawing: an open envelope with the site's logo on the letter inside. */
export function LetterScene({ className = "w-full max-w-64" }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 180" className={className}>
      <path fill="#b79bff" d="M30 78 120 20l90 58v86a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8z" />
      <rect x="52" y="34" width="136" height="110" rx="8" fill="#fff" stroke="#d9cffa" strokeWidth="2" />
      <path fill="#6d3df0" d="m92 84 26-38 14 20 7-9 19 27z" />
      <path fill="#ffc53d" d="m118 46 8.5 12.3-4 4-4.3-3.4-4.2 4-3.7-3z" />
      <path stroke="#231a4d" strokeWidth="2.4" strokeLinecap="round" d="M118 46V36" />
      <path stroke="#c9bdf0" strokeWidth="4" strokeLinecap="round" d="M80 98h80M80 110h52" />
      <path fill="#8a6cf5" d="M30 82v82a8 8 0 0 0 8 8h164a8 8 0 0 0 8-8V82l-90 58z" />
      <path fill="#6d3df0" d="m30 166 74-54 16 10 16-10 74 54a8 8 0 0 1-8 6H38a8 8 0 0 1-8-6z" />
    </svg>
  );
}
