import { escapeMarkup } from "#domain/shared/text/escape-markup.ts";
import type { OpenApiDocument, OpenApiOperation } from "./api-document.ts";

/** The OpenAPI document as a plain HTML page, without scripts and foreign styles. */
export function apiReaderHtml(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const areas = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? "");
  const sections = Array.from(
    areas,
    ([area, entries]) => `<h2>${escapeMarkup(area)}</h2>${entries.map(section).join("")}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(document.info.title)} API</title></head><body><main><h1>${escapeMarkup(document.info.title)} API</h1><p>The machine-readable form: <a href="/api/openapi.json">openapi.json</a></p>${sections.join("")}${schemas(document)}</main></body></html>`;
}

function section({ path, method, operation }: { path: string; method: string; operation: OpenApiOperation }): string {
  const { security, parameters, requestBody, responses } = operation;
  const shape = escapeMarkup(JSON.stringify({ security, parameters, requestBody, responses }, null, 2));
  return `<details><summary><code>${escapeMarkup(method.toUpperCase())} /api${escapeMarkup(path)}</code> — ${escapeMarkup(operation.summary ?? "")}</summary><pre>${shape}</pre></details>`;
}

/** The schemas that the answers above refer to. */
const schemas = ({ components }: OpenApiDocument) =>
  `<h2>schemas</h2><pre>${escapeMarkup(JSON.stringify(components?.schemas ?? {}, null, 2))}</pre>`;
