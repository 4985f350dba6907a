import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../../config/paths";
import { editionsQuery, pickEdition, type Edition } from "../../../data/admin/editions";
import { startPageQuery, type StartPage } from "../../../data/admin/start-page";
import { combineQueries } from "../../../lib/combine-queries";
import { dayInIndia } from "../../../lib/day-in-india";
import { useUrlQuery } from "../../../lib/use-url-query";
import { EditionField } from "../../../ui/edition-field";
import { LoadedView } from "../../../ui/loaded-view";
import { Notice } from "../../../ui/notice";
import { TextLink } from "../../../ui/text-link";
import { AwardList } from "./award-list";

/**
 * Picks the edition that the section opens with: the edition in the URL, else the edition with overdue awards, else the
 * newest edition with published results, because the current edition has no awards before its results.
 */
function pickAwardEdition(
  editions: readonly Edition[],
  requestedEditionId: string,
  overdueEditionId: string | undefined,
  today: string,
): Edition | undefined {
  return (
    editions.find(({ id }) => id === requestedEditionId) ??
    editions.find(({ id }) => id === overdueEditionId) ??
    editions.find(({ resultsOn }) => resultsOn <= today) ??
    pickEdition(editions, "")
  );
}

/** A notice that another edition has overdue awards. */
function OverdueInOtherEdition({
  editions,
  shownEdition,
  startPage,
}: {
  editions: readonly Edition[];
  shownEdition: Edition;
  startPage: StartPage;
}) {
  const overdueEditionId = startPage.places.lateAwards?.editionId;
  const otherEdition =
    overdueEditionId === shownEdition.id ? undefined : editions.find(({ id }) => id === overdueEditionId);
  if (!otherEdition) return null;
  return (
    <Notice tone="error">
      Awards of {otherEdition.name} are overdue.{" "}
      <TextLink to={`${paths.adminPanel}?section=awards&edition=${otherEdition.id}&state=late`}>
        Show the overdue awards of {otherEdition.name}
      </TextLink>
    </Notice>
  );
}

/** The Awards section: every medal from the final result to its delivery. */
export function AwardsView() {
  const { readParam, changeParams } = useUrlQuery();
  const query = useQueries({ queries: [editionsQuery, startPageQuery], combine: combineQueries });
  const [today] = useState(() => dayInIndia(new Date()));
  return (
    <section aria-labelledby="admin-section" className="grid min-w-0 gap-4">
      <h2 id="admin-section" className="text-heading">
        Awards
      </h2>
      <LoadedView query={query} label="Loading the editions">
        {([editions, startPage]) => {
          const edition = pickAwardEdition(
            editions,
            readParam("edition"),
            startPage.places.lateAwards?.editionId,
            today,
          );
          return (
            edition && (
              <>
                <p className="max-w-prose text-small text-ink-soft">
                  Medals and gifts won in the final results, to be sent to the families. In short: the family
                  confirms an address, you print the label, pack and post the award, and enter the tracking
                  number.
                </p>
                <OverdueInOtherEdition editions={editions} shownEdition={edition} startPage={startPage} />
                <div className="max-w-sm">
                  <EditionField
                    editions={editions}
                    value={edition.id}
                    onChoose={(id) =>
                      changeParams({ edition: id, state: "", exam: "", class: "", q: "", page: "" })
                    }
                  />
                </div>
                <AwardList key={edition.id} edition={edition} />
              </>
            )
          );
        }}
      </LoadedView>
    </section>
  );
}
