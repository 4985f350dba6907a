import * as v from "valibot";

const mailSchema = v.object({
  to: v.array(v.object({ email: v.string() })),
  tags: v.array(v.string()),
  subject: v.string(),
});
const contactSchema = v.object({ email: v.string() });

/** Creates a fake of Brevo's API, which accepts every email and contact and counts how often each arrived. */
export function openMailbox() {
  const arrivalCounts = new Map<string, number>();
  return {
    reset: () => arrivalCounts.clear(),
    async handleRequest(path: string, init: RequestInit | undefined): Promise<Response> {
      const body: unknown = JSON.parse(v.parse(v.string(), init?.body));
      const isMail = path.endsWith("/smtp/email");
      const key = isMail
        ? makeMailKey(v.parse(mailSchema, body))
        : `contact ${v.parse(contactSchema, body).email}`;
      arrivalCounts.set(key, (arrivalCounts.get(key) ?? 0) + 1);
      return isMail
        ? Response.json({ messageId: "<1@mail>" }, { status: 201 })
        : new Response(null, { status: 204 });
    },
    /** Counts the different mails of a kind that arrived; copies do not count. */
    countMails: (tag: string) =>
      [...arrivalCounts.keys()].filter((key) => key.startsWith(`mail ${tag} `)).length,
    hasContact: (email: string) => arrivalCounts.has(`contact ${email}`),
  };
}

function makeMailKey({ to, tags, subject }: v.InferOutput<typeof mailSchema>): string {
  return `mail ${tags.join("+")} ${to.map(({ email }) => email).join("+")} ${subject}`;
}
