type Messages = typeof import("./messages/en.json") & typeof import("./staff/en.json");
type PluralSuffix = "zero" | "one" | "two" | "few" | "many" | "other";
type WithoutPlural<Key> = Key extends `${infer Base}_${PluralSuffix}` ? Base : Key;

/** A misspelt key does not compile. */
export type MessageKey = WithoutPlural<keyof Messages>;
