import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../config/paths";
import { isChildLogin } from "../../../data/family";
import { useMailAddress } from "../../../data/use-family";
import type { StudentDetails } from "../../../lib/student-details";
import { Card } from "../../../ui/card";
import { LoadedView } from "../../../ui/loaded-view";
import { toastSuccess } from "../../../ui/toast";
import { UpdatesConsentSetting } from "./updates-consent-setting";
import { DeleteAccount } from "./delete-account";
import { DownloadData } from "./download-data";
import { FamilyLogin } from "./family-login";
import { ExamsInOtherClassNotice } from "./exams-in-other-class-notice";
import { LoginSettings } from "./login-settings";
import { ProfileForm } from "./profile-form";
import { useProfile } from "./use-profile";

/** The Profile tab: the student's details, consents, login and privacy settings. */
export function ProfilePanel({
  studentId,
  email: sessionEmail,
  consents,
}: {
  studentId: string;
  email: string;
  /** The guardian's consents. */
  consents: ReactNode;
}) {
  const navigate = useNavigate();
  const isFurtherChild = isChildLogin(sessionEmail);
  const email = useMailAddress(sessionEmail);
  const { query, refresh, cacheDetails } = useProfile(studentId);
  const showSaved = (details: StudentDetails) => {
    cacheDetails(details);
    toastSuccess("Profile saved!");
  };
  // The login of a deleted child has ended, so the parent logs in again for the others.
  const onDeleted = () => {
    void navigate(isFurtherChild ? paths.login : paths.home, { replace: true });
    toastSuccess(
      isFurtherChild ? "Deleted. Please log in again for your other children." : "Your account is deleted.",
    );
  };
  return (
    <section className="grid max-w-3xl gap-5">
      <h1 className="text-title">Profile</h1>
      <LoadedView query={query} label="Loading your profile">
        {([student, classes]) => (
          <>
            <Card className="grid gap-4">
              <h2 className="text-heading">Student details</h2>
              <ProfileForm
                student={student}
                email={email}
                classes={classes}
                submitLabel="Save profile"
                onSaved={showSaved}
              />
              <ExamsInOtherClassNotice student={student} />
            </Card>
            <Card className="grid gap-4">
              <h2 className="text-heading">Login</h2>
              {isFurtherChild ? <FamilyLogin email={email} /> : <LoginSettings email={email} />}
            </Card>
            <Card className="grid gap-7">
              <h2 className="text-heading">Privacy</h2>
              {consents}
              {!isFurtherChild && (
                <UpdatesConsentSetting
                  consentAt={student.consentAt}
                  version={student.consentVersion}
                  onChanged={refresh}
                />
              )}
              <DownloadData />
              <DeleteAccount email={email} onDeleted={onDeleted} />
            </Card>
          </>
        )}
      </LoadedView>
    </section>
  );
}
