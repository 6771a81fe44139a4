import { list, p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kapec-bilance-ir-nauda",
  title: "Kāpēc bilancē ir nauda, ko es neiemaksāju?",
  description:
    "Jo kaut kas maksāja mazāk, nekā sarunāts: mazāka kaste, mazāks muitas nodoklis. Pie katra darījuma norādīts, par ko tas ir.",
  blocks: [
    p("Jo kaut kas maksāja mazāk, nekā piekritāt. Parasti ir trīs iemesli:"),
    list(
      "**Mazāka kaste.** Pēc iesaiņošanas jūsu pieprasījuma pārvadājums maksāja mazāk. Starpība ir jūsu.",
      "**Muita paņēma mazāk**, nekā samaksājāt par muitas nodokli un importa PVN.",
      "**Atmaksa** par to, ko samaksājāt no bilances.",
    ),
    p(
      "Pie katra darījuma lapā [Bilance](/balance) norādīts numurs, piemēram, FR – pārsūtīšanas pieprasījums, QU – aprēķins. Atveriet to, un iemeslu redzēsiet rindu pa rindai. Nauda ir pieejama uzreiz, un ar to šeit var maksāt par visu.",
    ),
  ],
};
