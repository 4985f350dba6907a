import { Horizon } from "../../../ui/horizon";

/** The top of a result page: one sentence on a sky, with hills at the bottom that the cards below overlap. */
export function ResultHero({ kicker, title, lead }: { kicker: string; title: string; lead: string | null }) {
  return (
    <header className="relative isolate overflow-hidden bg-dawn text-white">
      <div className="mx-auto grid max-w-page gap-3 px-4 pt-9 pb-44 sm:pt-12 lg:pb-52">
        <p className="font-semibold wrap-anywhere">{kicker}</p>
        <h1 className="max-w-4xl text-title wrap-anywhere lg:text-display">{title}</h1>
        {lead !== null && <p className="max-w-xl text-[1.125rem]">{lead}</p>}
      </div>
      <Horizon className="h-44 lg:h-56" />
    </header>
  );
}
