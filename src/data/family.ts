import * as v from "valibot";
import { getClient } from "./client";
import { readReply } from "./read-reply";
import { sessionStore } from "./session";
import { createStudentStore } from "./student-store";

/**
 * The domain in the login address of a further child. Nobody logs in with such an address, and no email is sent to it
 * (decision 097).
 */
const childLoginDomain = "@children.invalid";

const childEntries = { id: v.string(), name: v.nullable(v.string()) };

const replySchema = v.pipe(
  v.object({
    address: v.string(),
    size_max: v.number(),
    children: v.array(v.object({ ...childEntries, class: v.nullable(v.string()), is_first: v.boolean() })),
  }),
  v.transform(({ address, size_max, children }) => ({
    address,
    sizeMax: size_max,
    children: children.map(({ id, name, class: className, is_first }) => ({
      id,
      name,
      className,
      isFirst: is_first,
    })),
  })),
);

const familySchema = v.object({
  address: v.string(),
  sizeMax: v.number(),
  children: v.array(v.object({ ...childEntries, className: v.nullable(v.string()), isFirst: v.boolean() })),
});

/**
 * The children of one login: first the child who registered the login, then the others in the order in which they were
 * added. `address` receives the emails for all of them; `sizeMax` is the highest number of children.
 */
export type Family = v.InferOutput<typeof familySchema>;

export type Child = Family["children"][number];

/** The logged-in student's family from the server's last reply; null before the first reply. */
export const familyStore = createStudentStore<Family | null>("family", (stored) => {
  const checked = v.safeParse(familySchema, stored);
  return checked.success ? checked.output : null;
});

/**
 * @param email the address of an account
 * @returns whether the address is the login of a further child, which has no password
 */
export function isChildLogin(email: string): boolean {
  return email.endsWith(childLoginDomain);
}

/**
 * Loads the logged-in student's family and stores it for the next page.
 *
 * @returns the family
 * @throws AppError `forbidden` for an account without its student, or the error of the failed request
 */
export async function refreshFamily(): Promise<Family> {
  const requestingStudentId = sessionStore.getState()?.studentId;
  const family = await readReply(replySchema, (await getClient()).rpc("get_family"));
  if (sessionStore.getState()?.studentId === requestingStudentId) familyStore.change(() => family);
  return family;
}
