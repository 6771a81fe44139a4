import { type TestApp, type VisitOptions, visit } from "#testing/test-app.ts";

export const PDF = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");

interface Sent extends Omit<VisitOptions, "path" | "body"> {
  purpose?: string;
  name?: string;
  key?: string;
}

let lastKey = 0;

/** Uploads a file as a browser does. */
export function upload(app: TestApp, body: Buffer, { purpose = "parcel-invoice", name = "a.pdf", ...sent }: Sent = {}) {
  const { key = `upload ${++lastKey}`, headers, ...options } = sent;
  return visit(app, {
    ...options,
    method: "POST",
    path: `/api/files?${new URLSearchParams({ purpose, name })}`,
    headers: { "content-type": "application/octet-stream", "idempotency-key": key, ...headers },
    body,
  });
}
