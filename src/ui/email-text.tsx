/** An email address that wraps before its @, and elsewhere only if one of the two parts does not fit on a line. */
export function EmailText({ email }: { email: string | null }) {
  const at = email?.indexOf("@") ?? -1;
  if (email === null || at < 0) return email;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
