import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderWithProviders } from "../../tests/support/render";
import { FileButton } from "./file-button";

it("saves the file, and says that it does not have all rows", async () => {
  const createUrl = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue(undefined);
  const user = renderWithProviders(
    <FileButton
      fileName="orders.csv"
      readRows={async () => ({ rows: [1, 2], isCut: true })}
      toText={(rows) => rows.join()}
    >
      Export
    </FileButton>,
  );
  await user.click(screen.getByRole("button", { name: "Export" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The file has 2 rows, the most that one file can have. Choose a shorter period to get all rows.",
  );
  expect(createUrl).toHaveBeenCalledTimes(1);
});
