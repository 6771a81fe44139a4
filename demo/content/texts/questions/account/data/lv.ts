import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "ko-par-mani-glabajat",
  title: "Ko jūs par mani glabājat, un kā dzēst kontu?",
  description: "Visu varat lejupielādēt un kontu dzēst paši, lapā “Konta informācija”.",
  blocks: [
    p("Abi ir lapā [Konta informācija](/account-information), un nekāda atļauja nav vajadzīga."),
    p(
      "**Lejupielādēt.** Visu, ko par jums glabājam, saliekam vienā arhīvā: pasūtījumus, sūtījumus, maksājumus, failus. Saite parādās šajā lapā, un atvērt to varat tikai jūs.",
    ),
    p(
      "**Dzēst.** Vārds, adreses, e-pasts un pieslēgumi tiek dzēsti uzreiz un uz visiem laikiem. Rēķini un maksājumi glabājas tik ilgi, cik prasa likums, bez jūsu vārda, kur tas atļauts. Bilances atlikums zūd, tāpēc vispirms pieprasiet tā izmaksu.",
    ),
    p("Ko un kāpēc glabājam, vienkāršiem vārdiem rakstīts [privātuma politikā](/privacy-policy)."),
  ],
};
