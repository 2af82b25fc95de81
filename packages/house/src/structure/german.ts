import type { Finding } from '../source/finding.ts';
import { child, lineAt, literalText, nameOf, type ParsedModule } from '../source/parse-module.ts';
import type { SourceFile } from '../source/walk-files.ts';

/** Files with the words that users read. */
const german = /(^|\/)texts(\.\w+)?\.ts$|\.data\.ts$|^apps\/web\/public\/.*\.html$/;

/** Swiss spelling knows no sharp s. */
export function sharpS(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => german.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (line.includes('\u00df') ? [{ path, line: index + 1, complaint: 'a sharp s' }] : [])),
    );
}

const spoken = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label', 'lead', 'hint', 'body']);

/** Words between tags, and words in the attributes that people read or hear. */
export function wordsInScreens(modules: readonly ParsedModule[]): Finding[] {
  return modules.flatMap((module) =>
    module.nodes.flatMap((node) => {
      const found = (said: string) => [{ path: module.path, line: lineAt(module.text, node.start), complaint: `says «${said.trim()}»` }];
      if (node.type === 'JSXText' && typeof node['value'] === 'string') return /\p{L}/u.test(node['value']) ? found(node['value']) : [];
      if (node.type !== 'JSXAttribute' || !spoken.has(nameOf(child(node, 'name')) ?? '')) return [];
      const said = literalText(child(node, 'value'));
      return said !== null && /\p{L}{2}/u.test(said) ? found(said) : [];
    }),
  );
}

const wordsOfGerman =
  /[äöüÄÖÜ]|\b(der|die|das|den|dem|ein|eine|einen|nicht|noch|schon|bitte|dein|deine|dir|dich|ist|sind|wird|wurde|und|oder|zu|mit|für|kein|keine|leider)\b/i;

/** Sentences that a server feature says outside of its texts; a heuristic over strings with a blank and a German word. */
export function sentencesInServers(modules: readonly ParsedModule[]): Finding[] {
  return modules.flatMap((module) =>
    module.nodes.flatMap((node) => {
      const said = literalText(node);
      const isSentence = said !== null && /\S\s+\S/.test(said) && wordsOfGerman.test(said);
      return isSentence ? [{ path: module.path, line: lineAt(module.text, node.start), complaint: `says «${said}»` }] : [];
    }),
  );
}
