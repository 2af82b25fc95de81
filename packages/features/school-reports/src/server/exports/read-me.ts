import { fill } from '@pausenplatz/kernel-contract';
import { readMeTexts as texts } from '../../texts.ts';

/** What an archive lacks: sentences of the features, by the folder that they speak of, and the names of files. */
export class Lacking {
  readonly sentences = new Map<string, readonly string[]>();
  readonly files: string[] = [];

  say(folder: string, sentences: readonly string[] = []): void {
    this.sentences.set(folder, [...(this.sentences.get(folder) ?? []), ...sentences]);
  }
}

/** What lies in the archive, and what does not and why, for people. */
export function readMe(about: string, { sentences, files }: Lacking): string {
  const parts = [...sentences].flatMap(([folder, said]) =>
    said.length === 0 ? [] : [[folder === '' ? texts.missing : fill(texts.missingOf, { folder: folder.slice(0, -1) }), ...said.map(line)]],
  );
  const missing = files.length === 0 ? [texts.allFiles] : [texts.missingFiles, ...files.map(line)];
  return [[fill(texts.lead, { about }), texts.files], ...parts, missing]
    .map((lines) => lines.join('\n'))
    .join('\n\n')
    .concat('\n');
}

const line = (words: string): string => `- ${words}`;
