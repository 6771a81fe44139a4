import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kas-hind-voib-parast-pakkimist-tousta",
  title: "Kas edasisaatmise hind võib pärast pakkimist tõusta?",
  description: "Ei. Summa, millega nõustute, on suurim. Kui pakitud kast maksab vähem, läheb vahe teile tagasi.",
  blocks: [
    p(
      "Ei. Summa, millega nõustute, on **suurim, mida maksate** veo ja pakkimise eest. Arvutame selle pakkide järgi, nagu need saabusid. Pärast pakkimist mõõdame uue kasti. Kui see maksab vähem, vähenevad vedu ja impordi käibemaks ning vahe läheb kohe tagasi sinna, kust see tuli. Kui rohkem, kanname selle meie.",
    ),
    p(
      "Üks rida meist ei sõltu: see, mida võtab toll. Kui vähem, saate vahe tagasi. Kui rohkem ja vahe ületab nii {customsTolerance} kui ka {customsToleranceMinimum}, saadame arve; väiksema vahe kanname meie.",
    ),
    p("Soovite täpset hinda juba ette? Selleks on proovipakkimine, mis maksab {rehearsalFee}."),
  ],
};
