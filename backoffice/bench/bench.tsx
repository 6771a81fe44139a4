import { useLocation, useNavigate } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Note } from "#ui/note.tsx";
import { TabList, TabPanel } from "#ui/tabs.tsx";
import { useMember } from "../frame/session.ts";
import { QueuePanel } from "./queue-panel.tsx";
import { QUEUES } from "./queues.ts";

const GROUP = "bench";

/** Every queue that the member may read, one at a time. The address names it, so that Back leads to the one before. */
export default function Bench() {
  const t = useTranslate();
  const member = useMember();
  const navigate = useNavigate();
  const chosen = useLocation().hash.slice(1);
  const queues = QUEUES.filter(({ permission }) => member.permissions.includes(permission));
  const shown = queues.find(({ name }) => name === chosen) ?? queues[0];
  if (!shown) return <Note>{t("staff.bench.no-queues")}</Note>;
  const tabs = queues.map(({ name, title }) => ({ id: name, label: t(title) }));
  const choose = (name: string) => void navigate({ hash: name });
  return (
    <>
      <h1 className="type-h2 mb-5">{t("staff.frame.bench")}</h1>
      <TabList group={GROUP} label={t("staff.bench.queues")} tabs={tabs} value={shown.name} onChange={choose} />
      <TabPanel group={GROUP} value={shown.name} className="mt-5">
        <QueuePanel key={shown.name} queue={shown} member={member} />
      </TabPanel>
    </>
  );
}
