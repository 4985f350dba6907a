import { useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { myPicturesQuery, pictureQuery } from "../../../data/exam/pictures";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { StillGrid } from "../../../ui/still-grid";

type OwnPicture = { path: string; takenAt: string };

function Shown({ pictures }: { pictures: readonly OwnPicture[] }) {
  const shown = useQueries({
    queries: pictures.map(({ path }) => pictureQuery(path)),
    combine: (found) => found.map(({ data, isError }) => ({ picture: data ?? null, isGone: isError })),
  });
  return (
    <StillGrid
      stills={pictures.map(({ path, takenAt }, place) => ({
        key: path,
        at: formatIst(takenAt, "clock"),
        picture: shown[place]?.picture ?? null,
        isGone: shown[place]?.isGone ?? false,
      }))}
    />
  );
}

/** The stills of an exam for the family whose they are, as long as they are there; shown at a press. */
export function OwnPictures({ attemptId }: { attemptId: string }) {
  const pictures = useQuery(myPicturesQuery(attemptId)).data ?? [];
  const [isShown, setShown] = useState(false);
  if (pictures.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-heading">Pictures by the camera</h2>
      <Card className="grid gap-4 border border-line">
        <p>
          {pictures.length === 1 ? "One was" : `${pictures.length} were`} taken in this exam. Your family and
          the organisers see them, nobody else, and 30 days after the final result they are gone. They change
          no mark.
        </p>
        {isShown ? (
          <Shown pictures={pictures} />
        ) : (
          <Button variant="outline" onClick={() => setShown(true)} className="sm:justify-self-start">
            Show them
          </Button>
        )}
      </Card>
    </section>
  );
}
