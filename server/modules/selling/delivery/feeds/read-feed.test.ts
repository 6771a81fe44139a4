import { describe, expect, test } from "vitest";
import { FEED_CARRIERS, type FeedCarrier } from "#domain/selling/delivery/courier.ts";
import { readFeed, UnreadableFeed } from "./read-feed.ts";

const read = (carrier: FeedCarrier, feed: unknown) => readFeed(carrier, JSON.stringify(feed));
const first = (carrier: FeedCarrier, feed: unknown) => read(carrier, feed).points[0];

const OMNIVA = {
  ZIP: "9595",
  NAME: "Aglonas TOP pakomāts",
  TYPE: "0",
  A0_NAME: "LV",
  A1_NAME: "Preiļu novads",
  A2_NAME: "Aglonas pagasts",
  A3_NAME: "Aglona",
  A5_NAME: "Somersētas iela",
  A7_NAME: "33",
  X_COORDINATE: "27.007230",
  Y_COORDINATE: "56.131607",
  SERVICE_HOURS: "",
  TEMP_SERVICE_HOURS: "",
  comment_eng: "By the shop",
  comment_lav: "Pie veikala",
  comment_est: "",
  MODIFIED: "2026-03-26T14:51:43.103+02:00",
};

const day = (weekday: string, times = ["0001", "1200", "1200", "2359"]) => ({
  weekday,
  openMorning: times[0],
  closeMorning: times[1],
  openAfternoon: times[2],
  closeAfternoon: times[3],
});
const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const DPD = {
  parcelShopId: "LV90003",
  parcelShopType: "PickupStation",
  companyName: "Paku Skapis Kurzeme",
  street: "Lielā iela 13",
  houseNo: "",
  countryCode: "LV",
  zipCode: "3401",
  city: "LIEPĀJA",
  longitude: "21.01122",
  latitude: "56.50774",
  openingHours: WEEK.map((weekday) => day(weekday)),
};

const VENIPAK = {
  id: 1234,
  name: "Venipak Pickup 12",
  display_name: "Ozo prekybos centras",
  address: "Ozo g. 18",
  city: "Vilnius",
  zip: "08243",
  country: "LT",
  type: 3,
  lat: "54.71",
  lng: "25.26",
  description: "Prie įėjimo",
  working_hours: JSON.stringify(
    [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, openTime: "09:00", closeTime: "18:00" })),
  ),
};

const SMARTPOSTI = {
  place_id: 101,
  name: "Tallinna Ülemiste keskus",
  address_street: "Suur-Sõjamäe",
  address_house: "4",
  address_city: "Tallinn",
  address_zip: "11415",
  address_country_code: "ee",
  address_latitude: 59.42289,
  address_longitude: 24.7947,
  availability_info: "E-P 9:00-21:00",
  location_info: "Sissepääsu juures vasakul",
  active: true,
};

const LP_EXPRESS = {
  id: "0112",
  name: "Iki Žirmūnai",
  city: "Vilnius",
  address: "Žirmūnų g. 68",
  postalCode: "LT-09124",
  countryCode: "LT",
  latitude: 54.72,
  longitude: 25.3,
  comment: "Lauke",
  boxes: [{ size: "L" }, { size: "XS" }, { size: "M" }],
};

const POSTNL = {
  LocationCode: 161503,
  Name: "Primera Kerkstraat",
  Address: { Street: "Kerkstraat", HouseNr: "12A", Zipcode: "1017GC", City: "Amsterdam", Countrycode: "NL" },
  Latitude: 52.36,
  Longitude: 4.88,
  OpeningHours: { Monday: { string: ["08:00-12:00", "13:00-18:00"] }, Tuesday: null },
};
const postnl = (...entries: unknown[]) => ({ GetLocationsResult: { ResponseLocation: entries } });

describe("a carrier's list", () => {
  test("CHECKOUT-09 of Omniva: the ZIP is the point, X the longitude, comments are hints", () => {
    expect(first("omniva", [OMNIVA])).toEqual({
      externalId: "9595",
      country: "LV",
      type: "locker",
      name: "Aglonas TOP pakomāts",
      street: "Somersētas iela 33",
      city: "Aglona",
      zip: "9595",
      latitude: 56.131607,
      longitude: 27.00723,
      hours: "",
      hints: { en: "By the shop", lv: "Pie veikala" },
      boxSizes: "",
      maxWeightGrams: null,
    });
    const estonian = { ...OMNIVA, A0_NAME: "EE", A2_NAME: "Kohtla-Järve linn", A3_NAME: "Ahtme linnaosa", TYPE: "1" };
    expect(first("omniva", [estonian])).toMatchObject({ city: "Kohtla-Järve", type: "post" });
    expect(first("omniva", [{ ...OMNIVA, TEMP_SERVICE_HOURS: "10-12", SERVICE_HOURS: "8-20" }])?.hours).toBe("10-12");
  });

  test("CHECKOUT-09 of DPD: capitals become a name, hours become short", () => {
    expect(first("dpd", [DPD])).toMatchObject({
      externalId: "LV90003",
      type: "locker",
      city: "Liepāja",
      street: "Lielā iela 13",
      hours: "24/7",
    });
    const workday = ["0800", "1200", "1300", "1700"];
    const shop = {
      ...DPD,
      parcelShopType: "PickupPoint",
      openingHours: WEEK.slice(0, 5).map((name) => day(name, workday)),
    };
    expect(first("dpd", [shop])).toMatchObject({ type: "shop", hours: "Mo-Fr 08:00-12:00,13:00-17:00" });
    expect(first("dpd", [{ ...DPD, city: "DEN HAAG-ZUID" }])?.city).toBe("Den Haag-Zuid");
  });

  test("CHECKOUT-09 of Venipak: hours within a text, shops and lockers, points that are not open", () => {
    expect(first("venipak", [VENIPAK])).toMatchObject({
      externalId: "1234",
      name: "Ozo prekybos centras",
      type: "locker",
      hours: "Mo-Fr 09:00-18:00",
      hints: { lt: "Prie įėjimo" },
    });
    expect(first("venipak", [{ ...VENIPAK, type: "1", working_hours: "{broken" }])).toMatchObject({
      type: "shop",
      hours: "",
    });
    expect(read("venipak", [{ ...VENIPAK, pick_up_enabled: 0 }])).toEqual({ points: [], leftOut: 0 });
  });

  test("CHECKOUT-09 of Smartposti: a list or a list in an object, without the inactive", () => {
    expect(first("smartposti", { places: [SMARTPOSTI] })).toMatchObject({
      externalId: "101",
      country: "EE",
      street: "Suur-Sõjamäe 4",
      hints: { ee: "Sissepääsu juures vasakul" },
    });
    expect(read("smartposti", [SMARTPOSTI, { ...SMARTPOSTI, place_id: 102, active: 0 }]).points).toHaveLength(1);
  });

  test("CHECKOUT-09 of LP Express: the boxes from the smallest to the largest", () => {
    expect(first("lp-express", [LP_EXPRESS])).toMatchObject({ externalId: "0112", zip: "LT-09124", boxSizes: "XS–L" });
  });

  test("CHECKOUT-09 of PostNL: the answer of its locations call", () => {
    expect(first("postnl", postnl(POSTNL))).toMatchObject({
      externalId: "161503",
      street: "Kerkstraat 12A",
      hours: "Mo 08:00-12:00,13:00-18:00",
    });
  });
});

describe("what is wrong with a list", () => {
  test("CHECKOUT-09 an entry without what is needed is left out, the others stay", () => {
    const broken = [
      { ...OMNIVA, ZIP: undefined },
      { ...OMNIVA, ZIP: "" },
      { ...OMNIVA, ZIP: "x".repeat(65) },
      { ...OMNIVA, NAME: " \u0000 " },
      { ...OMNIVA, A0_NAME: "Latvia" },
      { ...OMNIVA, A0_NAME: { toString: "LV" } },
      null,
      "text",
      [],
      42,
    ];
    expect(read("omniva", [...broken, OMNIVA])).toMatchObject({
      points: [{ externalId: "9595" }],
      leftOut: broken.length,
    });
  });

  test("CHECKOUT-09 a point that is named twice is one point", () => {
    const { points, leftOut } = read("omniva", [OMNIVA, { ...OMNIVA, NAME: "Another" }]);
    expect(points.map(({ name }) => name)).toEqual(["Aglonas TOP pakomāts"]);
    expect(leftOut).toBe(1);
  });

  test("CHECKOUT-09 coordinates out of range are dropped", () => {
    for (const [x, y] of [
      ["0", "0"],
      ["", ""],
      ["200", "56"],
      ["27", "abc1"],
      [null, 56],
      ["27", "1e999"],
    ]) {
      const point = first("omniva", [{ ...OMNIVA, X_COORDINATE: x, Y_COORDINATE: y }]);
      expect(point, `${x} ${y}`).toMatchObject({ latitude: null, longitude: null });
    }
    expect(first("omniva", [{ ...OMNIVA, X_COORDINATE: " 27,5 ", Y_COORDINATE: 56 }])).toMatchObject({
      latitude: 56,
      longitude: 27.5,
    });
  });

  test("T057 control characters are removed from texts, and long texts are cut", () => {
    const hostile = {
      ...OMNIVA,
      NAME: "Mall\u202e\u0007\n\t<script>alert(1)</script>\ud800",
      A5_NAME: "x".repeat(100_000),
      comment_eng: { length: 5 },
      __proto__: { polluted: true },
    };
    const point = first("omniva", [hostile]);
    expect(point?.name).toBe("Mall <script>alert(1)</script>");
    expect(point?.street.length).toBeLessThan(250);
    expect(point?.hints).toEqual({ lv: "Pie veikala" });
    expect("polluted" in {}).toBe(false);
  });

  test("CHECKOUT-09 an answer that is no list is refused as a whole", () => {
    const texts = ["", "<html>", "{}", "null", '"[]"', '{"error":"busy"}', "[", `[${"1,".repeat(10)}`];
    for (const carrier of FEED_CARRIERS) {
      for (const text of texts) expect(() => readFeed(carrier, text), `${carrier} ${text}`).toThrow(UnreadableFeed);
    }
    expect(() => readFeed("omniva", " ".repeat(30_000_001))).toThrow("too long");
  });
});
