/** A certificate: written paper, the peak as its crest and a gold seal with two ribbons. */
export function Certificate({ className = "h-21 w-28" }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 112 84" className={className}>
      <rect x="4" y="6" width="104" height="66" rx="6" fill="#fff" stroke="#d9cffa" strokeWidth="2" />
      <rect x="10" y="12" width="92" height="54" rx="3" fill="none" stroke="#b79bff" strokeWidth="1.2" />
      <path fill="#6d3df0" d="m44 28 9-12 5 7 2.4-3 6.6 8z" />
      <path fill="#ffc53d" d="m53 16 2.6 3.6-1.4 1.5-1.4-1.2-1.5 1.4-1-1z" />
      <g stroke="#c9bdf0" strokeWidth="2.4" strokeLinecap="round">
        <path d="M34 36h44" stroke="#231a4d" strokeWidth="3" />
        <path d="M24 44h64M24 50h46M24 56h30" />
      </g>
      <path fill="#e8468f" d="m79 60-5 20 9-5 3 7 3-20z" />
      <path fill="#6d3df0" d="m92 60 5 20-8-5-3 7-3-20z" />
      <circle cx="86" cy="57" r="11" fill="#ffc53d" stroke="#e09b00" strokeWidth="1.8" />
      <path fill="#b97a00" d="m79.5 61 5-7 2.4 3.3 1.5-2 3.6 5.7z" />
    </svg>
  );
}
