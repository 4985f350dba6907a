import { describe, expect, it } from "vitest";
import { findMigrationError } from "./migrate";

const file = {
  version: "20261101000100",
  filename: "20261101000100_classes.sql",
  sql: "-- The classes.\ncreate table classes (id int);\n\ncreate index on classes (id);\n",
};
const applied = {
  version: file.version,
  name: "classes",
  statements: ["-- The classes.\ncreate table classes (id int)", "create index on classes (id)"],
};

describe("findChangedMigration, for a migration that was applied before", () => {
  it("accepts an unchanged file", () => {
    expect(findMigrationError([applied], [file])).toBeUndefined();
  });

  it("accepts a file in which only comments and white space have changed", () => {
    const tidied = {
      ...file,
      sql: "-- Twelve of them.\ncreate table classes (id int);\n  create index on classes (id);",
    };
    expect(findMigrationError([applied], [tidied])).toBeUndefined();
  });

  it("returns an error with advice if the file was edited", () => {
    const edited = { ...file, sql: file.sql.replace("id int", "id bigint") };
    expect(findMigrationError([applied], [edited])).toBe(
      'The migration 20261101000100_classes.sql has been edited since it was applied here. Run "npm run reset" to rebuild the local database from the migrations as they are now.',
    );
  });

  it("returns an error if the file is missing", () => {
    expect(findMigrationError([applied], [])).toContain(
      "20261101000100_classes.sql was applied here but is no longer",
    );
  });
});

it("accepts a new migration that was not applied yet", () => {
  expect(findMigrationError([], [file])).toBeUndefined();
});
