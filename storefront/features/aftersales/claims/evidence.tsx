import { FileText, Image } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ClaimView } from "#contracts/shop/aftersales/claims.ts";

/** Pictures and documents; a guest's browser cannot fetch them again, so it sees their names (T106). */
export function Evidence({ claim: { files, about_path } }: { claim: ClaimView }) {
  const t = useTranslate();
  if (files.length === 0) return <p className="text-ui text-ink2">{t("claim.evidence-none")}</p>;
  const pictures = about_path === null ? [] : files.filter(({ kind }) => kind === "jpeg");
  const others = files.filter((file) => !pictures.includes(file));
  return (
    <>
      {pictures.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {pictures.map(({ id, name, path }) => (
            <li key={id}>
              <a href={path} target="_blank" rel="noreferrer" className="block">
                <img
                  src={path}
                  alt=""
                  loading="lazy"
                  className="aspect-square w-full rounded-card border border-line bg-sunk object-cover"
                />
                <span className="mt-1.5 block truncate text-sm text-ink2">{name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="mt-3 rounded-field border border-line first:mt-0">
          {others.map(({ id, name, path, kind }) => (
            <li key={id} className="flex items-center gap-3 border-t border-line px-4 py-2.5 text-sm first:border-t-0">
              {kind === "pdf" ? (
                <FileText aria-hidden="true" className="size-5 shrink-0 text-ink2" />
              ) : (
                <Image aria-hidden="true" className="size-5 shrink-0 text-ink2" />
              )}
              {about_path === null ? (
                <span className="min-w-0 truncate">{name}</span>
              ) : (
                <a href={path} className="min-w-0 truncate font-semibold text-pri underline">
                  {name}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
