import { Upload } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Button } from "#ui/button.tsx";
import type { ButtonVariant } from "#ui/button-class.ts";

interface FileButtonProps {
  onChoose(file: File): unknown;
  busy: boolean;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** Chooses one table; the same file can be chosen again after it was changed. */
export function FileButton({ onChoose, busy, variant, children }: FileButtonProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        aria-label={t("pro.file.choose")}
        className="visually-hidden"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void onChoose(file);
          currentTarget.value = "";
        }}
      />
      <Button variant={variant} busy={busy} busyLabel={t("pro.file.reading")} onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" />
        {children}
      </Button>
    </>
  );
}
