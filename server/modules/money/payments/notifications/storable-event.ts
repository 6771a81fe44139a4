import { storableJson } from "#platform/http/storable-json.ts";

/** Removes what PostgreSQL cannot store: the provider would repeat an unstorable notification for ever. */
export function storable<Said>(said: Said): Said {
  return JSON.parse(storableJson(JSON.stringify(said))) as Said;
}
