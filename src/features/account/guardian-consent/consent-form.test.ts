import { describe, expect, it } from "vitest";
import * as v from "valibot";
import {
  consentSchema,
  emptyDraft,
  maxGuardianNameLength,
  readConsent,
  type ConsentDraft,
} from "./consent-form";

/** The errors of a draft, by field. */
function listErrors(isTickRequired: boolean, draft: Partial<ConsentDraft>): string[] {
  const { issues = [] } = v.safeParse(consentSchema(isTickRequired), { ...emptyDraft, ...draft });
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

const tickError = "exam: Please tick what you agree to.";
const nameError = "guardianName: Please type your full name as your signature.";
const lengthError = "guardianName: Please type at most 100 characters.";

describe("a guardian's consent", () => {
  it.each<[boolean, Partial<ConsentDraft>, string[]]>([
    [false, {}, []],
    [false, { guardianName: "  " }, []],
    [false, { guardianName: "Ravi" }, [tickError]],
    [false, { exam: true }, [nameError]],
    [false, { exam: true, guardianName: " \u200b " }, [nameError]],
    [false, { exam: true, guardianName: "Ravi" }, []],
    [false, { camera: true }, [nameError]],
    [true, {}, [tickError]],
    [true, { guardianName: "Ravi" }, [tickError]],
    [true, { camera: true, guardianName: "Ravi" }, []],
    [true, { exam: true, guardianName: "र".repeat(maxGuardianNameLength) }, []],
    [true, { exam: true, guardianName: "र".repeat(maxGuardianNameLength + 1) }, [lengthError]],
  ])("if a tick is required (%s), the draft %o has the errors %o", (isTickRequired, draft, errors) => {
    expect(listErrors(isTickRequired, draft)).toEqual(errors);
  });

  it("is read with the cleaned-up name, the current wording and only the ticked kinds", () => {
    expect(readConsent({ exam: false, camera: true, guardianName: " Ravi  Verma " })).toEqual({
      guardianName: "Ravi Verma",
      wordingVersion: "2026-11-30",
      kinds: ["camera"],
    });
    expect(readConsent(emptyDraft)).toBeNull();
  });
});
