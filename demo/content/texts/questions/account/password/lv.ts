import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "aizmirsu-paroli",
  title: "Aizmirsu paroli vai to zina kāds cits. Ko darīt?",
  description: "Pieprasiet saiti pieslēgšanās lapā. Jauna parole atslēdz visas pārējās ierīces.",
  blocks: [
    p(
      "Lapā [Pieslēgties](/login) spiediet “Aizmirsāt?” un ievadiet e-pastu. Ja tāds konts ir, saite jau ir ceļā. Tā darbojas vienu reizi, {resetMinutes}. Ja nekas nav pienācis, ieskatieties mēstuļu mapē.",
    ),
    p(
      "Domājat, ka paroli zina kāds cits? Uzreiz nomainiet to lapā [Konta informācija](/account-information). Ar to **tiek atslēgtas visas pārējās ierīces**. Tajā pašā lapā redzat, kur esat pieslēdzies, un varat atslēgt atsevišķas ierīces.",
    ),
    p(
      "Labā parolē ir vismaz {passwordLength} rakstzīmes. Dažus vārdus pēc kārtas ir viegli atcerēties un grūti uzminēt. Pa e-pastu vai tālruni paroli nekad neprasām.",
    ),
  ],
};
