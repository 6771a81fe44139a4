import type { Kind, Style } from "./kinds/kind.ts";
import type { ModelName } from "./model-name.ts";
import type { Dice } from "./random.ts";
import { slugOf } from "./slug.ts";
import { mapWords, type Words } from "./words.ts";

export interface ProductTexts {
  readonly name: Words;
  readonly slug: Words;
  readonly description: Words;
  readonly keywords: Words;
}

/** The untranslated model name is followed by a complete phrase, so that no grammatical agreement is needed. */
export function productTexts(dice: Dice, { benefits, keywords }: Kind, style: Style, model: ModelName): ProductTexts {
  const name = mapWords((language) => `${model.name} ${style.phrase[language]}`);
  const chosen = dice.some(style.benefits ?? benefits, dice.between(1, 2));
  return {
    name,
    slug: mapWords((language) => slugOf(name[language])),
    description: mapWords((language) => [style.about, ...chosen].map((sentence) => sentence[language]).join(" ")),
    keywords: mapWords((language) => `${keywords[language]} ${model.brand}`),
  };
}
