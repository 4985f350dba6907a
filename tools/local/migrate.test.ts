import { describe, expect, it } from "vitest";
import { findMigrationError } from "./migrate";

const file = {
  version: "20261101000100",
  filename: "20261101000100_classes.sql",
  sql: "-- The classes.\ncreate table classes (id int);\n\ncreate index on classes (id);\n",
};
const appliedMigration = {
  version: file.version,
  name: "classes",
  statements: ["-- The classes.\ncreate table classes (id int)", "create index on classes (id)"],
};

describe("findMigrationError, for a migration that was applied before", () => {
  it("accepts an unchanged file", () => {
    expect(findMigrationError([appliedMigration], [file])).toBeUndefined();
  });

  it("accepts a file in which only comments and white space have changed", () => {
    const tidiedFile = {
      ...file,
      sql: "-- Twelve of them.\ncreate table classes (id int);\n  create index on classes (id);",
    };
    expect(findMigrationError([appliedMigration], [tidiedFile])).toBeUndefined();
  });

  it("returns an error with advice if the file was edited", () => {
    const editedFile = { ...file, sql: file.sql.replace("id int", "id bigint") };
    expect(findMigrationError([appliedMigration], [editedFile])).toBe(
      'The migration 20261101000100_classes.sql has been edited since it was applied here. Run "npm run reset" to rebuild the local database from the migrations as they are now.',
    );
  });

  it("returns an error if the file is missing", () => {
    expect(findMigrationError([appliedMigration], [])).toContain(
      "20261101000100_classes.sql was applied here but is no longer",
    );
  });
});

it("findMigrationError accepts a new migration that was not applied yet", () => {
  expect(findMigrationError([], [file])).toBeUndefined();
});
