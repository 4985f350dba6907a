/**
 * One picture of the grid, with the time of day at which it was taken: `picture` is null while it loads; `isMissing` is
 * true if it has been deleted.
 */
export type ShownPicture = { key: string; timeText: string; picture: string | null; isMissing: boolean };

/** Small pictures side by side, each with its time of day. */
export function PictureGrid({ pictures }: { pictures: readonly ShownPicture[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {pictures.map(({ key, timeText, picture, isMissing }) => (
        <li key={key} className="grid gap-1 text-small text-ink-soft">
          <span className="grid aspect-4/3 place-items-center overflow-hidden rounded-small border border-line bg-mist">
            {isMissing && <span className="p-2 text-center">Not here any more</span>}
            {picture !== null && (
              <img src={picture} alt={`At ${timeText}`} className="size-full object-cover" />
            )}
          </span>
          {timeText}
        </li>
      ))}
    </ul>
  );
}
