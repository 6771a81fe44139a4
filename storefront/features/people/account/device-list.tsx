import { MonitorSmartphone } from "lucide-react";
import { useRevalidator } from "react-router";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Device } from "#contracts/shop/people/devices.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { Button } from "#ui/button.tsx";
import { Pill } from "#ui/pill.tsx";
import { showToast } from "#ui/toast-store.ts";
import { deviceName } from "./device-name.ts";

/** The signed-in devices, each with a button to sign it out. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const t = useTranslate();
  const { revalidate } = useRevalidator();
  const { run, busy } = useCallAction();

  async function signOut(call: () => Promise<unknown>, text: string) {
    if (!(await run(call))) return;
    showToast({ tone: "success", text });
    await revalidate();
  }

  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            onSignOut={() =>
              signOut(() => browserApi.identity.signOutDevice({ id: device.id }), t("account.devices.done"))
            }
          />
        ))}
      </ul>
      {devices.length > 1 && (
        <Button
          variant="outline"
          busy={busy}
          className="mt-5 max-sm:w-full"
          onClick={() => signOut(() => browserApi.identity.signOutOthers(), t("account.devices.done-others"))}
        >
          {t("account.devices.others")}
        </Button>
      )}
    </>
  );
}

function DeviceRow({ device, onSignOut }: { device: Device; onSignOut: () => void }) {
  const t = useTranslate();
  const { time } = useMomentText();
  const parsed = deviceName(device.user_agent);
  const name = parsed ? t("account.devices.name", { ...parsed }) : t("account.devices.unknown");
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3.5">
      <MonitorSmartphone aria-hidden="true" className="size-6 text-ink2" />
      <div className="min-w-32 grow basis-0">
        <p className="text-ui font-semibold">{name}</p>
        <p className="text-caption text-ink2">{t("account.devices.seen", { time: time(device.last_seen_at) })}</p>
      </div>
      {device.is_current ? (
        <Pill tone="ok">{t("account.devices.this")}</Pill>
      ) : (
        <Button
          variant="text"
          size="sm"
          className="-me-4"
          aria-label={t("account.devices.sign-out-named", { device: name })}
          onClick={onSignOut}
        >
          {t("account.devices.sign-out")}
        </Button>
      )}
    </li>
  );
}
