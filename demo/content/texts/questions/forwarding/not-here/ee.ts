import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "pood-utleb-kohale-toimetatud",
  title: "Pood ütleb „kohale toimetatud“, aga pakki minu kontol pole. Mida teha?",
  description: "Oodake tööpäev. Siis otsige jälgimisnumbri järgi ja selle järgi, mida teab ainult ostja.",
  blocks: [
    p(
      "Kõigepealt oodake üks tööpäev: kaubik toob palju pakke ning igaüks kaalutakse, mõõdetakse ja pildistatakse, enne kui see kontole ilmub.",
    ),
    p(
      "Kui seda ikka pole, siis ei olnud sildil arvatavasti loetavat Suite numbrit. Lehel [Pakid](/parcels) on selleks vorm. Märkige jälgimisnumber ja see, mida teab ainult ostja: pood, tellimuse number, sisu. Abiks on ka kviitung. Võrdleme ja kui kõik klapib, on pakk teie oma.",
    ),
    p(
      "[Teatasite pakist](/parcels/announce), aga see ei saabunud? Kui ootame juba {missingAfterDays}, märgime selle puuduvaks ja kirjutame teile. Siis küsige palun poest, kus see on.",
    ),
  ],
};
