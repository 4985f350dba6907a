import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  requestOrganiserChange,
  decideOrganiserChange,
  organisersKey,
  organiserSettingsQuery,
  setOrganiserSetting,
  type OrganiserSettings,
} from "../../../data/admin/organiser-settings";
import { paths } from "../../../config/paths";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { TextField } from "../../../ui/field";
import { LoadedView } from "../../../ui/loaded-view";
import { Notice } from "../../../ui/notice";
import { TextLink } from "../../../ui/text-link";
import { toastSuccess } from "../../../ui/toast";
import { useSubmit } from "../../../ui/use-submit";
import { requestRefusals, decideTexts } from "./office-texts";
import { EmailText } from "../../../ui/email-text";

function useRefreshOrganisers() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: organisersKey });
}

/** The requests to change organisers, which another organiser has to confirm. */
function PendingChanges({ changes }: Pick<OrganiserSettings, "changes">) {
  const { run, isPending, failure } = useSubmit({ refresh: useRefreshOrganisers() });
  if (changes.length === 0) return null;
  const decide = (id: string, isConfirmed: boolean) =>
    run(async () => {
      const outcome = await decideOrganiserChange(id, isConfirmed);
      if (outcome !== "done" && outcome !== "withdrawn") return decideTexts[outcome];
      toastSuccess(decideTexts[outcome]);
      return undefined;
    });
  return (
    <Card className="grid gap-4">
      <h3 className="text-subheading">Waiting for a second organiser</h3>
      <ul className="grid gap-3">
        {changes.map((change) => (
          <li key={change.id} className="grid gap-2 border-t border-line pt-3">
            <p className="wrap-anywhere">
              <span className="font-semibold">
                {change.name}{" "}
                {change.kind === "appoint" ? "will become an organiser" : "will no longer be an organiser"}
              </span>
              <span className="block text-small wrap-anywhere text-ink-soft">
                {change.email} · asked by {change.askedBy}, {formatIst(change.askedAt, "dateTime")} IST
              </span>
            </p>
            <div className="flex flex-wrap gap-2">
              {!change.isMine && (
                <Button size="card" pending={isPending} onClick={() => void decide(change.id, true)}>
                  Confirm <span className="sr-only">for {change.name}</span>
                </Button>
              )}
              <Button
                variant="outline"
                size="card"
                pending={isPending}
                onClick={() => void decide(change.id, false)}
              >
                {change.isMine ? "Withdraw" : "Reject"} <span className="sr-only">for {change.name}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {failure && <Notice tone="error">{failure}</Notice>}
    </Card>
  );
}

/** Lists the organisers, each with a button to remove them. */
function OrganiserList({ organisers }: Pick<OrganiserSettings, "organisers">) {
  const refresh = useRefreshOrganisers();
  const [organiserToRemove, setOrganiserToRemove] = useState<OrganiserSettings["organisers"][number] | null>(
    null,
  );
  return (
    <Card className="grid gap-3">
      <h3 className="text-subheading">Organisers</h3>
      <ul className="grid gap-2">
        {organisers.map((organiser) => (
          <li
            key={organiser.id}
            className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2"
          >
            <p className="min-w-0 wrap-anywhere">
              <span className="font-semibold">
                {organiser.name}
                {organiser.isYou && " (you)"}
              </span>
              <span className="block text-small wrap-anywhere text-ink-soft">
                <EmailText email={organiser.email} />
              </span>
            </p>
            <Button variant="quiet" size="card" onClick={() => setOrganiserToRemove(organiser)}>
              Remove <span className="sr-only">{organiser.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {organiserToRemove && (
        <ConfirmDialog
          title={`Remove ${organiserToRemove.name}?`}
          confirmLabel="Send for approval"
          onConfirm={async () => {
            const outcome = await requestOrganiserChange("remove", organiserToRemove.email);
            await refresh();
            if (outcome !== "asked" && outcome !== "done") return requestRefusals[outcome];
            toastSuccess(outcome === "done" ? "Removed." : "Waiting for a second organiser.");
            return undefined;
          }}
          onClose={() => setOrganiserToRemove(null)}
        >
          <p className="wrap-anywhere">
            {organiserToRemove.email} will no longer be able to open the panel and will be logged out on all
            devices. Another organiser has to confirm this.
          </p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

function AppointForm({ isSecondFactorRequired }: Pick<OrganiserSettings, "isSecondFactorRequired">) {
  const [email, setEmail] = useState("");
  const { run, isPending, failure } = useSubmit({
    refresh: useRefreshOrganisers(),
    onDone: () => setEmail(""),
  });
  const requestAppointment = () =>
    run(async () => {
      if (email.trim() === "") return "Please enter the email address.";
      const outcome = await requestOrganiserChange("appoint", email);
      if (outcome !== "asked" && outcome !== "done") return requestRefusals[outcome];
      toastSuccess(outcome === "done" ? "Appointed." : "Waiting for a second organiser.");
      return undefined;
    });
  return (
    <Card className="grid gap-3">
      <h3 className="text-subheading">Add an organiser</h3>
      <form
        noValidate
        className="grid items-end gap-3 sm:grid-cols-[1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          void requestAppointment();
        }}
      >
        <TextField
          label="Email address with which the person registered"
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="outline" pending={isPending}>
          Send for approval
        </Button>
      </form>
      <ol className="list-decimal pl-5 text-small text-ink-soft">
        {!isSecondFactorRequired && (
          <li>
            First go to “Security” below: set up your own authenticator app (for example Google
            Authenticator), then make the app compulsory for all organisers.
          </li>
        )}
        <li>Ask the person to register on the site.</li>
        <li>Enter the email address of that account and press “Send for approval”.</li>
        <li>Another organiser approves the new organiser on this page.</li>
      </ol>
      {failure && <Notice tone="error">{failure}</Notice>}
    </Card>
  );
}

const settingRefusals = {
  own_factor_missing:
    "First set up your own authenticator app and log in with its code. Nothing has changed, so nobody is locked out.",
  more_organisers: "There are other organisers, so two are needed.",
  not_possible: "This cannot be changed here.",
};

function Settings({ settings }: { settings: OrganiserSettings }) {
  const { isSecondFactorRequired, isSingleOrganiser, organisers } = settings;
  const refresh = useRefreshOrganisers();
  const { run, isPending, failure } = useSubmit({ refresh, successText: "Saved." });
  const [isConfirming, setConfirming] = useState(false);
  const changeSetting = (name: "require_admin_mfa" | "single_organiser", isOn: boolean) =>
    run(async () => {
      const outcome = await setOrganiserSetting(name, isOn);
      return outcome === "saved" || outcome === "unchanged" ? undefined : settingRefusals[outcome];
    });
  return (
    <Card className="grid gap-3">
      <h3 className="text-subheading">Security</h3>
      <p>
        {isSecondFactorRequired
          ? "An authenticator app is compulsory: organisers log in with a password and a code from the app on their phone."
          : "At present, organisers log in with a password only."}
      </p>
      {!isSecondFactorRequired && (
        <>
          <p className="text-small">
            <TextLink to={`${paths.adminPanel}?section=office&authenticator=set-up`}>
              Set up your own authenticator app
            </TextLink>{" "}
            first. Then you can make the app compulsory for all organisers.
          </p>
          <Button variant="outline" className="justify-self-start" onClick={() => setConfirming(true)}>
            Make the app compulsory
          </Button>
        </>
      )}
      <p>
        {isSingleOrganiser
          ? "There is only one organiser, so one organiser is enough for every decision."
          : "Some decisions, such as a goodwill refund or a new organiser, must be approved by a second organiser."}
      </p>
      {(isSingleOrganiser || organisers.length === 1) && (
        <Button
          variant="outline"
          className="justify-self-start"
          pending={isPending}
          onClick={() => void changeSetting("single_organiser", !isSingleOrganiser)}
        >
          {isSingleOrganiser ? "Need two organisers again" : "One organiser is enough"}
        </Button>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      {isConfirming && (
        <ConfirmDialog
          title="Make the authenticator app compulsory?"
          confirmLabel="Make it compulsory"
          onConfirm={async () => {
            const outcome = await setOrganiserSetting("require_admin_mfa", true);
            await refresh();
            if (outcome !== "saved" && outcome !== "unchanged") return settingRefusals[outcome];
            toastSuccess("The authenticator app is now compulsory for all organisers.");
            return undefined;
          }}
          onClose={() => setConfirming(false)}
        >
          <p>
            You need your own authenticator app first. Every other organiser, including those who are logged
            in, will have to set one up immediately, so please tell them in advance. You cannot undo this in
            the admin panel.
          </p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** The organisers, the requests to change them, and how login is secured. */
export function Organisers() {
  const query = useQuery(organiserSettingsQuery);
  return (
    <LoadedView query={query} label="Loading the organisers">
      {(settings) => (
        <>
          <PendingChanges changes={settings.changes} />
          <OrganiserList organisers={settings.organisers} />
          <AppointForm isSecondFactorRequired={settings.isSecondFactorRequired} />
          <Settings settings={settings} />
        </>
      )}
    </LoadedView>
  );
}
