/** A scholar's cap on two books: what a scholarship is for. */
export function ScholarCap({ className = "h-21 w-28" }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 112 84" className={className}>
      <rect x="22" y="66" width="68" height="13" rx="4" fill="#e8468f" />
      <path fill="#fff" d="M30 69h60v7H30a3.5 3.5 0 0 1 0-7z" />
      <rect x="28" y="53" width="60" height="13" rx="4" fill="#6d3df0" />
      <path fill="#fff" d="M28 56h52a3.5 3.5 0 0 1 0 7H28z" />
      <path fill="#3b2a86" d="M36 30v16c0 5 9 8.5 20 8.5S76 51 76 46V30z" />
      <path fill="#231a4d" d="M56 8 14 25l42 17 42-17z" />
      <path fill="#4b3aa0" d="M56 8 14 25l42 4z" />
      <path
        fill="none"
        stroke="#ffc53d"
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M56 25c16 1 30 2 33 6v14"
      />
      <path fill="#ffc53d" d="M85.5 45h7l2 12h-11z" />
    </svg>
  );
}
