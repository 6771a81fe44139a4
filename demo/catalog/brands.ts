import { slugOf } from "./slug.ts";

export interface Brand {
  readonly id: number;
  readonly name: string;
  readonly postalAddress: string;
  readonly email: string;
  readonly responsiblePerson: string;
}

/** All invented: name, postal address of the manufacturer, and responsible person in the European Union. */
const MAKERS: readonly (readonly [name: string, postalAddress: string, responsiblePerson: string])[] = [
  ["Norvik", "Havnegata 14, 7010 Trondheim, Norway", "Norvik Baltic UAB, Uosto g. 8, 91246 Klaipėda, Lithuania"],
  ["Sonora", "88 Harmony Road, Taipei 11491, Taiwan", "Sonora Europe B.V., Kanaalweg 21, 3526 KM Utrecht, Netherlands"],
  [
    "Briz",
    "27 Nguyen Trai, Ho Chi Minh City, Vietnam",
    "Briz Europe B.V., Maasboulevard 100, 3063 NS Rotterdam, Netherlands",
  ],
  [
    "Alder & Co",
    "Rua das Tanoarias 52, 4050 Porto, Portugal",
    "Alder & Co, Lda., Rua das Tanoarias 52, 4050 Porto, Portugal",
  ],
  [
    "HALO",
    "1200 Coastline Drive, San Diego, CA 92101, United States",
    "HALO Ireland Ltd, 6 Custom House Lane, Dublin 1, Ireland",
  ],
  [
    "Kestrel",
    "3-11 Minato, Yokohama 231-0002, Japan",
    "Kestrel Deutschland GmbH, Speicherstraße 4, 20457 Hamburg, Germany",
  ],
  ["Tindra", "Norra Kajen 9, 852 33 Sundsvall, Sweden", "Tindra AB, Norra Kajen 9, 852 33 Sundsvall, Sweden"],
  [
    "Vero Lune",
    "14 rue des Lavandières, 06130 Grasse, France",
    "Vero Lune SAS, 14 rue des Lavandières, 06130 Grasse, France",
  ],
  ["Ohmly", "Tähetorni 21, 11625 Tallinn, Estonia", "Ohmly OÜ, Tähetorni 21, 11625 Tallinn, Estonia"],
  [
    "Arkvell",
    "500 Foundry Street, Portland, OR 97209, United States",
    "Arkvell Polska sp. z o.o., ul. Stoczniowa 3, 80-864 Gdańsk, Poland",
  ],
  [
    "Pikset",
    "12 Science Park Avenue, Hsinchu 30078, Taiwan",
    "Pikset Europe Oy, Satamakatu 5, 00160 Helsinki, Finland",
  ],
  ["Lumetra", "60 Pangyo-ro, Seongnam 13488, South Korea", "Lumetra EU s.r.o., Přístavní 31, 170 00 Prague, Czechia"],
  ["Skyrunde", "Flyveplassen 2, 5258 Bergen, Norway", "Skyrunde Danmark ApS, Havnegade 17, 1058 Copenhagen, Denmark"],
  [
    "Plainfolk",
    "Weavers Yard 3, Manchester M4 6JA, United Kingdom",
    "Plainfolk Textiles B.V., Spinhuisplein 2, 8011 ZZ Zwolle, Netherlands",
  ],
  ["Fjordlin", "Strandgaten 40, 6002 Ålesund, Norway", "Fjordlin Sverige AB, Hamngatan 12, 411 06 Gothenburg, Sweden"],
  ["Dunewear", "Tallinna mnt 5, 80010 Pärnu, Estonia", "Dunewear OÜ, Tallinna mnt 5, 80010 Pärnu, Estonia"],
  ["North Mill", "Fabriko g. 7, 28212 Utena, Lithuania", "North Mill UAB, Fabriko g. 7, 28212 Utena, Lithuania"],
  ["Rovanta", "Koskikatu 18, 96200 Rovaniemi, Finland", "Rovanta Oy, Koskikatu 18, 96200 Rovaniemi, Finland"],
  ["Kalmusson", "Skeppsbron 8, 392 31 Kalmar, Sweden", "Kalmusson AB, Skeppsbron 8, 392 31 Kalmar, Sweden"],
  ["Linnea Ask", "Odengatan 66, 113 22 Stockholm, Sweden", "Linnea Ask AB, Odengatan 66, 113 22 Stockholm, Sweden"],
  [
    "Mirelle Haug",
    "Kongens gate 3, 0153 Oslo, Norway",
    "Mirelle Haug France SARL, 9 quai Perrache, 69002 Lyon, France",
  ],
  [
    "Strand & Sol",
    "Carrer del Moll 12, 07012 Palma, Spain",
    "Strand & Sol S.L., Carrer del Moll 12, 07012 Palma, Spain",
  ],
  ["Stigvel", "Vestergade 31, 5000 Odense, Denmark", "Stigvel ApS, Vestergade 31, 5000 Odense, Denmark"],
  [
    "Cobblewood",
    "Cordwainer Lane 9, Northampton NN1 2PE, United Kingdom",
    "Cobblewood Ireland Ltd, 2 Tanner Quay, Cork, Ireland",
  ],
  ["Vandreur", "5 chemin du Col, 74400 Chamonix, France", "Vandreur SAS, 5 chemin du Col, 74400 Chamonix, France"],
  [
    "Ostermark",
    "Rue du Lac 22, 2400 Le Locle, Switzerland",
    "Ostermark Uhren GmbH, Seestraße 14, 78464 Konstanz, Germany",
  ],
  ["Velora", "Via dei Mercanti 18, 36100 Vicenza, Italy", "Velora S.r.l., Via dei Mercanti 18, 36100 Vicenza, Italy"],
  ["Carrow", "Torggatan 7, 22100 Mariehamn, Finland", "Carrow Oy, Torggatan 7, 22100 Mariehamn, Finland"],
  ["Sunhagen", "Solvägen 3, 239 31 Skanör, Sweden", "Sunhagen AB, Solvägen 3, 239 31 Skanör, Sweden"],
  [
    "Lockett Row",
    "17 Saddler Street, Walsall WS1 1NP, United Kingdom",
    "Lockett Row Europe Lda., Rua do Couro 6, 2380 Alcanena, Portugal",
  ],
  ["Regnhav", "Bryggen 5, 5003 Bergen, Norway", "Regnhav Baltic SIA, Ostas iela 4, LV-3401 Liepāja, Latvia"],
  [
    "Perlette",
    "2 place du Marché, 35400 Saint-Malo, France",
    "Perlette SAS, 2 place du Marché, 35400 Saint-Malo, France",
  ],
  [
    "Dewfold",
    "41 Orchard Way, Seoul 06035, South Korea",
    "Dewfold Europe B.V., Bloemgracht 70, 1015 TL Amsterdam, Netherlands",
  ],
  ["Petalune", "7 rue des Roses, 06130 Grasse, France", "Petalune SARL, 7 rue des Roses, 06130 Grasse, France"],
  ["Saltgarden", "Rannaküla tee 2, 92201 Kärdla, Estonia", "Saltgarden OÜ, Rannaküla tee 2, 92201 Kärdla, Estonia"],
  [
    "Noor Amari",
    "Al Fahidi Street 30, Dubai, United Arab Emirates",
    "Noor Amari Trading GmbH, Rosengasse 8, 50667 Cologne, Germany",
  ],
  ["Botanist Lane", "Pļavu iela 11, LV-1010 Riga, Latvia", "Botanist Lane SIA, Pļavu iela 11, LV-1010 Riga, Latvia"],
  ["Glimra", "Ljusgatan 4, 753 20 Uppsala, Sweden", "Glimra AB, Ljusgatan 4, 753 20 Uppsala, Sweden"],
  [
    "Skinmoor",
    "Moorland House, Exeter EX1 1UD, United Kingdom",
    "Skinmoor Europe Ltd, 11 Harbour Row, Galway, Ireland",
  ],
  ["Lysholm", "Fyrvejen 1, 9990 Skagen, Denmark", "Lysholm ApS, Fyrvejen 1, 9990 Skagen, Denmark"],
];

export const BRANDS: readonly Brand[] = MAKERS.map(([name, postalAddress, responsiblePerson], index) => ({
  id: index + 1,
  name,
  postalAddress,
  email: `care@${slugOf(name)}.example`,
  responsiblePerson,
}));

const byName = new Map(BRANDS.map((brand) => [brand.name, brand]));

export function brandOf(name: string): Brand {
  const brand = byName.get(name);
  if (!brand) throw new Error(`There is no brand ${name}`);
  return brand;
}

/** The featured brands of each storefront; all of them have a logo. */
export const FEATURED_BRANDS: Readonly<Record<string, readonly string[]>> = {
  lt: ["Norvik", "Sonora", "Briz", "Alder & Co", "HALO", "Kestrel", "Tindra", "Vero Lune"],
  lv: ["Tindra", "Alder & Co", "Kestrel", "Vero Lune", "Sonora", "Norvik", "HALO", "Briz"],
  ee: ["Alder & Co", "Tindra", "Briz", "Norvik", "Vero Lune", "Kestrel", "Sonora", "HALO"],
  pj: ["Briz", "Norvik", "Tindra", "HALO", "Alder & Co", "Sonora", "Vero Lune", "Kestrel"],
  wl: ["Vero Lune", "Tindra", "Alder & Co", "Kestrel", "Briz", "HALO", "Sonora", "Norvik"],
  nl: ["HALO", "Norvik", "Briz", "Sonora", "Tindra", "Alder & Co", "Kestrel", "Vero Lune"],
  ae: ["Kestrel", "Vero Lune", "HALO", "Sonora", "Norvik", "Alder & Co", "Tindra", "Briz"],
};
