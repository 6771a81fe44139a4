import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "skolko-vy-hranite-posylki",
  title: "Сколько вы храните мои посылки?",
  description: "Бесплатно {freeStorageDays}, потом {storagePerDay} за каждый начатый день. Мы вовремя напоминаем.",
  blocks: [
    p(
      "**Бесплатно мы храним {freeStorageDays}** со дня прибытия посылки, а для бизнес-клиентов с [учётной записью Pro](/pro) — {freeStorageDaysPro}. Потом каждый начатый день стоит {storagePerDay}. Вы платите вместе с перевозкой, когда посылка уезжает.",
    ),
    p(
      "Оставшиеся дни указаны у каждой посылки. Прежде чем они кончатся, мы ещё и пишем вам, первый раз — за неделю до срока. Если нужно дольше, на странице посылки можно добавить {longerStorageDays} за {longerStorageFee}.",
    ),
    p(
      "Если после бесплатных дней посылка остаётся ещё больше чем на {abandonedAfterDays}, она подлежит утилизации. Но и тогда ничего не происходит сразу: вы получаете два уведомления, а решают люди.",
    ),
  ],
};
