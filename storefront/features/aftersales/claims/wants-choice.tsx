import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { RadioCard, RadioCardGroup } from "#ui/radio-card.tsx";

/** Where the money should go; who has no account has no balance. */
export function WantsChoice() {
  const t = useTranslate();
  return (
    <RadioCardGroup legend={t("claim.wants")}>
      {(["provider", "balance"] as const).map((value) => (
        <RadioCard
          key={value}
          name="wants"
          value={value}
          defaultChecked={value === "provider"}
          title={t(`claim.wants.${value}`)}
        />
      ))}
    </RadioCardGroup>
  );
}
