import { valibotResolver } from "@hookform/resolvers/valibot";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { readCertificateCode } from "../../../lib/certificate-code";
import { Button } from "../../../ui/button";
import { TextField } from "../../../ui/field";

const schema = v.object({
  code: v.pipe(
    v.string(),
    v.transform((text) => readCertificateCode(text) ?? ""),
    v.nonEmpty("Please enter the code shown on the certificate, such as OLY-W26-IMO05-7F3KQ9TX."),
  ),
});

/** The form for a certificate code; `onCode` gets a code in the right format, in its standard spelling. */
export function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { code: "" } });
  const submit = form.handleSubmit(({ code }) => onCode(code));
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Certificate code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={120}
        hint="You will find it next to the QR code, at the bottom right."
        {...form.register("code")}
        error={form.formState.errors.code?.message}
      />
      <Button type="submit" className="justify-self-start">
        Check it
      </Button>
    </form>
  );
}
