import type { Language } from "#domain/operations/storefronts/storefront.ts";

const list = (text: string) => text.split(" ").toSorted((a, b) => b.length - a.length);

/**
 * Endings of nouns and adjectives, without diacritics and the longest first. Light on purpose: a stem that is cut too
 * short finds too much, and shoppers forgive that least.
 */
export const ENDINGS: Readonly<Record<Exclude<Language, "en">, readonly string[]>> = {
  lt: list(
    "iuose iomis iams ioms iais iuje ioje iems iose uose omis emis imis umis yje uje oje eje yse ose ese " +
      // Of definite adjectives: nešiojamasis, nešiojamieji, išmaniųjų.
      "iesiems uosius iuosius aisiais iaisiais asis usis ysis ieji iojo ioji ojo oji iuju uju ajam iajam iajai " +
      "iosios osios iosioms osioms " +
      "iai ius ias ios iui iam iu ia io ams oms ems ims ais as is ys us os es ui ai ei a e i o u y",
  ),
  lv: list("ajiem ajam ajas iem jiem jam jas jos jus ji ais ie as es is us os am em im um ai ei ju ja a e i u o s"),
  ee: list(
    // Of nouns made from verbs: tagastamine, tagastamise.
    "misega misele misest mise mist mine " +
      "itega itele itest ite idega adega udega idele adele udele idest adest udest ides ades ide ade ude ede iga aga uga ega " +
      "aid eid oid uid id ad ud ed i a u e",
  ),
  ru: list(
    "иями ями ами ого его ому ему ыми ими иях иям ием иеи ая яя ое ее ые ие ыи ии ои еи ую юю ах ях ам ям ом ем " +
      "ов ев ия ью ию ых их ым им а я о е ы и у ю ь",
  ),
};
