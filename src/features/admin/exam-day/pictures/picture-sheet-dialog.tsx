import { useQueries, useQuery } from "@tanstack/react-query";
import { pictureSheetQuery, type PictureSheet } from "../../../../data/admin/picture-sheets";
import { pictureQuery } from "../../../../data/exam/pictures";
import { formatIst } from "../../../../lib/dates";
import { Button } from "../../../../ui/button";
import { Dialog } from "../../../../ui/dialog";
import { LoadedView } from "../../../../ui/loaded-view";
import { PictureGrid } from "../../../../ui/picture-grid";
import { ReviewForm } from "./review-form";

const refusals = {
  not_chosen:
    "This attempt has no medal to confirm and is not in the random check, so its pictures are not shown.",
  conflict_of_interest: "You have a child in this class. Please ask another organiser.",
  not_found: "This attempt no longer exists.",
};

function Pictures({ sheet: { pictures, camera_events, started_at } }: { sheet: PictureSheet }) {
  const loadedPictures = useQueries({
    queries: pictures.map(({ path }) => pictureQuery(path)),
    combine: (results) => results.map(({ data, isError }) => ({ picture: data ?? null, isMissing: isError })),
  });
  return (
    <section className="grid gap-3">
      <h3 className="text-subheading">Pictures: {pictures.length}</h3>
      {pictures.length === 0 ? (
        <p>
          There are no pictures. This is not the student&rsquo;s fault. To confirm a medal, use the
          school&rsquo;s letter or a short call.
        </p>
      ) : (
        <PictureGrid
          pictures={pictures.map(({ path, taken_at }, index) => ({
            key: path,
            timeText: formatIst(taken_at, "clock"),
            picture: loadedPictures[index]?.picture ?? null,
            isMissing: loadedPictures[index]?.isMissing ?? false,
          }))}
        />
      )}
      {camera_events.length > 0 && (
        <p className="text-small text-ink-soft">
          The camera stopped taking pictures at{" "}
          {camera_events
            .map(({ at_ms }) => formatIst(new Date(Date.parse(started_at) + at_ms), "clock"))
            .join(", ")}
          .
        </p>
      )}
    </section>
  );
}

function Reviews({ reviews }: Pick<PictureSheet, "reviews">) {
  if (reviews.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="text-subheading">Notes</h3>
      <ul className="grid gap-1 text-small">
        {reviews.map(({ verdict, note, decided_by, decided_at }) => (
          <li key={decided_at} className="wrap-anywhere whitespace-pre-line">
            <span className="font-semibold">{verdict === "fine" ? "Nothing unusual" : "Call"}</span>
            {note !== null && `: ${note}`} ({decided_by ?? "a former organiser"},{" "}
            {formatIst(decided_at, "timeWithSeconds")})
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The pictures of one attempt, the phone number to call, and the organisers' notes. The pictures cannot be downloaded.
 */
export function PictureSheetDialog({ attemptId, onClose }: { attemptId: string; onClose: () => void }) {
  const query = useQuery(pictureSheetQuery(attemptId));
  const sheet = query.data?.outcome === "sheet" ? query.data : null;
  return (
    <Dialog
      title={sheet ? (sheet.name ?? "Name deleted") : "Pictures"}
      intro={`${sheet ? `${sheet.exam}, ${sheet.class}. ` : ""}Opening these pictures is recorded.`}
      isWide
      onClose={onClose}
    >
      <LoadedView query={query} label="Loading the sheet">
        {(reply) =>
          reply.outcome !== "sheet" ? (
            <p>{refusals[reply.outcome]}</p>
          ) : (
            <>
              <p className="text-small text-ink-soft wrap-anywhere">
                {reply.email}
                {reply.phone && (
                  <a
                    href={`tel:${reply.phone}`}
                    className="block py-2.5 font-semibold text-violet underline underline-offset-4"
                  >
                    Call {reply.phone}
                  </a>
                )}
              </p>
              <Pictures sheet={reply} />
              <Reviews reviews={reply.reviews} />
              <ReviewForm attemptId={attemptId} onSaved={onClose} />
            </>
          )
        }
      </LoadedView>
      <Button variant="outline" onClick={onClose} className="sm:justify-self-start">
        Close
      </Button>
    </Dialog>
  );
}
