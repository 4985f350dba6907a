import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../config/paths";
import { site } from "../config/site";
import { catalogueQuery } from "../data/catalogue";
import { useMailAddress } from "../data/use-family";
import { useSession } from "../data/use-session";
import { addToCart } from "../features/account/cart/cart-store";
import { listOffers } from "../features/site/catalogue/offers";
import { ExamChoice } from "../features/account/exam-registration/exam-choice";
import { ProfileForm } from "../features/account/profile/profile-form";
import { useProfile } from "../features/account/profile/use-profile";
import type { StudentDetails } from "../lib/student-details";
import { ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import { EmptyState } from "../ui/empty-state";
import { LoadedView } from "../ui/loaded-view";
import { PageHeading } from "../ui/page-heading";
import { Seo } from "../ui/seo";

/** Details and exams in one form; the payment follows at the checkout. */
function Registration({ studentId, email: loginEmail }: { studentId: string; email: string }) {
  const email = useMailAddress(loginEmail);
  const navigate = useNavigate();
  const catalogue = useQuery(catalogueQuery(studentId));
  const profile = useProfile(studentId);
  const [chosenIds, setChosenIds] = useState<string[]>([]);
  const openCart = (details: StudentDetails) => {
    profile.cacheDetails(details);
    for (const id of chosenIds) addToCart(id);
    void navigate(paths.cartSummary);
  };
  return (
    <LoadedView query={catalogue} label="Loading the exams">
      {(data) => {
        const offers = listOffers(data, new Date(catalogue.dataUpdatedAt));
        const openOffers = offers.filter(({ status }) => status === "open");
        if (openOffers.length === 0)
          return (
            <EmptyState title="No exam is open for registration" pose="sleep">
              <ButtonLink to={paths.studentDashboard}>See the exams</ButtonLink>
            </EmptyState>
          );
        return (
          <LoadedView query={profile.query} label="Loading your details">
            {([student, classes]) => (
              <Card className="sm:p-8">
                <ProfileForm
                  student={student}
                  email={email}
                  classes={classes}
                  submitLabel="Pay Now"
                  findProblem={() =>
                    chosenIds.length === 0 ? "Please choose at least one exam." : undefined
                  }
                  onSaved={openCart}
                >
                  <ExamChoice options={openOffers} chosenIds={chosenIds} onChange={setChosenIds} />
                </ProfileForm>
              </Card>
            )}
          </LoadedView>
        );
      }}
    </LoadedView>
  );
}

/**
 * /examregistration: the older registration form, unlinked; it continues to the cart (docs/design.md section 3 no. 5).
 */
export function ExamRegistrationPage() {
  const session = useSession();
  if (!session) return null;
  return (
    <main className="mx-auto grid w-full max-w-3xl gap-6 px-4 pt-8 pb-24 sm:pt-12 sm:pb-36">
      <Seo title={`Exam registration · ${site.name}`} noindex />
      <PageHeading title="Exam registration">
        Choose your exams, then pay for all of them together.
      </PageHeading>
      <Registration studentId={session.studentId} email={session.email} />
    </main>
  );
}
