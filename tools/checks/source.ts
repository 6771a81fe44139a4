export interface SourceFile {
  /** Relative to the repository, with forward slashes. */
  path: string;
  text: string;
}

export interface Finding {
  file: string;
  line: number;
  message: string;
}

/** A check reads every file of the repository and says what is wrong; it never touches the disk itself. */
export type Check = (files: readonly SourceFile[]) => Finding[];

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) line += 1;
  return line;
}

export function findingAt(file: SourceFile, offset: number, message: string): Finding {
  return { file: file.path, line: lineAt(file.text, offset), message };
}

/** A test, or cases for a test that are beside the code that they are about. */
export const isTest = (path: string): boolean => /\.(?:test|cases)\.tsx?$/.test(path);

export const isScript = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith(".d.ts");

export const isUnder = (path: string, ...folders: string[]): boolean =>
  folders.some((folder) => path.startsWith(`${folder}/`));
