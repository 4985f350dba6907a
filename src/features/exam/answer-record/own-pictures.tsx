import { useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { myPicturesQuery, pictureQuery } from "../../../data/exam/pictures";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { PictureGrid } from "../../../ui/picture-grid";

type OwnPicture = { path: string; takenAt: string };

function Pictures({ pictures }: { pictures: readonly OwnPicture[] }) {
  const loadedPictures = useQueries({
    queries: pictures.map(({ path }) => pictureQuery(path)),
    combine: (results) => results.map(({ data, isError }) => ({ picture: data ?? null, isMissing: isError })),
  });
  return (
    <PictureGrid
      pictures={pictures.map(({ path, takenAt }, index) => ({
        key: path,
        timeText: formatIst(takenAt, "clock"),
        picture: loadedPictures[index]?.picture ?? null,
        isMissing: loadedPictures[index]?.isMissing ?? false,
      }))}
    />
  );
}

/** A student's own pictures of an exam until they are deleted; loaded when the student presses the button. */
export function OwnPictures({ attemptId }: { attemptId: string }) {
  const pictures = useQuery(myPicturesQuery(attemptId)).data ?? [];
  const [isShown, setShown] = useState(false);
  if (pictures.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-heading">Camera pictures</h2>
      <Card className="grid gap-4 border border-line">
        <p>
          {pictures.length === 1 ? "One picture was" : `${pictures.length} pictures were`} taken in this exam.
          Only your family and the organisers can see them. We delete them 30 days after the final result.
          They do not change your marks.
        </p>
        {isShown ? (
          <Pictures pictures={pictures} />
        ) : (
          <Button variant="outline" onClick={() => setShown(true)} className="sm:justify-self-start">
            Show them
          </Button>
        )}
      </Card>
    </section>
  );
}
