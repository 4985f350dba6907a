import type { AwardTier } from "../../content/awards";

const metals: Record<AwardTier, { face: string; edge: string }> = {
  gold: { face: "#ffc53d", edge: "#e09b00" },
  silver: { face: "#cdd3de", edge: "#8d97a8" },
  bronze: { face: "#e0955c", edge: "#a85f2a" },
};

/** A medal in its metal, with the peak on it and the two ribbons of the sky. */
export function Medal({ tier }: { tier: AwardTier }) {
  const { face, edge } = metals[tier];
  return (
    <svg aria-hidden="true" viewBox="0 0 64 84" className="h-21 w-16">
      <path fill="#6d3df0" d="M14 2h14l8 30-12 6z" />
      <path fill="#e8468f" d="M50 2H36l-8 30 12 6z" />
      <circle cx="32" cy="56" r="25" fill={face} />
      <circle cx="32" cy="56" r="19" fill="none" stroke={edge} strokeWidth="2.5" />
      <path fill={edge} d="m19 66 10-15 5 7 3-4 8 12z" />
      <path stroke={edge} strokeWidth="1.6" d="M29 51v-6" />
      <path fill={edge} d="m29.5 44.5 6 2-6 2z" />
    </svg>
  );
}
