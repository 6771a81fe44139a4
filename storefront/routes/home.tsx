import { useTranslate } from "../i18n/messages-provider.tsx";
import { PageHead } from "../shell/head/page-head.tsx";

export default function Home() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t("meta.home.title")} description={t("meta.home.description")} />
      <h1>{t("home.hero.title")}</h1>
    </>
  );
}
