import { useState } from "react";
import { useForm } from "react-hook-form";
import type { StudentDetails } from "../../src/lib/student-details";
import { Button, ButtonLink } from "../../src/ui/button";
import { CheckboxField } from "../../src/ui/checkbox-field";
import { CodeField } from "../../src/ui/code-field";
import { DialogButtons } from "../../src/ui/dialog-buttons";
import { ClassField } from "../../src/ui/class-field";
import { EditionField } from "../../src/ui/edition-field";
import { SelectField, TextField } from "../../src/ui/field";
import { PasswordField } from "../../src/ui/password-field";
import { LinkTabs } from "../../src/ui/link-tabs";
import { Pager } from "../../src/ui/pager";
import { RadioCard } from "../../src/ui/radio-card";
import { SearchField } from "../../src/ui/search-field";
import { StudentFields } from "../../src/ui/student-fields";
import { TextAreaField } from "../../src/ui/text-area-field";
import { TextLink } from "../../src/ui/text-link";
import { toastSuccess } from "../../src/ui/toast";
import { HelpLine } from "../../src/ui/help-line";
import { ShareButton } from "../../src/ui/share/share-button";
import { WhatsappLink } from "../../src/ui/whatsapp-link";
import { ignore, type Sample } from "./sample";

const row = "flex flex-wrap items-center gap-3";
const fields = "grid items-start gap-4 sm:grid-cols-2";

function Buttons() {
  return (
    <>
      {(["gold", "outline", "quiet"] as const).map((variant) => (
        <div key={variant} className={row}>
          <Button variant={variant}>Pay now</Button>
          <Button variant={variant} size="card">
            Small
          </Button>
          <Button variant={variant} pending>
            Saving
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <ButtonLink variant={variant} to="?">
            A link
          </ButtonLink>
        </div>
      ))}
      <div className={`${row} rounded-card bg-sky p-5`}>
        <Button variant="glass">On the sky</Button>
      </div>
    </>
  );
}

function RadioCards() {
  const [chosen, choose] = useState("5");
  return (
    <fieldset>
      <legend>Class</legend>
      <div className={row}>
        {["4", "5", "6"].map((value) => (
          <RadioCard
            key={value}
            name="class"
            value={value}
            isChecked={chosen === value}
            onChoose={() => choose(value)}
            className="rounded-full px-5 py-3"
          >
            Class {value}
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}

/** A form with errors. It is a constant, because react-hook-form compares the errors by identity. */
const filledForm = {
  defaultValues: { name: "Asha Rao", classId: "", schoolName: "", guardianName: "", phone: "98" },
  errors: {
    classId: { type: "required", message: "Class is required." },
    phone: { type: "pattern", message: "Please enter a valid 10-digit phone number." },
  },
};

function Students() {
  const form = useForm<StudentDetails>(filledForm);
  return (
    <StudentFields
      form={form}
      classes={[{ id: "5", name: "Class 5" }]}
      email="asha@school.example"
      emailHint="The email of your account."
      isGuardianOptional
    />
  );
}

/** Controls: buttons, choices and fields. */
export const controls: readonly Sample[] = [
  { name: "button", show: () => <Buttons /> },
  {
    name: "dialog-buttons",
    show: () => (
      <>
        <DialogButtons confirmLabel="Delete" onConfirm={ignore} onCancel={ignore} />
        <DialogButtons confirmLabel="Delete" onConfirm={ignore} onCancel={ignore} pending />
      </>
    ),
  },
  {
    name: "text-link",
    show: () => (
      <p className={row}>
        <TextLink to="?">A link in a text</TextLink>
      </p>
    ),
  },
  {
    name: "help-line",
    show: () => <HelpLine phone="+91 80 4567 8900" hoursText="Open now, 9 am to 7 pm." />,
  },
  {
    name: "share-button",
    show: () => (
      <ShareButton
        fullName="Asha Verma"
        title="Silver medal"
        lines={["Rank 73 of 240"]}
        text="A silver medal:"
      />
    ),
  },
  {
    name: "whatsapp-link",
    show: () => (
      <p>
        <WhatsappLink text="Try this" path="/">
          Share on WhatsApp
        </WhatsappLink>
      </p>
    ),
  },
  {
    name: "toast",
    show: () => (
      <p>
        <Button onClick={() => toastSuccess("Saved.")}>Show a toast</Button>
      </p>
    ),
  },
  {
    name: "field",
    show: () => (
      <div className={fields}>
        <TextField label="Empty" placeholder="As on the school's list" />
        <TextField label="With a hint" hint="Ten digits, without 0." defaultValue="98765 43210" />
        <TextField label="With an error" error="Please enter the student's name." />
        <TextField label="Read only" readOnly defaultValue="asha@school.example" />
        <TextField label="Disabled" disabled defaultValue="Asha" />
        <PasswordField label="Password" defaultValue="mango-river-42" />
        <SelectField label="Select">
          <option>Class 5</option>
        </SelectField>
        <SelectField label="Select with an error" error="Please select a class.">
          <option>Choose</option>
        </SelectField>
      </div>
    ),
  },
  {
    name: "text-area-field",
    show: () => (
      <div className={fields}>
        <TextAreaField label="Message" hint="A few sentences." />
        <TextAreaField label="Message with an error" error="Please write a message." />
      </div>
    ),
  },
  {
    name: "checkbox-field",
    show: () => (
      <>
        <CheckboxField label="I agree to the terms." />
        <CheckboxField label="Ticked." defaultChecked />
        <CheckboxField label="With an error." error="Please agree to the terms." />
      </>
    ),
  },
  { name: "radio-card", show: () => <RadioCards /> },
  {
    name: "code-field",
    show: () => (
      <div className={fields}>
        <CodeField value="123" onChange={ignore} />
        <CodeField value="123456" error="This code is not correct." onChange={ignore} />
      </div>
    ),
  },
  { name: "search-field", show: () => <SearchField label="Search by name" value="" onSearch={ignore} /> },
  {
    name: "edition-field",
    show: () => (
      <EditionField
        editions={[{ id: "w", name: "Winter 2026", isCurrent: true }]}
        value="w"
        onChoose={ignore}
      />
    ),
  },
  {
    name: "class-field",
    show: () => <ClassField classes={[{ id: "c5", name: "Class 5" }]} value="" onChoose={ignore} />,
  },
  { name: "student-fields", show: () => <Students /> },
  {
    name: "link-tabs",
    show: () => {
      const tabs = [
        { id: "exams", label: "Exams" },
        { id: "mocks", label: "Mocks" },
      ];
      return (
        <>
          <LinkTabs label="Tabs" tabs={tabs} current="exams" toPath={(id) => `?tab=${id}`} />
          <LinkTabs label="Minor tabs" tabs={tabs} current="exams" isMinor toPath={(id) => `?tab=${id}`} />
        </>
      );
    },
  },
  {
    name: "pager",
    show: () => (
      <>
        <Pager label="One page" page={1} pageSize={10} count={7} onPage={ignore} onPageSize={ignore} />
        <Pager label="Many pages" page={3} pageSize={10} count={10_001} onPage={ignore} onPageSize={ignore} />
      </>
    ),
  },
];
