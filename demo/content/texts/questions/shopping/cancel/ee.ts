import { list, p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kas-tellimust-saab-tuhistada-voi-tagastada",
  title: "Kas tellimust saab tühistada või tagastada?",
  description: "Enne saatmist igal ajal, pärast kättesaamist {withdrawalDays} jooksul. Põhjust pole vaja.",
  blocks: [
    p("Jah, ja põhjust pole vaja."),
    list(
      "**Veel tasumata:** tühistage tellimuse lehel või jätke lihtsalt maksmata.",
      "**Tasutud, kuid saatmata:** vajutage [Tagane lepingust siin](/withdrawal). Peatame tellimuse ja raha läheb kohe tagasi.",
      "**Saadetud või kätte saadud:** sama vormiga saate taganeda {withdrawalDays} jooksul pärast kauba kättesaamist. Kuhu saata, kirjutame teile. Tagasitee eest maksate teie; meie tagastame raha kauba, veo ja tavalise tarne eest.",
    ),
    p(
      "Midagi on katki või vale? Siis ei ole see tagastus, vaid [pretensioon](/claims), ja tagasitee ei maksa teile midagi.",
    ),
  ],
};
