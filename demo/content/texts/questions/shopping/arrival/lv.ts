import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kad-sanemsu-pasutijumu",
  title: "Kad saņemšu savu pasūtījumu?",
  description: "Pa gaisu parasti {airDays}, pa jūru {seaDays}. Katras preces lapā pirms pirkuma redzami divi datumi.",
  blocks: [
    p(
      "Pa gaisu tas parasti aizņem **{airDays}**, pa jūru – **{seaDays}**, ieskaitot piegādi. Preces lapā, grozā un noformējot pasūtījumu katram veidam rādām divus datumus, “no” un “līdz”. Pēc apmaksas tie paši datumi ir pasūtījumā. Vairāk lapā [Piegāde](/delivery).",
    ),
    p(
      "Kur pasūtījums ir tagad, redzat sadaļā [Mani pasūtījumi](/my-orders), ar vienu teikumu par to, kas tālāk. Bez konta atveriet [Izsekot sūtījumu](/tracking) un ievadiet numuru un e-pastu vai tālruņa pēdējos četrus ciparus.",
    ),
    p(
      "Ja vēlākais datums ir pagājis, pasūtījumā rakstīts, ka tas kavējas, un mēs noskaidrojam, kāpēc. Rakstīt mums nav obligāti. Ja sūtījums tā arī nepienāk, naudu atmaksājam.",
    ),
  ],
};
