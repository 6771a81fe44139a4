import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "mis-maksab-ostke-minu-eest",
  title: "Mis maksab, kui ostate minu eest?",
  description:
    "Meie tasu on {quoteFeePercent} kauba hinnast, vähemalt {quoteFeeMinimum}. Kõik muu on hinnapakkumises rida-realt näha.",
  blocks: [
    p(
      "Meie tasu ostmise eest on **{quoteFeePercent} kauba hinnast**, kuid vähemalt {quoteFeeMinimum}. Maksate selle ainult siis, kui hinnapakkumise kinnitate.",
    ),
    p(
      "Hinnapakkumises on igal osal oma rida: kaup fikseeritud kursiga, tarne poest meie lattu, meie tasu, vedu lennukiga või laevaga, kindlustus, tollimaks, impordi käibemaks ja tarne teieni. Kõik read kokku on hind ukseni.",
    ),
    p(
      "Juba enne seda näitab vorm, kui palju see umbes maksab, niipea kui olete lisanud lingi, kauba liigi ja hinna. See summa on hinnanguline ega kohusta kedagi.",
    ),
  ],
};
