import type { ReactNode } from "react";
import { Horizon } from "./horizon";

/**
 * The top of a public page: its `h1` on a gradient background. `kicker` is the line above the `h1`, `children` are the
 * links below it, and `aside` is a picture or a card beside it (below it on a phone).
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
  /** A drawing that replaces the sun, with its bottom behind the hills. */
  scene?: ReactNode;
  /** Whether the background is one of the 40 gradients at random, as specified for olympiad pages. */
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
