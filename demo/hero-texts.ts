import type { DemoLanguage } from "./languages.ts";
import type { DemoStorefrontCode } from "./storefronts.ts";

interface HeroText {
  title: string;
  text: string;
  action: string;
}

/** The hero texts of each demo storefront; Crossdock itself uses the default ones. */
export const HERO_TEXTS: Partial<Record<DemoStorefrontCode, Partial<Record<DemoLanguage, HeroText>>>> = {
  lv: {
    en: {
      title: "Fewer things. Better made.",
      text: "A short list of makers, shipped by air or sea with every cost shown.",
      action: "See the edit",
    },
    lv: {
      title: "Mazāk lietu. Labāk darinātas.",
      text: "Īss ražotāju saraksts, piegāde pa gaisu vai jūru, un visas izmaksas redzamas.",
      action: "Apskatīt izlasi",
    },
  },
  ee: {
    en: {
      title: "Made far away, at home with you",
      text: "Linen, wool and leather from makers near and far. We collect, pack and carry.",
      action: "Browse the makers",
    },
    ee: {
      title: "Tehtud kaugel, kodus teie juures",
      text: "Linane, villane ja nahk lähedalt ja kaugelt. Meie kogume, pakime ja toome.",
      action: "Tutvuge meistritega",
    },
  },
  pj: {
    en: {
      title: "From the whole world to your door",
      text: "By air or by sea, with duty and VAT in the price.",
      action: "Start shopping",
    },
    lt: {
      title: "Iš viso pasaulio iki jūsų durų",
      text: "Atvešime oru ar jūra, muito mokestis ir PVM jau kainoje.",
      action: "Pradėti apsipirkti",
    },
  },
  tp: {
    en: {
      title: "Send it. Get it. Done.",
      text: "Your own address in Delaware and Shenzhen. We join your parcels and carry them home by air or by sea.",
      action: "Create an account",
    },
    lt: {
      title: "Siųskite. Gaukite. Viskas.",
      text: "Jūsų adresas Delavere ir Šendžene. Sujungiame siuntas ir parvežame jas oru arba jūra.",
      action: "Sukurti paskyrą",
    },
  },
  wl: {
    en: {
      title: "Beauty and wardrobe, gently delivered",
      text: "Cosmetics, clothes and small luxuries, with the whole cost shown before you pay.",
      action: "Discover what’s new",
    },
    lt: {
      title: "Grožis ir drabužiai, pristatyti švelniai",
      text: "Kosmetika, drabužiai ir maži malonumai. Visą kainą matote prieš mokėdami.",
      action: "Atraskite naujienas",
    },
    lv: {
      title: "Skaistums un garderobe, saudzīgi piegādāti",
      text: "Kosmētika, apģērbs un mazi prieki. Visu cenu redzat pirms maksāšanas.",
      action: "Atklājiet jaunumus",
    },
    ee: {
      title: "Ilu ja garderoob, hoolega kohale toodud",
      text: "Kosmeetika, rõivad ja väikesed rõõmud. Kogu hinda näete enne maksmist.",
      action: "Avastage uued tooted",
    },
  },
  nl: {
    en: {
      title: "From far away to your street",
      text: "Order here, collect at a PostNL or DPD point around the corner, or have it brought to the door.",
      action: "Start an order",
    },
  },
  ae: {
    en: {
      title: "The port is open, day and night",
      text: "Watches, fragrance and electronics, cleared and delivered across the Emirates.",
      action: "Enter the store",
    },
  },
};
