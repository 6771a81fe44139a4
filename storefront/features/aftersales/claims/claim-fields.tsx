import { useState } from "react";
import { UploadField } from "#client/files/upload-field.tsx";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ClaimableView } from "#contracts/shop/aftersales/claims.ts";
import { claimCap } from "#domain/aftersales/claims/claim-cap.ts";
import { CLAIM_TEXT, type ClaimKind } from "#domain/aftersales/claims/claim-rules.ts";
import { formatMoney } from "#i18n/format.ts";
import { SelectField, TextareaField } from "#ui/field.tsx";
import { choosesLines, LinesChoice } from "./lines-choice.tsx";

interface ClaimFieldsProps {
  about: ClaimableView;
  field: (name: string) => { name: string; error: string | undefined };
}

/** The fields of one claim: kind, goods, text and evidence. */
export function ClaimFields({ about, field }: ClaimFieldsProps) {
  const t = useTranslate();
  const { number, lines, kinds, currency } = about;
  const [kind, setKind] = useState<ClaimKind | null>(null);
  const [chosen, setChosen] = useState<readonly number[]>(lines.map(({ id }) => id));
  const cap = formatMoney(claimCap(about, kind ?? "other", chosen), currency, t.language);
  return (
    <div className="grid gap-5">
      <SelectField
        {...field(`kind-${number}`)}
        label={t("claim.kind")}
        defaultValue=""
        onChange={({ currentTarget }) => setKind((currentTarget.value || null) as ClaimKind | null)}
      >
        <option value="">{t("claim.kind-choose")}</option>
        {kinds.map((each) => (
          <option key={each} value={each}>
            {t(`claim.kind.${each}`)}
          </option>
        ))}
      </SelectField>
      {kind !== null && choosesLines(about, kind) && (
        <LinesChoice about={about} chosen={chosen} onChoose={setChosen} {...field(`lines-${number}`)} />
      )}
      <TextareaField
        {...field(`text-${number}`)}
        label={t("claim.details")}
        help={t("claim.details-hint")}
        rows={5}
        maxLength={CLAIM_TEXT.max}
      />
      <UploadField
        {...field(`files-${number}`)}
        label={t(kind === "damaged" ? "claim.files-damaged" : "claim.files")}
        purpose="claim-evidence"
      />
      <p role="status" className="text-ui text-ink2">
        {t("claim.at-most", { amount: cap })}
      </p>
    </div>
  );
}
