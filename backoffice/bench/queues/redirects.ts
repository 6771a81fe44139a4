import { LONGEST_RULE_PATH, LONGEST_RULE_TARGET } from "#domain/content/redirects/check-rule.ts";
import { GONE, REDIRECT_STATUSES, RULE_STATUSES } from "#domain/content/redirects/route-rule.ts";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import type { Translate } from "#i18n/translate.ts";
import { actionsOn } from "../../kit/form/action.ts";
import { checkbox, choice, type Field, longText, momentField, optional, text } from "../../kit/form/field.ts";
import { shownMoment } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";

type Row = Awaited<ReturnType<typeof staffApi.redirects.list>>["items"][number];
type Status = Row["status"];

const permission = "redirects.write";

const status: Field<Status> = {
  ...choice(
    "staff.redirects.status",
    RULE_STATUSES.map((one) => ({ value: String(one), label: `staff.redirects.status.${one}` as const })),
  ),
  read: (typed) => ({ value: RULE_STATUSES.find((one) => String(one) === typed) ?? REDIRECT_STATUSES[0] }),
};

const target = optional(
  text("staff.redirects.target", { maxLength: LONGEST_RULE_TARGET, help: "staff.redirects.target-help" }),
);

/** The fields of a route rule, except its path. */
export const ruleFields = {
  target,
  status,
  language: optional(
    choice("staff.redirects.language", [
      { value: "", label: "staff.redirects.every-language" },
      ...LANGUAGES.map((language) => ({ value: language, label: `staff.language.${language}` as const })),
    ]),
  ),
  starts_at: optional(momentField("staff.redirects.from")),
  ends_at: optional(momentField("staff.redirects.to")),
};

const storefront = text("staff.bench.storefront", { maxLength: 20 });
const path = text("staff.redirects.path", { maxLength: LONGEST_RULE_PATH, help: "staff.redirects.path-help" });

const on = actionsOn<Row>();
const begin = actionsOn<null>();

const change = on({
  event: "change",
  label: "staff.redirects.change",
  permission,
  fields: ruleFields,
  send: ({ id, version, path: kept }, { language, ...values }, sending) =>
    staffApi.redirects.change({ id, version, path: kept, ...values, ...chosen(language) }, sending),
});

const remove = on({
  event: "remove",
  label: "staff.redirects.remove",
  permission,
  fields: {},
  send: ({ id, version }, _values, sending) => staffApi.redirects.remove({ id, version }, sending),
});

const add = begin({
  event: "add",
  label: "staff.redirects.add",
  permission,
  fields: { storefront, path, ...ruleFields },
  send: (_, { language, ...values }, sending) => staffApi.redirects.add({ ...values, ...chosen(language) }, sending),
});

type Imported = Awaited<ReturnType<typeof staffApi.redirects.import>>;

/** The result of an import, or of its dry run. */
function reportImport({ added, changed, unchanged, problems, is_written }: Imported, t: Translate): string {
  const sums = t(is_written ? "staff.redirects.imported" : "staff.redirects.not-imported", {
    added,
    changed,
    unchanged,
  });
  const lines = problems.map(({ line, problem }) =>
    t("staff.redirects.line", { line, problem: t(`staff.redirects.problem.${problem}`) }),
  );
  return [sums, ...lines].join("\n");
}

const bringIn = begin({
  event: "import",
  label: "staff.redirects.import",
  permission,
  fields: {
    storefront,
    csv: longText("staff.redirects.csv", { maxLength: 200_000, help: "staff.redirects.csv-help" }),
    dry_run: checkbox("staff.redirects.dry-run"),
  },
  send: (_, values, sending) => staffApi.redirects.import(values, sending),
  report: (answer, _row, t) => reportImport(answer, t),
});

/** Route rules: the targets of paths without a page. */
export const redirects: Queue<Row> = {
  name: "redirects",
  title: "staff.redirects.title",
  permission: "redirects.read",
  list: ({ after }) => staffApi.redirects.list(after ? { after } : {}),
  nameOf: ({ storefront: code, path: of, language }) => [`${code}${of}`, language].filter(Boolean).join(" "),
  columns: [
    {
      label: "staff.redirects.target",
      text: ({ target: to, status: by }, t) => (by === GONE ? t("staff.redirects.status.410") : to),
    },
    { label: "staff.redirects.status", text: ({ status: by }) => String(by) },
    { label: "staff.redirects.from", text: ({ starts_at }) => starts_at && shownMoment(starts_at) },
    { label: "staff.redirects.to", text: ({ ends_at }) => ends_at && shownMoment(ends_at) },
    { label: "staff.redirects.hits", text: ({ hits }) => String(hits) },
    { label: "staff.redirects.last-hit", text: ({ last_hit_at }) => last_hit_at && shownMoment(last_hit_at) },
  ],
  eventsOf: () => ["change", "remove"],
  actions: [change, remove],
  starts: [add, bringIn],
};

function chosen(language: string | undefined) {
  const one = LANGUAGES.find((known) => known === language);
  return one ? { language: one } : {};
}
