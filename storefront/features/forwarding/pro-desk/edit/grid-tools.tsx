import { ClipboardPaste, CopyPlus, Save, Trash2 } from "lucide-react";
import { useState } from "react";
import { readRefusal } from "#client/calls/call-refusal.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { DeclarationTemplate } from "#contracts/shop/forwarding/declarations.ts";
import type { DeclaredLineInput } from "#contracts/shop/forwarding/parcels.ts";
import { checkTemplateName } from "#domain/forwarding/declarations/template.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { Button } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { type GridLine, gridOf } from "./grid-lines.ts";

interface GridToolsProps {
  number: string;
  templates: readonly DeclarationTemplate[];
  /** The present lines of the grid. */
  lines: DeclaredLineInput[];
  onFill(lines: readonly GridLine[]): void;
}

/** Fills the grid from the last declaration or a template, and explains pasting from a spreadsheet. */
export function GridTools({ number, templates: loaded, lines, onFill }: GridToolsProps) {
  const t = useTranslate();
  const [templates, setTemplates] = useState(loaded);
  const [chosen, setChosen] = useState("");
  const attempt = (work: () => Promise<void>) =>
    work().catch((error) => {
      const { problem, fields } = readRefusal(error);
      showToast({ tone: "error", text: t(Object.values(fields)[0] ?? problem) });
    });
  const withKey = () => ({ context: { idempotencyKey: crypto.randomUUID() } });

  const copyLast = () =>
    attempt(async () => {
      const { lines: last } = await browserApi.declarations.last({ number });
      if (last.length === 0) showToast({ tone: "error", text: t("pro.grid.no-last") });
      else onFill(gridOf(last));
    });

  function fill(id: string) {
    setChosen(id);
    const template = templates.find((each) => String(each.id) === id);
    if (template) onFill(gridOf(template.lines));
  }

  const forget = () =>
    attempt(async () => {
      await browserApi.declarations.deleteTemplate({ id: Number(chosen) }, withKey());
      setTemplates(templates.filter(({ id }) => String(id) !== chosen));
      setChosen("");
    });

  const keep = (name: string) =>
    attempt(async () => {
      const kept = await browserApi.declarations.saveTemplate({ name, lines }, withKey());
      setTemplates(kept.templates);
      showToast({ tone: "success", text: t("pro.grid.kept") });
    });

  return (
    <div className="grid gap-4 border-b border-line p-4 md:px-6">
      <p className="flex items-start gap-2 text-sm text-ink2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
        <ClipboardPaste aria-hidden="true" />
        {t("pro.grid.paste")}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Button variant="outline" size="sm" onClick={copyLast}>
          <CopyPlus aria-hidden="true" />
          {t("pro.grid.copy-last")}
        </Button>
        {templates.length > 0 && (
          <SelectField
            label={t("pro.grid.template")}
            value={chosen}
            onChange={({ target }) => fill(target.value)}
            className="min-w-52"
          >
            <option value="">{t("declaration.choose")}</option>
            {templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {chosen !== "" && (
          <IconButton label={t("pro.grid.forget")} onClick={forget}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
        <KeepTemplate onKeep={keep} />
      </div>
    </div>
  );
}

function KeepTemplate({ onKeep }: { onKeep(name: string): void }) {
  const t = useTranslate();
  const [name, setName] = useState("");
  const problem = checkTemplateName(name);
  return (
    <div className="flex flex-wrap items-end gap-2 md:ms-auto">
      <TextField
        label={t("pro.grid.template-name")}
        value={name}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
        className="min-w-44"
      />
      <Button variant="outline" size="sm" {...(problem && { unavailable: t(problem) })} onClick={() => onKeep(name)}>
        <Save aria-hidden="true" />
        {t("pro.grid.keep")}
      </Button>
    </div>
  );
}
