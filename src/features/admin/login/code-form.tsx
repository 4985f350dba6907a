import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { submitCode } from "../../../data/admin/second-factor";
import { messageOf } from "../../../lib/app-error";
import { authenticatorCodeLength } from "../../../lib/authenticator-code";
import { Button } from "../../../ui/button";
import { CodeField } from "../../../ui/code-field";
import { Notice } from "../../../ui/notice";

/** The form for the six digits of the authenticator app. */
export function CodeForm({ factorId, onPassed }: { factorId: string; onPassed: () => void }) {
  const [code, setCode] = useState("");
  const [isIncomplete, setIncomplete] = useState(false);
  const submission = useMutation({ mutationFn: () => submitCode(factorId, code), onSuccess: onPassed });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIncomplete(code.length !== authenticatorCodeLength);
        if (code.length === authenticatorCodeLength) submission.mutate();
      }}
    >
      <CodeField
        value={code}
        error={isIncomplete ? "Please enter all six digits." : undefined}
        onChange={setCode}
      />
      {submission.isError && <Notice tone="error">{messageOf(submission.error)}</Notice>}
      <Button type="submit" pending={submission.isPending}>
        Continue
      </Button>
    </form>
  );
}
