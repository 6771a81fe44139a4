import { storableJson } from "#platform/http/storable-json.ts";

/** What a provider said, without what PostgreSQL cannot store: a notification that cannot be stored would come for ever. */
export function storable<Said>(said: Said): Said {
  return JSON.parse(storableJson(JSON.stringify(said))) as Said;
}
