import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../config/paths";
import { site } from "../config/site";
import type { SchoolClass } from "../data/classes";
import { useMailAddress } from "../data/use-family";
import { useSession } from "../data/use-session";
import { opensPage, readRedirectTarget, type RedirectTarget } from "../features/account/auth/redirect-target";
import { ProfileForm } from "../features/account/profile/profile-form";
import { useProfile } from "../features/account/profile/use-profile";
import type { StudentDetails } from "../lib/student-details";
import { Card } from "../ui/card";
import { LoadedView } from "../ui/loaded-view";
import { PageHeading } from "../ui/page-heading";
import { Seo } from "../ui/seo";
import { TextLink } from "../ui/text-link";
import { toastSuccess } from "../ui/toast";

/**
 * Finds the page that the family requested. If that is this form itself, because the family had to log in first, the
 * form's own navigation state has the requested page.
 */
function findTarget(state: unknown): RedirectTarget {
  const target = readRedirectTarget(state);
  return opensPage(target.path, paths.studentDetails) ? findTarget(target.state) : target;
}

/** The class of the olympiad page that the family came from, so that it need not be chosen again. */
function findRequestedClass(path: string, classes: readonly SchoolClass[]): string | null {
  const requestedClass = new URLSearchParams(path.split("?")[1]).get("class");
  return classes.find(({ number }) => String(number) === requestedClass)?.id ?? null;
}

/**
 * The form for the student's details. After it is saved, the page that the family requested is opened. If that is the
 * dashboard without a tab, the tab with the mock tests is opened (docs/specification.md section 2).
 */
function Details({ studentId, email: loginEmail }: { studentId: string; email: string }) {
  const email = useMailAddress(loginEmail);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const { query, cacheDetails } = useProfile(studentId);
  const target = findTarget(state);
  const isTabUnspecified = target.state === null && target.path === paths.studentDashboard;
  const openTarget = (details: StudentDetails) => {
    cacheDetails(details);
    toastSuccess("Profile saved!");
    void navigate(target.path, {
      replace: true,
      state: isTabUnspecified ? { tab: "mockExams" } : target.state,
    });
  };
  return (
    <LoadedView query={query} label="Loading your details">
      {([student, classes]) => (
        <Card className="grid gap-5 sm:p-8">
          <ProfileForm
            student={{ ...student, classId: student.classId ?? findRequestedClass(target.path, classes) }}
            email={email}
            classes={classes}
            submitLabel="Save and Continue"
            onSaved={openTarget}
          />
          <p className="text-small">
            <TextLink to={target.path} state={target.state} replace>
              Later
            </TextLink>
          </p>
        </Card>
      )}
    </LoadedView>
  );
}

/** /studentdetailsform: shown after the login while details are missing. */
export function StudentDetailsPage() {
  const session = useSession();
  if (!session) return null;
  return (
    <main className="mx-auto grid w-full max-w-2xl gap-6 px-4 pt-8 pb-24 sm:pt-12 sm:pb-36">
      <Seo title={`Student details · ${site.name}`} noindex />
      <PageHeading title="Student details">
        Who is taking the exams? You will see the olympiads for the class you choose.
      </PageHeading>
      <Details studentId={session.studentId} email={session.email} />
    </main>
  );
}
