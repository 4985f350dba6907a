/** An email address that wraps before its @, and elsewhere only if one of the two parts does not fit on a line. */
export function EmailText({ email }: { email: string | null }) {
  const atSignIndex = email?.indexOf("@") ?? -1;
  if (email === null || atSignIndex < 0) return email;
  return (
    <>
      {email.slice(0, atSignIndex)}
      <wbr />
      {email.slice(atSignIndex)}
    </>
  );
}
