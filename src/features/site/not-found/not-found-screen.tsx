import { paths } from "../../../config/paths";
import { ButtonLink } from "../../../ui/button";
import { ErrorScreen } from "../../../ui/error-screen";

/** The screen for an unknown path, with links to other pages. */
export function NotFoundScreen() {
  return (
    <ErrorScreen
      reason="404 Not Found"
      text="We could not find this page. You may have followed an old link, or mistyped the address. These pages will help you find your way."
    >
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
        <ButtonLink to={paths.mockTestLanding} variant="outline">
          Take a free mock test
        </ButtonLink>
        <ButtonLink to={paths.contact} variant="outline">
          Contact us
        </ButtonLink>
      </div>
    </ErrorScreen>
  );
}
