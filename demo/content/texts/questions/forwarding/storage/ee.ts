import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kui-kaua-te-pakke-hoiate",
  title: "Kui kaua te minu pakke hoiate?",
  description:
    "Tasuta {freeStorageDays}, pärast seda {storagePerDay} iga alustatud päeva eest. Tuletame aegsasti meelde.",
  blocks: [
    p(
      "**Tasuta hoiame {freeStorageDays}** alates paki saabumisest, [Pro-kontoga](/pro) äriklientidel {freeStorageDaysPro}. Pärast seda maksab iga alustatud päev {storagePerDay}. Tasute selle koos veoga, kui pakk teele läheb.",
    ),
    p(
      "Allesjäänud päevad on iga paki juures kirjas. Enne nende lõppu ka kirjutame teile, esimest korda nädal varem. Kui vajate rohkem aega, saate paki lehel lisada {longerStorageDays}; see maksab {longerStorageFee}.",
    ),
    p(
      "Kui pakk jääb pärast tasuta päevi veel kauemaks kui {abandonedAfterDays}, läheb see hävitamisele. Kuid ka siis ei juhtu midagi kohe: saate kaks teadet ja otsustavad inimesed.",
    ),
  ],
};
