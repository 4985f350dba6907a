import { useQuery } from "@tanstack/react-query";
import { editionsQuery, pickEdition } from "../../../data/admin/editions";
import { useUrlQuery } from "../../../lib/use-url-query";
import { LoadedView } from "../../../ui/loaded-view";
import { PaperPage } from "./paper-page";
import { ResultsList } from "./results-list";

/** The Results section: each paper's statistics, and the steps from the last answer to the medals. */
export function Results() {
  const { readParam } = useUrlQuery();
  const query = useQuery(editionsQuery);
  return (
    <section aria-labelledby="admin-section" className="grid min-w-0 gap-4">
      <h2 id="admin-section" className="text-heading">
        Results
      </h2>
      <LoadedView query={query} label="Loading the editions">
        {(editions) => {
          const edition = pickEdition(editions, readParam("edition"));
          if (!edition) return null;
          const paperId = readParam("paper");
          return paperId ? (
            <PaperPage key={paperId} edition={edition} paperId={paperId} />
          ) : (
            <ResultsList key={edition.id} edition={edition} editions={editions} />
          );
        }}
      </LoadedView>
    </section>
  );
}
