import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "koks-mano-adresas-uzsienyje",
  title: "Koks mano adresas užsienyje ir kaip jį rašyti?",
  description:
    "Kiekvienas sandėlis turi adresą, o Suite numeris jame – tik jūsų. Nukopijuokite jį į parduotuvės formą.",
  blocks: [
    p(
      "Kai tik patvirtinate el. paštą, savo adresus rasite skiltyje [Siuntos](/parcels): po vieną kiekviename mūsų sandėlyje. Tai įprasti gatvės adresai, kuriuos galite nurodyti bet kurioje parduotuvėje, pristatančioje į tą šalį.",
    ),
    p(
      "Jūsų adresą nuo kitų skiria **Suite numeris**, dvi raidės ir penki skaitmenys. Visuose sandėliuose jis toks pat ir turi būti ant kiekvienos etiketės, geriausia antroje adreso eilutėje. Nurodykite savo vardą, tokį kaip paskyroje.",
    ),
    p(
      "Paspauskite „Kopijuoti viską“ ir nesuklysite. Jei parduotuvė prašo telefono, imkite tą, kuris nurodytas prie adreso.",
    ),
    p("Be įskaitomo Suite numerio siunta laukia tarp neatpažintų."),
  ],
};
