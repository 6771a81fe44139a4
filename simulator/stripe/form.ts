export type FormValue = string | FormFields;
export interface FormFields {
  [name: string]: FormValue;
}

/** Parses the form encoding of Stripe's clients: `line_items[0][quantity]=2` becomes nested fields and lists. */
export function readForm(body: string): FormFields {
  const fields: FormFields = Object.create(null);
  for (const [name, value] of new URLSearchParams(body)) {
    const steps = name.split(/[[\]]+/).filter((step, index) => step !== "" || index === 0);
    const last = steps.pop() ?? "";
    let target = fields;
    for (const step of steps) {
      const inner = target[step];
      target = typeof inner === "object" ? inner : enter(target, step);
    }
    target[last] = value;
  }
  return fields;
}

function enter(fields: FormFields, name: string): FormFields {
  const inner: FormFields = Object.create(null);
  fields[name] = inner;
  return inner;
}

export const fieldsOf = (value: FormValue | undefined): FormFields => (typeof value === "object" ? value : {});

export const textOf = (value: FormValue | undefined): string => (typeof value === "string" ? value : "");
