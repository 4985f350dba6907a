/** An email address that wraps before its @, and within a part only where that part is too long for its place. */
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
