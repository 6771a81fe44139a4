import { Plus } from "lucide-react";
import { type RefObject, useCallback, useEffect, useState } from "react";
import { useIdempotencyKey } from "#client/calls/use-idempotency-key.ts";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelDetails, ParcelLine } from "#contracts/shop/forwarding/parcel-data.ts";
import { checkDeclaration, MOST_DECLARED_LINES, valueSoFar } from "#domain/forwarding/parcels/declaration.ts";
import { formatMoney } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { showToast } from "#ui/toast-store.ts";
import { browserApi } from "../../browser-api.ts";
import { loadCurrentUser } from "../../shell/visitor/current-user.ts";
import { DeclaredLineFields } from "./declared-line.tsx";
import { asDeclared, LOOKS_LIKE_CODE, readLines } from "./declared-lines.ts";

interface KeyedLine {
  key: number;
  /** Undefined for a line that was not declared before. */
  line: ParcelLine | undefined;
}

/** A parcel with its earlier declaration. */
export type DeclaredParcel = Pick<ParcelDetails, "number" | "lines" | "value" | "is_attested">;

interface DeclarationFormProps {
  parcel: DeclaredParcel;
  onSaved(): Promise<unknown>;
}

/** Lines keep their fields while others are added and removed. */
function useLines(parcel: DeclaredParcel) {
  const [lines, setLines] = useState<readonly KeyedLine[]>(() => {
    const declared = parcel.lines.map((line, key): KeyedLine => ({ key, line }));
    return declared.length > 0 ? declared : [{ key: 0, line: undefined }];
  });
  const add = () => setLines((all) => [...all, { key: Math.max(...all.map(({ key }) => key)) + 1, line: undefined }]);
  const remove = (key: number) => setLines((all) => all.filter((line) => line.key !== key));
  return { lines, add, remove };
}

/** The value of the lines in the form; read again when a line is added or removed. */
function useValueSoFar(form: RefObject<HTMLFormElement | null>, count: number, declared: DeclaredParcel["value"]) {
  const [value, setValue] = useState(declared);
  const read = useCallback(() => {
    if (form.current) setValue(valueSoFar(readLines(new FormData(form.current), count).map(asDeclared)));
  }, [form, count]);
  useEffect(read, [read]);
  return [value, read] as const;
}

/** FORWARDING-02: the contents of the parcel, line by line, and the attestation. */
export function DeclarationForm({ parcel, onSaved }: DeclarationFormProps) {
  const t = useTranslate();
  const key = useIdempotencyKey();
  const { lines, add, remove } = useLines(parcel);
  const { props, field, busy, ...state } = useCallForm({
    read: (typed) => ({ lines: readLines(typed, lines.length), is_attested: typed.has("is_attested") }),
    check: (declared) => ({
      ...checkDeclaration(declared.lines.map(asDeclared), LOOKS_LIKE_CODE),
      ...(declared.is_attested ? {} : { is_attested: "declaration.attest" as const }),
    }),
    send: async (declared) => {
      const { number } = parcel;
      await browserApi.parcels.declare({ number, ...declared }, { context: { idempotencyKey: key.current() } });
      key.renew();
      showToast({ tone: "success", text: t("declaration.saved") });
      await Promise.all([onSaved(), loadCurrentUser()]);
    },
    onRefused: (code) => code !== null && key.renew(),
  });
  const [value, readValue] = useValueSoFar(state.form, lines.length, parcel.value);
  return (
    <form
      {...props}
      onInput={(event) => {
        props.onInput(event);
        readValue();
      }}
    >
      <FormProblems {...state} />
      {lines.map((declared, index) => (
        <DeclaredLineFields
          key={declared.key}
          index={index}
          line={declared.line}
          field={field}
          onRemove={lines.length > 1 ? () => remove(declared.key) : undefined}
        />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3 py-3">
        {lines.length < MOST_DECLARED_LINES && (
          <Button variant="text" size="sm" onClick={add} className="-ms-4">
            <Plus aria-hidden="true" />
            {t("declaration.add")}
          </Button>
        )}
        <p className="text-ui">
          {t("declaration.so-far")}{" "}
          <strong className="font-semibold tabular-nums">{formatMoney(value, "EUR", t.language)}</strong>
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
        <Checkbox
          {...field("is_attested")}
          defaultChecked={parcel.is_attested}
          className="min-w-56 grow basis-0 text-sm"
        >
          {t("declaration.true")}
        </Checkbox>
        <Button type="submit" busy={busy} busyLabel={t("declaration.busy")} className="max-sm:w-full">
          {t("declaration.save")}
        </Button>
      </div>
    </form>
  );
}
