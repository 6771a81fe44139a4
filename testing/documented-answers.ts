import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

interface DocumentedAnswer {
  headers?: Record<string, { required?: boolean; schema: object }>;
  content?: Record<string, { schema: object }>;
}

export interface ApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, DocumentedAnswer> }>>;
  components: object;
}

interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Says what of an answer is not as the OpenAPI document describes it; null where everything is. */
export function documentedAnswers(document: ApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats.default(ajv);
  const compiled = new Map<object, ValidateFunction>();
  const differenceFrom = (schema: object, value: unknown) => {
    // References lead to the root of what is compiled.
    const validate = compiled.get(schema) ?? ajv.compile({ ...schema, components: document.components });
    compiled.set(schema, validate);
    return validate(value) ? null : ajv.errorsText(validate.errors);
  };
  return (call: { method: string; path: string }, { statusCode, headers, body }: Answer): string | null => {
    const declared = document.paths[call.path]?.[call.method.toLowerCase()]?.responses[String(statusCode)];
    if (!declared) return `the status ${statusCode} is not declared: ${body.slice(0, 200)}`;
    for (const [name, { required, schema }] of Object.entries(declared.headers ?? {})) {
      const value = headers[name.toLowerCase()];
      if (value === undefined && required) return `${statusCode} without ${name}`;
      const difference = value === undefined ? null : differenceFrom(schema, Number(value));
      if (difference) return `${statusCode} ${name}: ${difference}`;
    }
    const type = String(headers["content-type"]).split(";", 1)[0] ?? "";
    const content = declared.content?.[type];
    if (!content) return `${statusCode} as ${type}`;
    const difference = differenceFrom(content.schema, JSON.parse(body));
    return difference && `${statusCode}: ${difference}: ${body.slice(0, 300)}`;
  };
}
