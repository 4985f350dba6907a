const metals = {
  gold: { face: "#ffc53d", shine: "#ffdf8f", edge: "#b97a00" },
  silver: { face: "#cdd3de", shine: "#eef1f6", edge: "#78839a" },
  bronze: { face: "#e0955c", shine: "#f3bd92", edge: "#94501f" },
};

/** A medal in its metal, with the peak on it and the two ribbons of the sky. */
export function Medal({
  metal,
  className = "h-21 w-16",
}: {
  metal: keyof typeof metals;
  className?: string;
}) {
  const { face, shine, edge } = metals[metal];
  return (
    <svg aria-hidden="true" viewBox="0 0 64 84" className={className}>
      <path fill="#6d3df0" d="M14 2h14l8 30-12 6z" />
      <path fill="#e8468f" d="M50 2H36l-8 30 12 6z" />
      <circle cx="32" cy="56" r="25" fill={face} />
      <path fill={shine} d="M13.5 65A20.5 20.5 0 0 1 41 37.6L20.6 73.1A20.5 20.5 0 0 1 13.5 65z" />
      <circle cx="32" cy="56" r="20" fill="none" stroke={edge} strokeWidth="2" />
      <path fill={edge} d="m19 66 10-15 5 7 3-4 8 12z" />
      <path stroke={edge} strokeWidth="1.6" d="M29 51v-7" />
      <path fill={edge} d="m29.5 43.5 6.5 2.2-6.5 2.3z" />
    </svg>
  );
}
