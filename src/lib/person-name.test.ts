import { expect, it } from "vitest";
import { isName } from "./person-name";

it.each([
  "Asha",
  "अनीता",
  "D'Souza-Müller (Jr.)",
  "A. P. J. Abdul Kalam",
  "రవి",
  "Student 17",
  "Ravi S/o Mohan",
])("%s is a name", (name) => expect(isName(name)).toBe(true));

it.each(["<img src=x>", "Asha 👧", "👧", "12345", "...", "asha@olympeak.example", "Asha ⭐", ""])(
  "%s is not a name",
  (text) => expect(isName(text)).toBe(false),
);
