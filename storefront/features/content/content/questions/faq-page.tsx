import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { FAQ_PATH } from "#storefront/commerce/content/content-paths.ts";
import { JsonLd } from "#storefront/shell/head/json-ld.tsx";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { SeasonNote } from "../blog/season-note.tsx";
import { ContentSearch, searchPath } from "../content-search.tsx";
import { questionsThing } from "../content-things.ts";
import type { FaqData } from "../data/load-faq.ts";
import { FoundTexts } from "../found-texts.tsx";
import { useTypedWords } from "../typed-words.ts";
import { GroupIcon, groupAnchor } from "./group-icon.tsx";
import { PeoplePanel } from "./people-panel.tsx";
import { QuestionPanel } from "./question-panel.tsx";

/** ROUTE-05: search first, then every question by its group. */
export function FaqPage({ faq: { groups, season, cards, found } }: { faq: FaqData }) {
  const t = useTranslate();
  const questions = groups.flatMap((group) => group.questions);
  return (
    <>
      <PageHead title={t("header.help")} description={t("faq.text")} noindex={found !== null} />
      <JsonLd id="faq" thing={import.meta.env.SSR && questionsThing(questions)} />
      <SearchBand query={found?.q ?? ""} />
      <div className="mt-8 grid gap-x-12 gap-y-8 md:mt-12 tablet:grid-cols-[272px_minmax(0,1fr)]">
        <Groups groups={groups} season={season} />
        <div className="grid min-w-0 grid-cols-1 gap-y-10">
          {found && <FoundTexts found={found} />}
          {groups.map((group) => (
            <QuestionPanel key={group.key} group={group} cards={cards} />
          ))}
          <PeoplePanel />
        </div>
      </div>
    </>
  );
}

/** The band reaches both edges of the window: its shadow is cut off above and below. */
const band =
  "-mt-6 bg-soft pt-10 pb-9 text-center shadow-[0_0_0_100vmax_var(--soft)] [clip-path:inset(0_-100vmax)] tablet:-mt-10 md:pt-14 md:pb-12";

function SearchBand({ query }: { query: string }) {
  const t = useTranslate();
  const words = useTypedWords();
  return (
    <div className={band}>
      <h1 className="type-h1 text-softink md:text-[2.5rem]/[2.875rem]">{t("faq.title")}</h1>
      <p className="mt-2 text-softink">{t("faq.text")}</p>
      <ContentSearch
        path={FAQ_PATH}
        query={query}
        label={t("faq.search")}
        submit={t("faq.submit")}
        className="mx-auto mt-6 block max-w-[672px] [&_input]:min-h-14"
      />
      <ul aria-label={t("faq.typed")} className="mt-4 flex flex-wrap justify-center gap-2">
        {words.map((word) => (
          <li key={word}>
            <LocalLink
              to={searchPath(FAQ_PATH, word)}
              aria-current={word === query ? "page" : undefined}
              className="inline-flex min-h-9 items-center rounded-full bg-surface px-4 text-sm font-semibold hover:underline pointer-coarse:min-h-11"
            >
              {word}
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Groups({ groups, season }: Pick<FaqData, "groups" | "season">) {
  const t = useTranslate();
  return (
    <div>
      <nav aria-label={t("faq.groups")} className="tablet:sticky tablet:top-28">
        <p className="mb-2 px-4 text-sm font-semibold max-tablet:hidden">{t("faq.groups")}</p>
        <ul className="max-tablet:flex max-tablet:flex-wrap max-tablet:gap-2">
          {groups.map((group) => (
            <li key={group.key}>
              <a
                href={`#${groupAnchor(group)}`}
                className="flex min-h-12 items-center gap-3 rounded-field px-4 text-ui font-label hover:bg-sunk max-tablet:min-h-11 max-tablet:border max-tablet:border-line max-md:[&_svg]:hidden"
              >
                <GroupIcon group={group} />
                <span className="grow">{group.name}</span>
                <span className="text-caption text-ink2 tabular-nums">{group.questions.length}</span>
              </a>
            </li>
          ))}
        </ul>
        {season && <SeasonNote article={season} />}
      </nav>
    </div>
  );
}
