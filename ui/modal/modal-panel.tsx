import { X } from "lucide-react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import type { ModalProps } from "./modal-props.ts";

type ModalPanelProps = ModalProps & { titleId: string; onDismiss: () => void };

export function ModalPanel(props: ModalPanelProps) {
  const { size = "md", mobile = "sheet", fullScreen, tall, flush, footer, children } = props;
  const hasBar = Boolean(props.title ?? props.header);
  const top = hasBar && !tall ? "pt-1 pb-7" : "py-7";
  return (
    <div
      tabIndex={-1}
      className="modal-panel"
      data-size={size}
      data-mobile={mobile}
      data-full-screen={fullScreen || undefined}
      data-tall={tall || undefined}
    >
      <ModalHeader {...props} />
      <div className={classNames("grow", !flush && `px-5 md:px-7 ${top}`)}>{children}</div>
      {footer && (
        <div className="modal-footer flex flex-wrap justify-end gap-2.5 border-t border-line px-5 pt-4 max-md:*:grow md:px-7">
          {footer}
        </div>
      )}
    </div>
  );
}

function ModalHeader({ title, titleId, header, tall, headerAction, closeLabel, onDismiss }: ModalPanelProps) {
  const close = (
    <IconButton label={closeLabel} data-testid="modal-close" onClick={onDismiss}>
      <X aria-hidden="true" />
    </IconButton>
  );
  if (!title && !header) {
    // Zero height, so that the content starts at the top beside it.
    return <div className="sticky top-3 z-2 me-3 h-0 self-end *:bg-surface">{close}</div>;
  }
  return (
    <div
      className={classNames(
        "modal-header flex items-center gap-3 py-3 ps-5 pe-3 max-md:pt-5 md:ps-7 md:pt-4.5",
        tall && "border-b border-line",
      )}
    >
      <div className="min-w-0 grow">
        {header ?? (
          <h2 id={titleId} data-modal-title tabIndex={-1} className="type-h3">
            {title}
          </h2>
        )}
      </div>
      {headerAction}
      {close}
    </div>
  );
}
