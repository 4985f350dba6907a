/** Drawing: a peak with the flag, and the three medals in front of it, gold in the middle. */
export function SummitScene({ className = "w-full max-w-md" }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 400 340" className={className}>
      <circle cx="205" cy="130" r="104" fill="#ffd08a" fillOpacity=".55" />
      <path fill="#fff" fillOpacity=".28" d="M-20 340 112 128l60 78 46-50 200 184z" />
      <path fill="#fff" d="M18 340 205 62l168 278z" />
      <path fill="#efe8ff" d="m205 62 168 278H226l-38-120 30-50z" />
      <path fill="#ffc53d" d="m205 62 37 61-21-7-14 18-17-15-24 9z" />
      <path stroke="#231a4d" strokeWidth="4" strokeLinecap="round" d="M205 62V16" />
      <path fill="#e8468f" d="m207 17 42 13-42 14z" />
      <path
        fill="none"
        stroke="#b79bff"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 11"
        d="M92 282c46-6 108-8 112-34 4-24-62-20-52-50 8-24 50-26 52-58"
      />
      {[
        { x: 96, y: 206, size: 26, face: "#cdd3de", edge: "#78839a", rank: "2" },
        { x: 304, y: 214, size: 24, face: "#e0955c", edge: "#94501f", rank: "3" },
        { x: 200, y: 226, size: 34, face: "#ffc53d", edge: "#b97a00", rank: "1" },
      ].map(({ x, y, size, face, edge, rank }) => (
        <g key={rank} transform={`translate(${x} ${y})`}>
          <path
            fill="#6d3df0"
            d={`M${-size * 0.7} ${-size * 1.9}h${size * 0.6}l${size * 0.4} ${size * 1.2}z`}
          />
          <path
            fill="#e8468f"
            d={`M${size * 0.7} ${-size * 1.9}h${-size * 0.6}l${-size * 0.4} ${size * 1.2}z`}
          />
          <circle r={size} fill={face} stroke={edge} strokeWidth="3" />
          <circle r={size * 0.76} fill="none" stroke={edge} strokeOpacity=".6" strokeWidth="1.6" />
          <text textAnchor="middle" dy=".35em" fontSize={size} fill={edge} className="font-heading font-bold">
            {rank}
          </text>
        </g>
      ))}
    </svg>
  );
}
