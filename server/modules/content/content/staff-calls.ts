import { eq } from "drizzle-orm";
import type { StorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import { assertMayCause } from "#platform/calls/assert-may-cause.ts";
import { assertVersion } from "#platform/calls/assert-version.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { insertUnlessTaken } from "#platform/state/insert-first-state.ts";
import { findGroupId, textsIn } from "./entries/entry-store.ts";
import { listForStaff } from "./entries/list-for-staff.ts";
import { addPictures } from "./entries/pictures.ts";
import { presentWithTexts } from "./entries/present-entry.ts";
import { makePreview } from "./entries/preview.ts";
import { moveByStaff } from "./entries/publish.ts";
import { saveText } from "./entries/save-text.ts";
import { entryAggregate } from "./entry-aggregate.ts";
import { contentEntries, contentTexts, type EntryRow } from "./tables.ts";

interface StaffContentDeps {
  directory: Pick<StorefrontDirectory, "all">;
  now(): Date;
}

export function createStaffContentCalls({ directory, now }: StaffContentDeps) {
  return {
    list: staffCalls.content.list.handler(({ input, context }) => listForStaff(context, input)),

    get: staffCalls.content.get.handler(async ({ input, context }) =>
      presentWithTexts(context, await entryAggregate.findInScope(context, input.id)),
    ),

    create: staffCalls.content.create.handler(async ({ input, context }) => {
      const { storefront, group, kind, key, author = null, cover = null } = input;
      if (!directory.all().some(({ code }) => code === storefront)) throw refuse("not_found");
      context.concerns({ name: `content:${storefront}:${kind}:${key}`, storefronts: [storefront] });
      const entry = { storefrontCode: storefront, kind };
      const groupId = group === undefined ? null : await findGroupId(context.db, entry, group);
      if (groupId === undefined) throw refuseFields({ group: "content.staff.no-group" });
      const values = { ...entry, key, groupId, author, cover };
      const cause = { actor: "staff", actorId: actingMember(context).id } as const;
      const unique = [contentEntries.storefrontCode, contentEntries.kind, contentEntries.key];
      const created = await insertUnlessTaken(context.db, entryAggregate, values, cause, unique);
      if (!created) throw refuseFields({ key: "content.staff.key-taken" });
      return changed(created);
    }),

    saveText: staffCalls.content.saveText.handler(async ({ input, context }) => {
      const { id, version, language: code, ...text } = input;
      const entry = await asRead(context, { id, version });
      const storefront = directory.all().find((one) => one.code === entry.storefrontCode);
      const language = storefront?.languages.find(({ iso_code }) => iso_code === code);
      if (!language) throw refuseFields({ language: "content.staff.no-language" });
      const by = actingMember(context).id;
      return withVersion(context, await saveText(context.db, entry, { language, text, by }));
    }),

    preview: staffCalls.content.preview.handler(async ({ input, context }) => {
      const entry = await entryAggregate.lockInScope(context, input.id);
      const texts = await textsIn(context.db, eq(contentTexts.entryId, entry.id));
      const text = texts.find(({ language }) => language === input.language);
      const storefront = directory.all().find((one) => one.code === entry.storefrontCode);
      if (!text || !storefront) throw refuseFields({ language: "content.staff.no-text" });
      const { languageId } = text.text;
      const { token, expiresAt } = await makePreview(context.db, { entryId: entry.id, languageId, now: now() });
      const url = `${storefront.appUrl}/${input.language}/preview/${token}`;
      return { url, expires_at: expiresAt.toISOString() };
    }),

    addPictures: staffCalls.content.addPictures.handler(async ({ input, context }) => {
      const { id: entryId } = await entryAggregate.lockInScope(context, input.id);
      const { id: memberId } = actingMember(context);
      return { paths: await addPictures(context.db, { entryId, fileIds: input.files, memberId }) };
    }),

    move: staffCalls.content.move.handler(async ({ input, context }) => {
      const entry = await asRead(context, input);
      assertMayCause(context, entryAggregate.machine, entry.state, input.event);
      const moving = {
        event: input.event,
        publishAt: input.publish_at === undefined ? undefined : new Date(input.publish_at),
        unpublishAt: input.unpublish_at === undefined ? undefined : new Date(input.unpublish_at),
        by: actingMember(context).id,
      };
      return withVersion(context, await moveByStaff(context.db, entry, moving, now()));
    }),
  };
}

const changed = ({ id, version, state }: EntryRow) => ({ id, version, state });

const subjectOf = ({ id, storefrontCode }: EntryRow) => ({ name: `content:${id}`, storefronts: [storefrontCode] });

/** The entry that a member looked at, unless it is another one by now. */
async function asRead(context: StaffCallContext, { id, version }: { id: number; version: number }): Promise<EntryRow> {
  const entry = await entryAggregate.lockInScope(context, id);
  await assertVersion(context.db, version, {
    subject: subjectOf(entry),
    version: entry.version,
    present: () => presentWithTexts(context, entry),
  });
  return entry;
}

function withVersion({ madeVersion }: StaffCallContext, entry: EntryRow) {
  madeVersion(subjectOf(entry).name, entry.version);
  return changed(entry);
}
