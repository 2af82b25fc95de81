import { describe, expect, it } from 'vitest';
import { elementSnippet, frameSnippet, widgetSnippet } from './embed-snippets.ts';

const page = { origin: 'https://app.schule.test', url: 'klasse-3a', title: 'Klasse "3a" <script>', height: 620 };

describe('lines for a website', () => {
  it('keep the room of the page from the beginning and name it', () => {
    expect(widgetSnippet(page)).toBe(
      `<pausenplatz-seite page="klasse-3a" title="Klasse &quot;3a&quot; &lt;script&gt;" min-height="620" style="display:block;min-height:620px">
  <a href="https://app.schule.test/seite/klasse-3a">Klasse &quot;3a&quot; &lt;script&gt;</a>
</pausenplatz-seite>
<script src="https://app.schule.test/embed/v1.js" async></script>`,
    );
  });

  it('have the attributes that somebody chose', () => {
    const played = {
      origin: 'https://app.schule.test',
      element: 'anmelden',
      attributes: { variant: 'form', consent: '' },
      link: { path: '/login', words: 'Anmelden' },
    };
    expect(elementSnippet(played)).toBe(`<pausenplatz-anmelden variant="form" consent>
  <a href="https://app.schule.test/login">Anmelden</a>
</pausenplatz-anmelden>
<script src="https://app.schule.test/embed/v1.js" async></script>`);
  });

  it('bring the script of their own for what stands there without a frame', () => {
    const inline = {
      origin: 'https://app.schule.test',
      element: 'advent-inline',
      attributes: { calendar: 'abc' },
      link: { path: '/advent/abc', words: 'Advent' },
    };
    expect(elementSnippet(inline)).toContain('<pausenplatz-advent-inline calendar="abc">');
    expect(elementSnippet(inline)).toContain('<script src="https://app.schule.test/embed/v1-inline.js" async></script>');
  });

  it('are one frame where no script is allowed', () => {
    expect(frameSnippet(page)).toBe(
      '<iframe src="https://app.schule.test/einbetten/seite/klasse-3a?widget=none" title="Klasse &quot;3a&quot; &lt;script&gt;" width="100%" height="620" loading="lazy" style="border:0;max-width:100%"></iframe>',
    );
  });
});
