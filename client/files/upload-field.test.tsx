import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { MAX_FILE_BYTES } from "#domain/operations/files/file-limits.ts";
import { UploadField, uploadedFiles, uploadsProblem } from "./upload-field.tsx";
import { uploadProblem } from "./upload-problem.ts";

describe("the field for files", () => {
  test("T104 offers the kinds of its purpose and names itself, its limits and its error", () => {
    const html = renderToStaticMarkup(
      <UploadField name="invoice" label="Invoice" purpose="parcel-invoice" error="Add the invoice." />,
    );
    expect(html).toContain('accept="image/jpeg,image/png,image/webp,image/avif,application/pdf"');
    expect(html).toContain('aria-invalid="true"');
    const [, lineId = "none"] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`id="${lineId}"[^>]*>.*Add the invoice\\.`));
  });

  test("T105 what would be refused is not sent: the eleventh, other kinds, more than 10 MB", () => {
    const pdf = { name: "a.pdf", size: MAX_FILE_BYTES, type: "application/pdf" };
    expect(uploadProblem(pdf, "parcel-invoice", true)).toBeNull();
    expect(uploadProblem(pdf, "parcel-invoice", false)).toBe("files.error.too-many");
    expect(uploadProblem(pdf, "parcel-photo", true)).toBe("files.error.kind");
    expect(uploadProblem({ ...pdf, name: "a.pdf.exe" }, "parcel-invoice", true)).toBe("files.error.kind");
    expect(uploadProblem({ ...pdf, size: MAX_FILE_BYTES + 1 }, "parcel-invoice", true)).toBe("files.error.too-large");
  });

  test("a form waits for what is still being uploaded", () => {
    const typed = new FormData();
    typed.append("invoice-ids", "1");
    expect(uploadsProblem(typed, "invoice")).toBeNull();
    typed.append("invoice-ids", "uploading");
    expect(uploadsProblem(typed, "invoice")).toBe("files.error.still-uploading");
    expect(uploadedFiles(typed, "invoice")).toEqual(["1"]);
  });
});
