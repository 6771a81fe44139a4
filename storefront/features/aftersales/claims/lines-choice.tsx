import { useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ClaimableView } from "#contracts/shop/aftersales/claims.ts";
import { type ClaimKind, isAboutGoods } from "#domain/aftersales/claims/claim-rules.ts";
import { formatMoney } from "#i18n/format.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldLine } from "#ui/field-frame.tsx";

interface LinesChoiceProps {
  about: ClaimableView;
  chosen: readonly number[];
  onChoose: (ids: readonly number[]) => void;
  name: string;
  error: string | undefined;
}

/** Only goods are claimed one by one, and one alone needs no choice. */
export const choosesLines = ({ lines }: Pick<ClaimableView, "lines">, kind: ClaimKind): boolean =>
  lines.length > 1 && isAboutGoods(kind);

/** Which goods of an order are meant. */
export function LinesChoice({ about: { lines, currency }, chosen, onChoose, name, error }: LinesChoiceProps) {
  const t = useTranslate();
  const id = useId();
  const toggle = (line: number) =>
    onChoose(chosen.includes(line) ? chosen.filter((each) => each !== line) : [...chosen, line]);
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-label">{t("claim.lines")}</legend>
      <ul className="divide-y divide-line rounded-field border border-line px-4">
        {lines.map((line) => (
          <li key={line.id} className="py-2">
            <Checkbox
              name={name}
              value={line.id}
              checked={chosen.includes(line.id)}
              onChange={() => toggle(line.id)}
              aria-describedby={error && `${id}-line`}
              help={`${t("claim.pieces", { quantity: line.quantity })} · ${formatMoney(line.paid, currency, t.language)}`}
            >
              <span className="wrap-anywhere">{line.name}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <FieldLine id={`${id}-line`} error={error} />
    </fieldset>
  );
}
