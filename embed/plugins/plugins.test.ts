import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { elementSnippet, widgetSnippet } from '@pausenplatz/pages/rules';
import { describe, expect, it } from 'vitest';
import { sdkVersion } from '../bundle.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const read = (path: string): string => readFileSync(at(path), 'utf8');

const origin = 'https://pausenplatz.example';
const given = { origin, key: 'klasse-3a', title: 'Klasse & <3a> "Bär"', theme: 'auto', height: '620' };
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What PHP's `strtr` does with the escaped values. */
function fromWordPress(element: string): string {
  const filled = Object.entries(given).reduce(
    (lines, [name, value]) => lines.replaceAll(`{${name}}`, escaped(value)),
    read(`wordpress/snippets/${element}.html`),
  );
  return filled.trim();
}

/** What Fluid makes of the lines of an element; it escapes whatever stands in braces. */
function fromTypo3(element: string): string {
  const template = read('typo3/Resources/Private/Templates/Pausenplatz.html');
  const lines = new RegExp(`<f:case value="${element}">([\\s\\S]*?)</f:case>`).exec(template)?.[1] ?? '';
  return lines
    .replaceAll('{origin}', origin)
    .replaceAll(/\{data\.tx_pausenplatz_(\w+)\}/g, (_all, name: keyof typeof given) => escaped(given[name]));
}

/** The lines of the product without the script, which plugins bring in their own way, and with what they write besides. */
const lines = (snippet: string): string => snippet.split('\n<script')[0] ?? '';
const { key, title } = given;
const ofPage = lines(widgetSnippet({ origin, url: key, title, height: 620 })).replace(' min-height=', ' theme="auto" min-height=');
const direct = (element: string, attributes: Readonly<Record<string, string>>, path: string) =>
  lines(elementSnippet({ origin, element, attributes, link: { path, words: title } }));
const expected = {
  seite: ofPage,
  advent: ofPage.replaceAll('-seite', '-advent').replace(' page=', ' calendar=').replace('/seite/', '/advent/'),
  'beam-mich': direct('beam-mich', {}, '/beam-mich'),
  anmelden: direct('anmelden', { label: title }, '/login'),
} as const;

describe.each([
  ['WordPress', fromWordPress],
  ['TYPO3', fromTypo3],
] as const)('what the plugin for %s writes', (_name, written) => {
  it.each(Object.entries(expected))('for %s are the lines that the product gives', (element, snippet) => {
    expect(written(element)).toBe(snippet);
  });
});

describe('the plugins', () => {
  it('offer the same elements, and have the version of the script', () => {
    const block = JSON.parse(read('wordpress/block.json'));
    expect(block.attributes.element.enum).toEqual(Object.keys(expected));
    expect(block.version).toBe(sdkVersion);
    const offered = [...read('typo3/Configuration/TCA/Overrides/tt_content.php').matchAll(/'value' => '([a-z-]+)'/g)].map(
      (found) => found[1],
    );
    expect(offered).toEqual(expect.arrayContaining(Object.keys(expected)));
    for (const file of ['wordpress/pausenplatz.php', 'wordpress/readme.txt', 'wordpress/editor.asset.php', 'typo3/ext_emconf.php'])
      expect([file, read(file).includes(sdkVersion)]).toEqual([file, true]);
  });

  it('register the block with what WordPress brings, and save nothing but what was chosen', () => {
    const registered: [string, { edit: (props: object) => unknown; save: () => unknown }][] = [];
    const makes: unknown[] = [];
    const wp = {
      blocks: { registerBlockType: (...one: (typeof registered)[number]) => registered.push(one) },
      element: { createElement: (type: unknown, props: unknown, ...children: unknown[]) => makes.push([type, props, children]) },
      blockEditor: { useBlockProps: () => ({}), InspectorControls: 'inspector' },
      components: { PanelBody: 'panel', SelectControl: 'select', TextControl: 'text', Placeholder: 'placeholder' },
      serverSideRender: 'server',
    };
    // The file is a plain script: it has nothing but `window`.
    // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- our own file, run as WordPress runs it.
    new Function('window', read('wordpress/editor.js'))({ wp });
    const [[name, { edit, save }] = ['', { edit: () => null, save: () => 'nothing' }]] = registered;
    expect(name).toBe(JSON.parse(read('wordpress/block.json')).name);
    expect(save()).toBeNull();
    const attributes = { element: 'seite', address: 'klasse-3a', title: '', height: 620, theme: 'auto' };
    edit({ attributes, setAttributes: () => undefined });
    expect(makes).toContainEqual(['server', { block: name, attributes }, []]);
  });

  it('load nothing from anywhere else, and set no cookie', () => {
    const files = globSync('{wordpress,typo3}/**/*.{php,js,html,typoscript}', { cwd: at('.') });
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const addresses = [...read(file).matchAll(/https?:\/\/[\w.]+/g)].map(([address]) => address);
      expect([file, addresses.filter((one) => !/typo3\.org|schemas\.wp\.org|pausenplatz\.schule\.ch/.test(one))]).toEqual([file, []]);
      expect([file, /setcookie|document\.cookie|wp_remote_|curl_|eval\(/.test(read(file))]).toEqual([file, false]);
      // Each bracket that opens closes: PHP itself looks at them below, where there is one.
      const count = (sign: string) => read(file).split(sign).length;
      if (file.endsWith('.php')) expect([file, count('('), count('{'), count('[')]).toEqual([file, count(')'), count('}'), count(']')]);
    }
  });

  it('are PHP as PHP itself reads it, where there is one', () => {
    const hasPhp = (() => {
      try {
        return execFileSync('php', ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).startsWith('PHP');
      } catch {
        return false;
      }
    })();
    const files = globSync('{wordpress,typo3}/**/*.php', { cwd: at('.') });
    expect(files.length).toBeGreaterThan(4);
    for (const file of hasPhp ? files : []) expect(() => execFileSync('php', ['-l', at(file)], { stdio: 'pipe' }), file).not.toThrow();
  });
});
