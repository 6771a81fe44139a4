import { LONGEST_TEXT } from "#domain/content/translations/check-text.ts";
import { LANGUAGES, type Language } from "#domain/operations/storefronts/storefront.ts";
import type { Translate } from "#i18n/translate.ts";
import { actionsOn } from "../../kit/form/action.ts";
import { checkbox, choice, longText, optional, text } from "../../kit/form/field.ts";
import { shownMoment } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";

type Row = Awaited<ReturnType<typeof staffApi.changedTexts.list>>["items"][number];

const permission = "translations.write";
const words = longText("staff.translations.text", { maxLength: LONGEST_TEXT });
const layer = optional(text("staff.bench.storefront", { maxLength: 20, help: "staff.translations.storefront-help" }));
const language = choice<Language>(
  "staff.language",
  LANGUAGES.map((one) => ({ value: one, label: `staff.language.${one}` as const })),
);

const on = actionsOn<Row>();
const begin = actionsOn<null>();

const nameOf = ({ storefront, language: of, key, version }: Row) => ({
  ...(storefront === null ? {} : { storefront }),
  language: of,
  key,
  version,
});

const change = on({
  event: "change",
  label: "staff.translations.save",
  permission,
  fields: { text: words },
  send: (row, values, sending) => staffApi.translations.save({ ...nameOf(row), ...values }, sending),
});

const revert = on({
  event: "revert",
  label: "staff.translations.revert",
  permission,
  fields: {},
  send: (row, _values, sending) => staffApi.translations.revert(nameOf(row), sending),
});

/** A text that somebody else wrote meanwhile is the row of the next submission. */
const save = actionsOn<Row | null>()({
  event: "save",
  label: "staff.translations.save",
  permission,
  fields: { storefront: layer, language, key: text("staff.translations.key", { maxLength: 200 }), text: words },
  send: (row, values, sending) => staffApi.translations.save({ ...values, version: row?.version ?? 0 }, sending),
});

type Imported = Awaited<ReturnType<typeof staffApi.translations.import>>;

/** Some problems are those of a text, others those of a table. */
const problemKey = (problem: Imported["problems"][number]["problem"]) => {
  if (problem === "columns" || problem === "quotes") return `staff.redirects.problem.${problem}` as const;
  if (problem === "key" || problem === "twice") return `staff.translations.problem.${problem}` as const;
  return `translations.problem.${problem}` as const;
};

function reportImport({ is_written, problems, ...sums }: Imported, t: Translate): string {
  const lines = problems.map(({ line, problem }) =>
    t("staff.redirects.line", { line, problem: t(problemKey(problem)) }),
  );
  return [t(is_written ? "staff.translations.imported" : "staff.translations.not-imported", sums), ...lines].join("\n");
}

const bringIn = begin({
  event: "import",
  label: "staff.redirects.import",
  permission,
  fields: {
    storefront: layer,
    language,
    csv: longText("staff.redirects.csv", { maxLength: 200_000, help: "staff.translations.csv-help" }),
    dry_run: checkbox("staff.redirects.dry-run"),
  },
  send: (_, values, sending) => staffApi.translations.import(values, sending),
  report: (answer, _row, t) => reportImport(answer, t),
});

const allow = begin({
  event: "allow",
  label: "staff.translations.allow",
  permission,
  fields: {
    storefront: text("staff.bench.storefront", { maxLength: 20 }),
    email: text("staff.translations.email", { maxLength: 254 }),
    is_allowed: checkbox("staff.translations.allowed"),
  },
  send: (_, values, sending) => staffApi.translations.allow(values, sending),
});

/** Texts that lie over the program's own. */
export const translations: Queue<Row> = {
  name: "translations",
  title: "staff.translations.title",
  permission: "translations.read",
  list: ({ after }) => staffApi.changedTexts.list(after ? { after } : {}),
  nameOf: ({ key, language: of, storefront }) => [key, of, storefront].filter(Boolean).join(" "),
  columns: [
    {
      label: "staff.bench.storefront",
      text: ({ storefront }, t) => storefront ?? t("staff.translations.every-storefront"),
    },
    { label: "staff.translations.source", text: ({ source }) => source },
    { label: "staff.translations.text", text: (row) => row.text },
    { label: "staff.translations.changed", text: ({ changed_at }) => changed_at && shownMoment(changed_at) },
  ],
  eventsOf: () => ["change", "revert"],
  actions: [change, revert],
  starts: [save, bringIn, allow],
};
