import { CloudOff } from "lucide-react";
import { useRevalidator } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** In place of a list that could not be loaded; trying again loads the page's data anew. */
export function LoadingFailed({ title, text }: { title: string; text: string }) {
  const t = useTranslate();
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={text}
        drawing={<CloudOff className="size-14 text-pri" />}
        action={
          <Button busy={state === "loading"} onClick={() => revalidate()}>
            {t("error.try-again")}
          </Button>
        }
      />
    </div>
  );
}
