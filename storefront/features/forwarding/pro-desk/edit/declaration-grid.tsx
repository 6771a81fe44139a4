import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useIdempotencyKey } from "#client/calls/use-idempotency-key.ts";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { checkDeclaration, MOST_DECLARED_LINES, valueSoFar } from "#domain/forwarding/parcels/declaration.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { formatMoney } from "#i18n/format.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { asDeclared, LOOKS_LIKE_CODE } from "#storefront/commerce/declaration/declared-lines.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { loadCurrentUser } from "#storefront/shell/visitor/current-user.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { GridData } from "../load-pro-desk.ts";
import { GridCells } from "./grid-cells.tsx";
import { addLine, declaredOf, type GridLine, gridOf } from "./grid-lines.ts";
import { GridTools } from "./grid-tools.tsx";

/** FORWARDING-07: what a parcel contains as a grid, into which a spreadsheet can be pasted. */
export function DeclarationGrid({ parcel, templates }: GridData) {
  const t = useTranslate();
  const key = useIdempotencyKey();
  const navigate = useNavigate();
  const { locale } = usePageData();
  const [lines, setLines] = useState<readonly GridLine[]>(() => gridOf(parcel.lines));
  const declared = declaredOf(lines);
  const { props, field, busy, ...state } = useCallForm({
    read: (typed) => ({ lines: declared, is_attested: typed.has("is_attested") }),
    check: (read) => ({
      ...checkDeclaration(read.lines.map(asDeclared), LOOKS_LIKE_CODE),
      ...(read.is_attested ? {} : { is_attested: "declaration.attest" as const }),
    }),
    send: async (read) => {
      const { number } = parcel;
      await browserApi.parcels.declare({ number, ...read }, { context: { idempotencyKey: key.current() } });
      key.renew();
      showToast({ tone: "success", text: t("declaration.saved") });
      await loadCurrentUser();
      await navigate(withLocale(templates ? "/site-pro?tab=parcels" : `/parcels/${number}`, locale));
    },
    onRefused: (code) => code !== null && key.renew(),
  });
  const value = valueSoFar(declared.map(asDeclared));
  return (
    <Panel padding="none">
      {templates && <GridTools number={parcel.number} templates={templates} lines={declared} onFill={setLines} />}
      <form {...props}>
        <div className="px-4 pt-4 md:px-6">
          <FormProblems {...state} />
        </div>
        <GridCells lines={lines} field={field} onChange={setLines} />
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 md:px-6">
          {lines.length < MOST_DECLARED_LINES && (
            <Button variant="text" size="sm" onClick={() => setLines(addLine(lines))} className="-ms-4">
              <Plus aria-hidden="true" />
              {t("declaration.add")}
            </Button>
          )}
          <p className="text-ui">
            {t("declaration.so-far")}{" "}
            <strong className="font-semibold tabular-nums">{formatMoney(value, "EUR", t.language)}</strong>
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line p-4 md:px-6">
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
    </Panel>
  );
}
