import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "unustasin-parooli",
  title: "Unustasin parooli või teab seda keegi teine. Mida teha?",
  description: "Küsige sisselogimislehel link. Uus parool logib kõik teised seadmed välja.",
  blocks: [
    p(
      "Vajutage lehel [Logi sisse](/login) „Unustasite?“ ja sisestage oma e-posti aadress. Kui selline konto on olemas, on link juba teel. See toimib ühe korra, {resetMinutes}. Kui midagi ei tule, vaadake rämpsposti kausta.",
    ),
    p(
      "Arvate, et keegi teine teab parooli? Muutke see kohe lehel [Konto andmed](/account-information). Sellega **logitakse kõik teised seadmed välja**. Samal lehel näete, kus olete sisse logitud, ja saate üksikuid seadmeid välja logida.",
    ),
    p(
      "Heas paroolis on vähemalt {passwordLength} tähemärki. Mõnda sõna järjest on kerge meeles pidada ja raske ära arvata. E-posti ega telefoni teel me parooli kunagi ei küsi.",
    ),
  ],
};
