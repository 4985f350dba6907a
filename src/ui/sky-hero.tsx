import type { ReactNode } from "react";
import { Horizon } from "./horizon";

/**
 * The top of a public page: its one `h1` on the sky. `kicker` is above it, `children` are the ways on, and `aside`
 * is a picture or a card beside it, below it on a phone.
 */
export function SkyHero({
  title,
  kicker,
  lead,
  aside,
  scene,
  isRandom,
  children,
}: {
  title: string;
  kicker?: ReactNode;
  lead?: string | undefined;
  aside?: ReactNode;
  /** A drawing whose foot is behind the hills, in the place of the sun. */
  scene?: ReactNode;
  /** On one of the 40 skies, picked at random, as the specification has it for olympiad pages. */
  isRandom?: boolean;
  children?: ReactNode;
}) {
  return (
    <section className={`relative isolate overflow-hidden text-white ${isRandom ? "bg-sky" : "bg-dawn"}`}>
      <div className="mx-auto grid max-w-page items-center gap-8 px-4 pt-9 pb-36 sm:pt-14 md:grid-cols-[1.2fr_.8fr] lg:pb-48">
        <div className="grid justify-items-start gap-4">
          {kicker}
          <h1 className="text-display">{title}</h1>
          {lead && <p className="max-w-xl text-[1.125rem]">{lead}</p>}
          {children}
        </div>
        {aside}
        {scene && <div className="-z-15 -mb-36 grid self-end lg:-mb-48">{scene}</div>}
      </div>
      <Horizon className="h-40 lg:h-60" hasSun={!scene} />
    </section>
  );
}
