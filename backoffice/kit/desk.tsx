import { useLocation, useNavigate, useParams } from "react-router";
import type { DetailDefinition } from "./detail/detail.ts";
import { DetailPanel } from "./detail/detail-panel.tsx";
import type { ListDefinition } from "./list/list.ts";
import { ListScreen } from "./list/list-screen.tsx";
import { rowId } from "./list/use-list-keys.ts";

interface DeskProps<Row, Item> {
  list: ListDefinition<Row>;
  detail: DetailDefinition<Item>;
}

/** A list with its open row beside it: /orders and /orders/OR12, with what the list shows in both addresses. */
export function Desk<Row, Item>({ list, detail }: DeskProps<Row, Item>) {
  const { number: open = null } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const show = (name: string | null) =>
    navigate(
      { pathname: name === null ? `/${list.name}` : `/${list.name}/${encodeURIComponent(name)}`, search },
      { preventScrollReset: true },
    );

  function close() {
    if (open !== null) document.getElementById(rowId(open))?.querySelector("button")?.focus();
    void show(null);
  }

  return (
    <div className="flex items-start gap-5">
      <div className="min-w-0 grow">
        <ListScreen list={list} open={open} onOpen={(name) => void show(name)} />
      </div>
      {open !== null && <DetailPanel key={detail.name} detail={detail} name={open} onClose={close} />}
    </div>
  );
}
