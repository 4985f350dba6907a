import { useQuery } from "@tanstack/react-query";
import { editionsQuery, pickEdition } from "../../../data/admin/editions";
import { useUrlQuery } from "../../../lib/use-url-query";
import { LoadedView } from "../../../ui/loaded-view";
import { PaperDetails } from "./paper-details";
import { PaperList } from "./paper-list";

/** The Papers section: the papers of an edition by exam and class, from the draft to the seal. */
export function Papers() {
  const { readParam } = useUrlQuery();
  const query = useQuery(editionsQuery);
  return (
    <section aria-labelledby="admin-section" className="grid min-w-0 gap-4">
      <h2 id="admin-section" className="text-heading">
        Papers
      </h2>
      <LoadedView query={query} label="Loading the editions">
        {(editions) => {
          const edition = pickEdition(editions, readParam("edition"));
          if (!edition) return null;
          const paperId = readParam("paper");
          return paperId ? (
            <PaperDetails key={paperId} editionId={edition.id} paperId={paperId} />
          ) : (
            <PaperList key={edition.id} edition={edition} editions={editions} />
          );
        }}
      </LoadedView>
    </section>
  );
}
