import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "../local/project-folder";
import { authMails, renderAuthMail } from "./auth-mails";

/** `npm run mails`: writes `supabase/templates` again; other files there are deleted. */
const folder = join(projectFolder, "supabase", "templates");
await mkdir(folder, { recursive: true });
for (const file of await readdir(folder)) await rm(join(folder, file));
for (const [name, mail] of Object.entries(authMails))
  await writeFile(join(folder, `${name}.html`), renderAuthMail(mail));
