import { Mail, ScanBarcode } from "lucide-react";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { TrackingView } from "#contracts/shop/forwarding/shipments.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";

/** The search that found a parcel; sharing the parcel needs it again. */
export interface FoundBy {
  number: string;
  proof?: string;
}

interface TrackingFormProps {
  number: string;
  className?: string;
  onFound: (parcel: TrackingView, by: FoundBy) => void;
  onNotFound: () => void;
}

/** Asks for a number, and for a proof that only the owner knows. */
export function TrackingForm({ number, className, onFound, onNotFound }: TrackingFormProps) {
  const t = useTranslate();
  const { config, locale } = usePageData();
  const language_id = config.site.languages.find(({ iso_code }) => iso_code === locale)?.id ?? 0;
  const { props, field, busy, form, broken, problem } = useCallForm({
    read: (typed) => ({ number: textOf(typed, "number").trim(), proof: textOf(typed, "proof").trim() }),
    check: ({ number: typed, proof }) => ({
      ...(typed === "" ? { number: "tracking.number-missing" as const } : {}),
      ...(proof === "" ? { proof: "tracking.proof-missing" as const } : {}),
    }),
    send: async (by) => {
      const { parcel } = await browserApi.tracking.lookUp({ ...by, language_id });
      onFound(parcel, by);
    },
    onRefused: (code) => code === "not_found" && onNotFound(),
  });
  return (
    <form {...props} className={className}>
      <div className="grid items-start gap-3 md:grid-cols-[1fr_1fr_auto]">
        <TextField
          {...field("number")}
          defaultValue={number}
          maxLength={60}
          autoComplete="off"
          label={t("tracking.number")}
          leading={<ScanBarcode aria-hidden="true" />}
        />
        <TextField
          {...field("proof")}
          maxLength={254}
          autoComplete="email"
          label={t("tracking.proof")}
          leading={<Mail aria-hidden="true" />}
        />
        <Button type="submit" busy={busy} busyLabel={t("tracking.busy")} className="md:mt-7">
          {t("tracking.show")}
        </Button>
      </div>
      {/* The page shows tips below when nothing was found. */}
      {problem !== "error.call.not-found" && (
        <div className="mt-3">
          <FormProblems form={form} broken={broken} problem={problem} />
        </div>
      )}
    </form>
  );
}
