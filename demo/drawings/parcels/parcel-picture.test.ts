import { expect, test } from "vitest";
import { PARCEL_VIEWS, parcelPicture, parcelPictureName, readParcelPictureName } from "./parcel-picture.ts";

test("a photo of a parcel is drawn by its name, each view differently, and always the same", () => {
  const requests = PARCEL_VIEWS.map((view) => ({ form: "carton", backdrop: "warm", contents: "jar", view }) as const);
  const pictures = requests.map((request) => parcelPicture(request));
  expect(new Set(pictures).size).toBe(PARCEL_VIEWS.length);
  expect(requests.map((request) => readParcelPictureName(parcelPictureName(request)))).toEqual(requests);
  expect(requests.map((request) => parcelPicture(request))).toEqual(pictures);
  for (const picture of pictures) expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 400 400"/);
});

test("other names draw nothing", () => {
  for (const name of [
    "parcel.svg",
    "parcel-carton-warm-jar-inside.svg",
    "parcel-box-warm-jar-label.svg",
    "parcel-carton-constructor-jar-label.svg",
  ])
    expect(readParcelPictureName(name)).toBeNull();
});
