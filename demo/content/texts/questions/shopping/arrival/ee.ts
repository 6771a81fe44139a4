import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "millal-tellimus-kohale-jouab",
  title: "Millal minu tellimus kohale jõuab?",
  description: "Lennukiga tavaliselt {airDays}, laevaga {seaDays}. Iga toote lehel on enne ostmist näha kaks kuupäeva.",
  blocks: [
    p(
      "Lennukiga kulub tavaliselt **{airDays}**, laevaga **{seaDays}**, tarne kaasa arvatud. Toote lehel, ostukorvis ja tellimuse vormistamisel näitame iga viisi juures kaht kuupäeva, algust ja lõppu. Pärast maksmist on samad kuupäevad tellimuses. Rohkem lehel [Tarne](/delivery).",
    ),
    p(
      "Kus tellimus praegu on, näete lehel [Minu tellimused](/my-orders), koos ühe lausega selle kohta, mis edasi saab. Kontota avage [Jälgi pakki](/tracking) ning sisestage number ja e-posti aadress või telefoni neli viimast numbrit.",
    ),
    p(
      "Kui hilisem kuupäev möödub, on tellimuses kirjas, et see hilineb, ja meie selgitame välja, miks. Meile kirjutama te ei pea. Kui pakk kohale ei jõuagi, saate raha tagasi.",
    ),
  ],
};
