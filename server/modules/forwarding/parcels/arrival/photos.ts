import type { PhotoKind } from "#domain/forwarding/parcels/photo-kind.ts";
import { attachFiles } from "#modules/operations/files/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { PHOTO } from "../file-policies.ts";
import { parcelPhotos } from "../tables.ts";

interface NewPhoto {
  file_id: string;
  kind: PhotoKind;
}

/** Adds photos that a staff member uploaded to the parcel. */
export async function addPhotos(tx: Database, parcelId: number, photos: readonly NewPhoto[], memberId: number) {
  if (photos.length === 0) return;
  const fileIds = photos.map(({ file_id }) => file_id);
  await attachFiles(tx, { fileIds, owner: { memberId }, purpose: PHOTO, subject: { kind: PHOTO, id: parcelId } });
  await tx.insert(parcelPhotos).values(photos.map(({ file_id, kind }) => ({ parcelId, kind, fileId: file_id })));
}
