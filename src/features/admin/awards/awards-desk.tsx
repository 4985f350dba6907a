import { useQuery } from "@tanstack/react-query";
import { editionsQuery, pickEdition } from "../../../data/admin/editions";
import { useAddressQuery } from "../../../lib/use-address-query";
import { EditionField } from "../../../ui/edition-field";
import { LoadedView } from "../../../ui/loaded-view";
import { AwardList } from "./award-list";

/** Awards: the way of every medal from its final result to the family's door. */
export function AwardsDesk() {
  const { read, change } = useAddressQuery();
  const query = useQuery(editionsQuery);
  return (
    <section aria-labelledby="admin-section" className="grid min-w-0 gap-4">
      <h2 id="admin-section" className="text-heading">
        Awards
      </h2>
      <LoadedView query={query} label="Loading the editions">
        {(editions) => {
          const edition = pickEdition(editions, read("edition"));
          return (
            edition && (
              <>
                <div className="max-w-sm">
                  <EditionField
                    editions={editions}
                    value={edition.id}
                    onChoose={(id) =>
                      change({ edition: id, state: "", exam: "", class: "", q: "", page: "" })
                    }
                  />
                </div>
                <AwardList key={edition.id} editionId={edition.id} />
              </>
            )
          );
        }}
      </LoadedView>
    </section>
  );
}
