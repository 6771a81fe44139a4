import type { MessageValues } from "./message-values.d.ts";

type Messages = typeof import("./messages/en.json") & typeof import("./staff/en.json");
type PluralSuffix = "zero" | "one" | "two" | "few" | "many" | "other";
type WithoutPlural<Key> = Key extends `${infer Base}_${PluralSuffix}` ? Base : Key;

/** A misspelt key does not compile. */
export type AnyMessageKey = WithoutPlural<keyof Messages>;

/** A text that has no placeholders and no plural forms, so it can be shown as it is. */
export type MessageKey = Exclude<AnyMessageKey, keyof MessageValues>;

export type Values = Readonly<Record<string, string | number>>;

/** A count selects the plural form, so it is a number. */
type Filled<Name extends string> = { readonly [Each in Name]: Each extends "count" ? number : string | number };

/** ERROR-05: the values of each placeholder must be given; of several keys those of all of them. */
export type ValuesOf<Key extends AnyMessageKey> = [Key] extends [MessageKey]
  ? [values?: Values]
  : [values: Filled<MessageValues[Key & keyof MessageValues]> & Values];
