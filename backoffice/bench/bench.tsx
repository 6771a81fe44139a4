import { useEffect, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Note } from "#ui/note.tsx";
import { TabList, TabPanel } from "#ui/tabs.tsx";
import type { StaffMember } from "../staff-api.ts";
import { QueuePanel } from "./queue-panel.tsx";
import { QUEUES } from "./queues.ts";

const GROUP = "bench";

/** Every queue that the member may read, one at a time. */
export function Bench({ member }: { member: StaffMember }) {
  const t = useTranslate();
  const queues = QUEUES.filter(({ permission }) => member.permissions.includes(permission));
  const [chosen, choose] = useAddress();
  const shown = queues.find(({ name }) => name === chosen) ?? queues[0];
  if (!shown) return <Note>{t("staff.bench.no-queues")}</Note>;
  const tabs = queues.map(({ name, title }) => ({ id: name, label: t(title) }));
  return (
    <>
      <TabList group={GROUP} label={t("staff.bench.queues")} tabs={tabs} value={shown.name} onChange={choose} />
      <TabPanel group={GROUP} value={shown.name} className="mt-5">
        <QueuePanel key={shown.name} queue={shown} member={member} />
      </TabPanel>
    </>
  );
}

/** The queue that the address names: #orders. Back leads to the one before. */
function useAddress() {
  const [name, setName] = useState(nameInAddress);
  useEffect(() => {
    const follow = () => setName(nameInAddress());
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  const choose = (next: string) => {
    window.location.hash = next;
  };
  return [name, choose] as const;
}

const nameInAddress = () => window.location.hash.slice(1);
