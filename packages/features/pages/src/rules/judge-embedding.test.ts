import { describe, expect, it } from 'vitest';
import { judgeWebsite } from './judge-embedding.ts';

const embedded = { pageUrl: 'klasse-3a', origin: 'https://app.schule.test' };
const widget = '<pausenplatz-seite title="3a" page="klasse-3a"></pausenplatz-seite>';
const script = '<script src="https://app.schule.test/embed/v1.js" async></script>';
const judge = (html: string, ...policies: string[]) => judgeWebsite({ html, policies }, embedded);

describe('what a website lacks to show a page', () => {
  it.each([
    ['element and script', widget + script, 'CODE_FOUND'],
    ['a pinned script', `${widget}<script src="https://app.schule.test/embed/1.0.0/v1.js" integrity="x"></script>`, 'CODE_FOUND'],
    ['a plain frame', '<iframe src="https://app.schule.test/einbetten/seite/klasse-3a?widget=none"></iframe>', 'CODE_FOUND'],
    ['an editor that took the script out', widget, 'SCRIPT_MISSING'],
    ['a script of somebody else', `${widget}<script src="https://boese.example/embed/v1.js"></script>`, 'SCRIPT_MISSING'],
    ['another page', widget.replace('klasse-3a', 'klasse-3ab') + script, 'CODE_MISSING'],
    ['a frame of another page', '<iframe src="https://app.schule.test/einbetten/seite/klasse-3ab">', 'CODE_MISSING'],
    ['nothing', '<p>Willkommen</p>', 'CODE_MISSING'],
  ])('%s: %s', (_name, html, expected) => {
    expect(judge(html)).toEqual([expected, 'POLICY_FINE']);
  });

  it.each([
    ["default-src 'self'", 'POLICY_SCRIPT'],
    ["default-src 'none'; script-src https://app.schule.test", 'POLICY_FRAME'],
    ["default-src 'none'; script-src https://app.schule.test; frame-src app.schule.test", 'POLICY_FINE'],
    ["default-src 'none'; script-src 'nonce-abc'; frame-src https:", 'POLICY_FINE'],
    ["script-src 'self' https://*.schule.test", 'POLICY_FINE'],
    ["script-src 'self' https://schule.test", 'POLICY_SCRIPT'],
    ["img-src 'self'", 'POLICY_FINE'],
    ["img-src 'self', frame-src 'none'", 'POLICY_FRAME'],
  ])('a policy of %s: %s', (policy, expected) => {
    expect(judge(widget + script, policy)).toEqual(['CODE_FOUND', expected]);
  });

  // What looks from each of them to the end of the page takes minutes.
  it.each([
    '<meta ',
    '<iframe ',
    '<script ',
    '<pausenplatz-seite ',
    '<meta http-equiv=',
    '<',
    '<iframe //app.schule.test/einbetten/seite/',
  ])('reads a megabyte of %s as well', (part) => {
    expect(judge(part.repeat(1_000_000 / part.length))).toEqual(['CODE_MISSING', 'POLICY_FINE']);
    expect(judge(part.repeat(1_000_000 / part.length) + '>')).toEqual(['CODE_MISSING', 'POLICY_FINE']);
  });

  it('reads a policy inside of the page, and asks nothing of scripts for a plain frame', () => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; frame-src https:">`;
    expect(judge(`${meta}${widget}${script}`)).toEqual(['CODE_FOUND', 'POLICY_SCRIPT']);
    expect(judge(`${meta}<iframe src="https://app.schule.test/einbetten/seite/klasse-3a"></iframe>`)).toEqual([
      'CODE_FOUND',
      'POLICY_FINE',
    ]);
  });
});
