import { Plus, Trash2 } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formAction } from "#domain/forwarding/calculator/form-actions.ts";
import { BOX_LIMITS } from "#domain/forwarding/calculator/limits.ts";
import { boxKey, type TypedBox } from "#domain/forwarding/calculator/typed-calculation.ts";
import { buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { FieldLine } from "#ui/field-frame.tsx";
import type { FormPartProps } from "./calculator-form.tsx";
import { FormActionButton } from "./form-action-button.tsx";

export function BoxList({ data, calculation }: FormPartProps) {
  const { boxes } = calculation.typed;
  return (
    <div className="grid grid-cols-1 gap-6">
      {boxes.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a box has no other name than its place
        <Box key={at} at={at} data={data} calculation={calculation} />
      ))}
    </div>
  );
}

const SIDES = ["length", "width", "height"] as const;

function Box({ at, data: { problems }, calculation }: FormPartProps & { at: number }) {
  const t = useTranslate();
  const { typed, change } = calculation;
  const box = typed.boxes[at];
  if (!box) return null;
  const write = (field: keyof TypedBox, text: string) =>
    change({ ...typed, boxes: typed.boxes.with(at, { ...box, [field]: text }) });
  const sizeProblem = SIDES.some((side) => problems[`${side}-${at}`]);
  const sizeLine = `box-${at}-size`;
  return (
    <fieldset aria-labelledby={`box-${at}`} className="min-w-0">
      <div className="mb-3 flex min-h-10 flex-wrap items-center justify-between gap-x-3">
        <h2 id={`box-${at}`} className="type-h4">
          {t("calculator.box", { number: at + 1 })}
        </h2>
        <BoxButtons at={at} calculation={calculation} />
      </div>
      <div className="grid gap-x-3 gap-y-4 sm:grid-cols-[minmax(7rem,1fr)_minmax(0,3fr)]">
        <TextField
          name={boxKey("kg")}
          label={t("calculator.weight")}
          value={box.kg}
          onChange={(event) => write("kg", event.target.value)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          trailing={<span className="text-sm">{t("calculator.kg")}</span>}
          error={problems[`kg-${at}`] && t("calculator.error.weight")}
        />
        <div>
          <p aria-hidden="true" className="mb-1.5 text-sm font-label">
            {t("calculator.size")}
          </p>
          <div className="grid grid-cols-3 gap-2">
            {SIDES.map((side) => (
              <input
                key={side}
                name={boxKey(side)}
                aria-label={t(`calculator.${side}`)}
                value={box[side]}
                onChange={(event) => write(side, event.target.value)}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                aria-invalid={problems[`${side}-${at}`] ? true : undefined}
                aria-describedby={sizeProblem ? sizeLine : undefined}
                className="field-control text-center"
              />
            ))}
          </div>
          <FieldLine id={sizeLine} error={sizeProblem && t("calculator.error.size")} />
        </div>
      </div>
    </fieldset>
  );
}

/** The last box offers another one; with several each can be removed. */
function BoxButtons({ at, calculation }: Pick<FormPartProps, "calculation"> & { at: number }) {
  const t = useTranslate();
  const { length: count } = calculation.typed.boxes;
  const isLast = at === count - 1;
  return (
    <span className="-me-4 flex items-center gap-1">
      {count > 1 && (
        <FormActionButton
          calculation={calculation}
          action={formAction.remove(at)}
          aria-label={t("calculator.remove-box", { number: at + 1 })}
          className={buttonClass({ variant: "text", size: "sm" })}
        >
          <Trash2 aria-hidden="true" />
        </FormActionButton>
      )}
      {isLast && count < BOX_LIMITS.boxes && (
        <FormActionButton
          calculation={calculation}
          action={formAction.add}
          className={buttonClass({ variant: "text", size: "sm" })}
        >
          <Plus aria-hidden="true" />
          {t("calculator.add-box")}
        </FormActionButton>
      )}
    </span>
  );
}
