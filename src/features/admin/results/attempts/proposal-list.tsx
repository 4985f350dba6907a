import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { voidProposalsQuery, type VoidProposal } from "../../../../data/admin/attempts";
import type { PaperResults } from "../../../../data/admin/paper-results";
import { Button } from "../../../../ui/button";
import { Card } from "../../../../ui/card";
import { LoadedView } from "../../../../ui/loaded-view";
import { describeWait } from "./attempt-texts";
import { DecideVoidDialog } from "./decide-dialog";
import { ProposalDetails } from "./proposal-details";

const formatName = ({ name, email }: VoidProposal) => name ?? email ?? "A deleted account";

function Proposal({ proposal, onDecide }: { proposal: VoidProposal; onDecide: () => void }) {
  return (
    <li>
      <Card className="grid gap-3 border border-line">
        <h5 className="font-semibold wrap-anywhere">{formatName(proposal)}</h5>
        {proposal.decision === null && <p className="text-small text-ink-soft">{describeWait(proposal)}</p>}
        <ProposalDetails proposal={proposal} />
        {proposal.decision === null && (
          <Button variant="outline" size="card" className="justify-self-start" onClick={onDecide}>
            Decide <span className="sr-only">about {formatName(proposal)}</span>
          </Button>
        )}
      </Card>
    </li>
  );
}

/** The proposals to void attempts of a paper, with the families' replies and the decisions. */
export function ProposalList({ paper }: { paper: PaperResults }) {
  const query = useQuery(voidProposalsQuery(paper.paperId));
  const [openedProposal, setOpenedProposal] = useState<VoidProposal | null>(null);
  return (
    <section className="grid gap-3" aria-labelledby="asked-about">
      <h4 id="asked-about" className="text-subheading">
        Queries sent to families
      </h4>
      <LoadedView query={query} label="Loading the queries">
        {(proposals) =>
          proposals.length === 0 ? (
            <p>No queries have been sent to families about this paper.</p>
          ) : (
            <ul className="grid gap-3">
              {proposals.map((proposal) => (
                <Proposal
                  key={proposal.id}
                  proposal={proposal}
                  onDecide={() => setOpenedProposal(proposal)}
                />
              ))}
            </ul>
          )
        }
      </LoadedView>
      {openedProposal && (
        <DecideVoidDialog proposal={openedProposal} onClose={() => setOpenedProposal(null)} />
      )}
    </section>
  );
}
