import { type Check, isScript, isTest, isUnder } from "./source.ts";
import { nameFindings, themeFindings } from "./token-names.ts";
import { scriptFindings } from "./token-scripts.ts";
import { styleFindings } from "./token-styles.ts";

/** Components name design tokens; only themes and drawings hold colours and typefaces. */
export const checkTokens: Check = (files) => {
  const styled = files.filter(
    ({ path }) =>
      isUnder(path, "storefront", "client", "ui", "backoffice") &&
      (isScript(path) || path.endsWith(".css")) &&
      !isTest(path),
  );
  const components = styled.filter(({ path }) => !isUnder(path, "storefront/themes", "ui/themes"));
  const tailwind = files.filter(({ path }) => path === "node_modules/tailwindcss/theme.css");
  return [
    ...components.flatMap((file) => (isScript(file.path) ? scriptFindings(file) : styleFindings(file))),
    ...themeFindings(files),
    ...nameFindings([...styled, ...tailwind]),
  ];
};
