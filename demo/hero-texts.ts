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
      text: "Ceramics, linen and leather from small workshops. We collect, pack and carry.",
      action: "Browse the makers",
    },
    ee: {
      title: "Tehtud kaugel, kodus teie juures",
      text: "Keraamika, linane ja nahk väikestest töökodadest. Meie kogume, pakime ja toome.",
      action: "Tutvuge meistritega",
    },
  },
  pj: {
    en: {
      title: "From the whole world to your door",
      text: "Shop with us or send a link. By air or by sea, with duty and VAT in the price.",
      action: "Start shopping",
    },
    lt: {
      title: "Iš viso pasaulio iki jūsų durų",
      text: "Pirkite mūsų parduotuvėje arba atsiųskite nuorodą. Atvešime oru ar jūra, su muitu ir PVM kainoje.",
      action: "Pradėti apsipirkti",
    },
  },
  tp: {
    en: {
      title: "Send it. Get it. Done.",
      text: "Paste any shop link or forward your own parcel. Two wheels at the last mile.",
      action: "Get a price",
    },
    lt: {
      title: "Siųskite. Gaukite. Viskas.",
      text: "Įklijuokite bet kurios parduotuvės nuorodą arba persiųskite savo siuntą. Paskutinė mylia – dviračiu.",
      action: "Sužinoti kainą",
    },
  },
  wl: {
    en: {
      title: "Beauty and wardrobe, gently delivered",
      text: "Cosmetics, clothes and small luxuries, with landed prices and calm returns.",
      action: "Discover what’s new",
    },
    lt: {
      title: "Grožis ir drabužiai, pristatyti švelniai",
      text: "Kosmetika, drabužiai ir maži malonumai su galutine kaina ir ramiais grąžinimais.",
      action: "Atraskite naujienas",
    },
    lv: {
      title: "Skaistums un garderobe, saudzīgi piegādāti",
      text: "Kosmētika, apģērbs un mazi prieki ar galīgo cenu un mierīgu atgriešanu.",
      action: "Atklājiet jaunumus",
    },
    ee: {
      title: "Ilu ja garderoob, hoolega kohale toodud",
      text: "Kosmeetika, rõivad ja väikesed rõõmud lõpphinna ja rahuliku tagastusega.",
      action: "Avastage uudiseid",
    },
  },
  nl: {
    en: {
      title: "From any shop to your street",
      text: "Order worldwide, collect around the corner. iDEAL, lockers and evening slots.",
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
