import { UploadField } from "#client/files/upload-field.tsx";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { SelectField, TextareaField, TextField } from "#ui/field.tsx";
import type { Field } from "./field.ts";

interface FieldControlProps {
  field: Field<unknown>;
  name: string;
  error: string | undefined;
}

/** A field as its declaration says. */
export function FieldControl({ field: { label, help, control }, name, error }: FieldControlProps) {
  const t = useTranslate();
  const texts = { name, label: t(label), ...(help ? { help: t(help) } : {}), ...(error ? { error } : {}) };
  switch (control.kind) {
    case "long":
      return <TextareaField {...texts} maxLength={control.maxLength} rows={3} />;
    case "checkbox": {
      const { label: words, ...rest } = texts;
      return <Checkbox {...rest}>{words}</Checkbox>;
    }
    case "choice":
      return (
        <SelectField {...texts}>
          {control.options.map(({ value, label: option }) => (
            <option key={value} value={value}>
              {t(option)}
            </option>
          ))}
        </SelectField>
      );
    case "files":
      return <UploadField name={name} label={t(label)} purpose={control.purpose} error={error} />;
    default:
      return <TextField {...texts} inputMode={control.inputMode} maxLength={control.maxLength} autoComplete="off" />;
  }
}
