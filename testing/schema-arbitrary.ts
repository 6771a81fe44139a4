import fc from "fast-check";

/** The supported keywords of a JSON schema. */
export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  maxItems?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

export interface ExampleOptions {
  /** Whether every optional value is present. */
  isComplete?: boolean;
  /** Values that exist in the shop, by the name of the field. */
  known?: Readonly<Record<string, readonly unknown[]>>;
}

const INT32 = 2 ** 31;
export const BOUNDS = [-1, 0, INT32 - 1, INT32, -INT32, -INT32 - 1, 2 ** 53 - 1, -(2 ** 53) + 1, 2 ** 53, 1e300, 1.5];

const HOSTILE_TEXTS = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "a\u0000b\udfff",
  "\u202e\u2066evil\u2069",
  "'; drop table users; --",
  "%' or 1=1 --",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "../../../etc/passwd",
  "%00%0d%0aSet-Cookie:%20x=1",
  "a\r\nb: c",
  "👩‍👩‍👧‍👦".repeat(20),
  "ﷺ".repeat(100),
  "é\u0301\u0301\u0301",
  "null",
  "NaN",
  "1e309",
  "-0",
  "__proto__",
  "x".repeat(5_000),
];

/** The first and the last days and moments that their formats allow. */
const DAYS = ["0000-01-01", "0001-01-01", "9999-12-31"];
const MOMENTS = ["0000-01-01T00:00:00Z", "0001-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999999999Z"];

/** Values that fit a schema, hostile ones among them. */
export function valuesOf(schema: Schema, options: ExampleOptions = {}): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choiceOf(choices, options);
  if (schema.type === "object") return objectsOf(schema, options);
  if (schema.type === "array") return arraysOf(schema, options);
  if (schema.type === "string") return textsOf(schema);
  if (schema.type === "integer") return integersOf(schema);
  if (schema.type === "number")
    return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true });
  if (schema.type === "boolean") return fc.boolean();
  return schema.type === "null" ? fc.constant(null) : fc.jsonValue();
}

const choiceOf = (schemas: readonly Schema[], options: ExampleOptions) =>
  fc.oneof(...schemas.slice(0, options.isComplete ? 1 : undefined).map((of) => valuesOf(of, options)));

function objectsOf(schema: Schema, options: ExampleOptions): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  if (typeof additionalProperties === "object")
    return fc.dictionary(textsOf(propertyNames ?? {}), valuesOf(additionalProperties, options), { maxKeys: 5 });
  const fields: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
    Object.entries(properties).map(([name, of]) => [name, fieldOf(name, of, options)]),
  );
  const requiredKeys = options.isComplete ? Object.keys(fields) : required;
  return fc.record<Record<string, unknown>>(fields, { noNullPrototype: true, requiredKeys });
}

function fieldOf(name: string, schema: Schema, options: ExampleOptions): fc.Arbitrary<unknown> {
  const known = schema.const === undefined ? options.known?.[name] : undefined;
  const values = valuesOf(schema, options);
  return known?.length ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, values) : values;
}

const arraysOf = ({ items = {}, maxItems = 5 }: Schema, options: ExampleOptions) =>
  fc.array(valuesOf(items, options), { minLength: options.isComplete ? 1 : 0, maxLength: Math.min(maxItems, 5) });

function integersOf({ minimum, exclusiveMinimum, maximum = INT32 - 1 }: Schema): fc.Arbitrary<number> {
  const min = minimum ?? (exclusiveMinimum === undefined ? -INT32 : exclusiveMinimum + 1);
  const small = fc.integer({ min: Math.max(min, 0), max: Math.min(maximum, Math.max(min, 0) + 10) });
  return fc.oneof(
    small,
    fc.maxSafeInteger().map((value) => Math.min(Math.max(value, min), maximum)),
    fc.constant(min),
  );
}

function textsOf({ format, pattern, minLength = 0, maxLength = 10_000 }: Schema): fc.Arbitrary<string> {
  if (format === "date-time") return fc.oneof(fc.constantFrom(...MOMENTS), momentsOf());
  if (format === "date") return fc.oneof(fc.constantFrom(...DAYS), momentsOf().map(dayOf));
  if (format === "uuid") return fc.uuid();
  if (format === "email") return fc.emailAddress();
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const texts = fc.oneof(fc.string({ maxLength: 40 }), fc.string({ unit: "binary", maxLength: 40 }), hostileTexts());
  return texts.map((text) => text.slice(0, maxLength).padEnd(minLength, "x"));
}

const momentsOf = () =>
  fc
    .date({ min: new Date("1970-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
    .map((at) => at.toISOString());

const dayOf = (moment: string) => moment.slice(0, 10);

const hostileTexts = () => fc.constantFrom(...HOSTILE_TEXTS);

type Path = readonly (string | number)[];

/** A copy of a value with another value at a path. */
export function withValue(target: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = Array.isArray(target) ? [...target] : { ...(target as object) };
  const fields = copy as Record<string | number, unknown>;
  fields[step] = withValue(fields[step], rest, value);
  return copy;
}

/** The paths of all values inside a value, its own included. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const inside = Object.entries(value).flatMap(([name, of]) =>
    pathsIn(of, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return [path, ...inside];
}

const NESTED = 2_000;
const MANY = 20_000;

const nested = (value: unknown) => {
  let inside = value;
  for (let level = 0; level < NESTED; level++) inside = [inside];
  return inside;
};

/** Replacements for a value that fits; undefined leaves the value out. */
const misfits = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    { weight: 6, arbitrary: fc.constantFrom<unknown>(...BOUNDS) },
    { weight: 6, arbitrary: hostileTexts() },
    { weight: 6, arbitrary: fc.constantFrom<unknown>(null, true, {}, [], [null], { length: 1 }, "1") },
    { weight: 4, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: fc.constant(nested(1)) },
    { weight: 1, arbitrary: fc.constant(Array.from({ length: MANY }, () => 1)) },
  );

const EXTRA_NAMES = ["extra", "__proto__", "constructor", "toString", "id", "user_id", "status", "0", ""];

/** Values that nearly fit a schema: one inner value is replaced, left out or added. */
export function mutatedValuesOf(schema: Schema, options: ExampleOptions = {}): fc.Arbitrary<unknown> {
  const replaced = fc.tuple(valuesOf(schema, options), fc.nat(), misfits()).map(([value, index, misfit]) => {
    const paths = pathsIn(value);
    return withValue(value, paths[index % paths.length] ?? [], misfit);
  });
  const extended = fc
    .tuple(valuesOf(schema, options), fc.constantFrom(...EXTRA_NAMES), misfits())
    .map(([value, name, extra]) => Object.fromEntries([...Object.entries(value ?? {}), [name, extra]]));
  return fc.oneof({ weight: 3, arbitrary: replaced }, { weight: 1, arbitrary: extended });
}
