import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kui-palju-tollimaksu-ja-kaibemaksu",
  title: "Kui palju tollimaksu ja käibemaksu ma maksan?",
  description:
    "Kuni {dutyLimit}: {dutyPerCode} iga kauba liigi kohta ja käibemaks {vatRate}. Üle selle on igal kaubal oma tariif.",
  blocks: [
    p(
      "Kui ühes pakis on kaupa kuni **{dutyLimit}** eest: **{dutyPerCode} iga kauba liigi kohta**, olgu tükke palju tahes, ja impordi käibemaks {vatRate} kaubalt, veolt ja tollimaksult kokku. Paar jalatseid ja vöö on kaks liiki ja nende eest tuleb {dutyFor2}; viis puuvillast T-särki on üks liik ja selle eest tuleb {dutyPerCode}.",
    ),
    p("Üle {dutyLimit} on igal kaubal oma tariif ja loeb ka see, kus asi on tehtud."),
    p(
      "Kõike seda näete enne maksmist. Meie poes on mõlemad juba hinna sees. Edastamise ja hinnapakkumiste puhul näitab iga rida [kalkulaator](/calculate) ning artiklis [„Tollimaks {dutyPerCode}“](/blog/tollimaks-kauba-liikide-jargi) on läbi arvutatud neli ostu.",
    ),
  ],
};
