/** The figures that a text names in braces, such as {storagePerDay}, as the reader sees them today. */
export type Figures = Readonly<Record<string, string>>;

const NAME = /\{(\w+)\}/g;

/** A text with its figures; a name that is not known stays as it is written, so that staff notice it. */
export function withFigures<T>(value: T, figures: Figures): T {
  if (typeof value === "string") return value.replaceAll(NAME, (whole, name: string) => figures[name] ?? whole) as T;
  if (Array.isArray(value)) return value.map((item) => withFigures(item, figures)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withFigures(item, figures)])) as T;
}
