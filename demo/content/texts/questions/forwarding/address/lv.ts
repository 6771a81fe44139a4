import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kada-ir-mana-adrese-arzemes",
  title: "Kāda ir mana adrese ārzemēs, un kā to rakstīt?",
  description:
    "Katrai noliktavai ir adrese, un Suite numurs tajā ir tikai jūsu. Pārkopējiet to veikala veidlapā rindu pa rindai.",
  blocks: [
    p(
      "Tiklīdz e-pasts ir apstiprināts, savas adreses atradīsiet sadaļā [Sūtījumi](/parcels): pa vienai katrā mūsu noliktavā. Tās ir parastas ielu adreses, ko varat norādīt jebkurā veikalā, kas piegādā uz šo valsti.",
    ),
    p(
      "Par jūsu adresi to padara **Suite numurs**, divi burti un pieci cipari. Visās noliktavās tas ir vienāds, un tam jābūt uz katras etiķetes, vislabāk adreses otrajā rindā. Norādiet savu vārdu, kāds tas ir kontā.",
    ),
    p("Nospiediet “Kopēt visu”, un nekļūdīsieties. Ja veikals prasa tālruni, ņemiet to, kas norādīts pie adreses."),
    p("Bez salasāma Suite numura sūtījums gaida starp neatpazītajiem."),
  ],
};
