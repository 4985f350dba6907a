/** Drawing: three children climb on one rope, each at a different height, to the same summit. */
export function ClimbersScene() {
  const climbers = [
    { x: 96, y: 214, size: 0.8, shirt: "#e8468f", hair: "#231a4d", skin: "#e8b48a" },
    { x: 178, y: 164, size: 0.95, shirt: "#ffc53d", hair: "#3a2412", skin: "#c98a5e" },
    { x: 262, y: 104, size: 1.1, shirt: "#0e9f8a", hair: "#1b1430", skin: "#a86b43" },
  ];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 340"
      className="w-full max-w-xs overflow-visible justify-self-center md:max-w-md"
    >
      <circle cx="270" cy="120" r="96" fill="#ffd08a" fillOpacity=".5" />
      <path fill="#fff" fillOpacity=".25" d="M-40 340 120 180l60 60 90-110 160 210z" />
      <path fill="#fff" d="M-25 340 320 60l70 280z" />
      <path fill="#efe8ff" d="m320 60 70 280H276l26-120-20-52z" />
      <path fill="#ffc53d" d="m320 60 10.5 42-16-5-14 11-14-19z" />
      <path stroke="#231a4d" strokeWidth="4" strokeLinecap="round" d="M320 60V20" />
      <path fill="#e8468f" d="m322 21 38 12-38 12z" />
      <path fill="none" stroke="#6d3df0" strokeWidth="3" d="M96 204c34 4 54-22 82-50 30 4 58-30 84-62" />
      {climbers.map(({ x, y, size, shirt, hair, skin }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path
            fill="none"
            stroke="#231a4d"
            strokeWidth="7"
            strokeLinecap="round"
            strokeLinejoin="round"
            d="m-3 8-8 14 3 14M5 8l9 9-3 13"
          />
          <rect x="-11" y="-22" width="23" height="34" rx="10" fill={shirt} />
          <rect x="-20" y="-19" width="13" height="24" rx="5" fill="#6d3df0" />
          <path fill="none" stroke={skin} strokeWidth="6" strokeLinecap="round" d="m8-12 13-7" />
          <circle cx="2" cy="-34" r="12" fill={skin} />
          <path fill={hair} d="M-11-34a13 13 0 0 1 25-5c-7 2-14 0-18-2 0 4-3 7-7 7z" />
        </g>
      ))}
    </svg>
  );
}
