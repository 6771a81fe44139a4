import { type Check, type Finding, findingAt, type SourceFile } from "./source.ts";

const LIST = "server/modules.ts";
const DECLARATION = /^server\/modules\/[^/]+\/(?<folder>[^/]+)\/module\.ts$/;

const camelCase = (folder: string) => folder.replace(/-(?<letter>\w)/g, (_all, letter: string) => letter.toUpperCase());

/** Every declared module is in the list of modules, and has the name of its folder. */
export const checkModuleList: Check = (files) => {
  const list = files.find(({ path }) => path === LIST);
  return files.flatMap((file) => {
    const folder = DECLARATION.exec(file.path)?.groups?.folder;
    return folder ? findingsOf(file, camelCase(folder), list) : [];
  });
};

function findingsOf(file: SourceFile, name: string, list: SourceFile | undefined): Finding[] {
  const declared = `${name}Module`;
  const findings: Finding[] = [];
  if (!file.text.includes(`export const ${declared} = defineModule({\n  name: "${name}",`))
    findings.push(findingAt(file, 0, `must declare ${declared} with the name "${name}"`));
  if (!list?.text.includes(`  ${declared},\n`)) findings.push(findingAt(file, 0, `must be in ${LIST}`));
  return findings;
}
