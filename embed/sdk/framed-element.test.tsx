import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { defineFramedElement } from './framed-element.ts';
import { kinds } from './kinds.ts';
import { serveQueue } from './queue.ts';

const origin = 'https://pausenplatz.example';
type Widget = HTMLElement & Record<string, unknown> & { readonly ready: Promise<void>; load(): void; reload(): void };
interface Told {
  readonly name: string;
  readonly detail: unknown;
  readonly bubbles: boolean;
  readonly composed: boolean;
}

const made: Element[] = [];
let told: Told[] = [];
beforeAll(() => {
  for (const kind of kinds) defineFramedElement(`pausenplatz-${kind.name}`, kind, origin);
  for (const name of ['ready', 'resize', 'navigate', 'door-open', 'beam', 'login', 'error'])
    addEventListener(`pausenplatz:${name}`, ({ detail, bubbles, composed }: CustomEventInit & Event) =>
      told.push({ name, detail, bubbles, composed }),
    );
});
afterEach(() => {
  for (const one of made.splice(0)) one.remove();
  told = [];
  vi.restoreAllMocks();
});

/** A widget on a website that waits for consent, so that nothing is asked for. */
function place(name: string, properties: Readonly<Record<string, unknown>> = {}): Widget {
  // The class of the element is the one that was defined above.
  const element = document.createElement(`pausenplatz-${name}`) as Widget;
  element.innerHTML = '<a href="#ersatz">Ersatz</a>';
  Object.assign(element, { consent: true, ...properties });
  document.body.append(element);
  made.push(element);
  return element;
}
const frameOf = (element: Element) => element.shadowRoot?.querySelector<HTMLIFrameElement>('iframe:not([hidden])') ?? null;
/** What the frame of a widget says, as a browser hands it on. */
const say = (element: Element, message: object, from = origin) =>
  globalThis.dispatchEvent(
    new MessageEvent('message', {
      data: { pausenplatz: 2, ...message },
      origin: from,
      source: frameOf(element)?.contentWindow ?? null,
    }),
  );

describe('each attribute is a property', () => {
  /** Property, attribute, what it is without one, a value of its own and how the attribute says it, what it makes of nonsense. */
  const shared = [
    ['theme', 'theme', 'auto', 'dark', 'dark', 'auto'],
    ['lang', 'lang', '', 'fr', 'fr', 'bunt'],
    ['minHeight', 'min-height', null, 500, '500', null],
    ['maxHeight', 'max-height', null, 900, '900', null],
    ['loading', 'loading', 'lazy', 'eager', 'eager', 'lazy'],
    ['title', 'title', '', 'Unsere Klasse', 'Unsere Klasse', 'bunt'],
    ['consent', 'consent', false, true, '', true],
  ] as const;
  const own = [
    ['seite', ['page', 'page', '', 'klasse-3a', 'klasse-3a', 'bunt']],
    ['advent', ['calendar', 'calendar', '', 'abc', 'abc', 'bunt']],
    ['anmelden', ['variant', 'variant', 'button', 'form', 'form', 'button']],
    ['anmelden', ['redirect', 'redirect', '', '/tools/agenda', '/tools/agenda', 'bunt']],
    ['anmelden', ['label', 'label', '', 'Zur Schule', 'Zur Schule', 'bunt']],
    ['beam-mich', ['variant', 'variant', 'button', 'form', 'form', 'button']],
  ] as const;
  const rows = [...kinds.flatMap(({ name }) => shared.map((row) => [name, row] as const)), ...own];

  test.each(rows.map(([name, row]) => [name, row[0], row] as const))('%s: %s', (name, property, row) => {
    const [, attribute, , given, said, ofNonsense] = row;
    const usual = kinds.find((one) => one.name === name)?.minHeight ?? 0;
    const without = property === 'minHeight' ? usual : row[2];
    const element = document.createElement(`pausenplatz-${name}`) as Widget;
    expect(element[property]).toBe(without);
    element[property] = given;
    expect(element.getAttribute(attribute)).toBe(said);
    expect(element[property]).toBe(given);
    element.removeAttribute(attribute);
    expect(element[property]).toBe(without);
    element.setAttribute(attribute, said);
    expect(element[property]).toBe(given);
    element.setAttribute(attribute, 'bunt');
    expect(element[property]).toBe(property === 'minHeight' ? usual : ofNonsense);
    if (attribute === 'title' || attribute === 'lang') return;
    element[property] = null;
    expect([element.hasAttribute(attribute), element[property]]).toEqual([false, without]);
  });

  test('also where it was written before the element was known, and the property goes on to work', async () => {
    for (const [index, kind] of kinds.entries()) {
      const tag = `frueh-${index}`;
      const early = Object.assign(document.createElement(tag), { consent: true, theme: 'dark', minHeight: 333, page: 'a', calendar: 'b' });
      document.body.append(early);
      made.push(early);
      defineFramedElement(tag, kind, origin);
      const element = early as unknown as Widget;
      expect(['consent', 'theme', 'min-height'].map((name) => element.getAttribute(name))).toEqual(['', 'dark', '333']);
      if (kind.subject !== null) expect(element.getAttribute(kind.subject)).toBe(kind.subject === 'page' ? 'a' : 'b');
      element['theme'] = 'light';
      expect([element.getAttribute('theme'), Object.hasOwn(element, 'theme')]).toEqual(['light', false]);
    }
  });

  test('and an empty word is consent asked for, as in HTML', async () => {
    const element = place('seite', { page: 'klasse-3a', consent: '' });
    await expect.poll(() => [element['consent'], frameOf(element)]).toEqual([true, null]);
  });
});

describe('what comes later counts as well', () => {
  test('the page may be named after the element, and it loads', async () => {
    const element = place('seite', { consent: false, loading: 'eager' });
    await expect.poll(() => frameOf(element)).toBeNull();
    element['page'] = 'klasse-3a';
    await expect.poll(() => frameOf(element)?.src).toBe(`${origin}/einbetten/seite/klasse-3a?widget=2&theme=light`);
    element['page'] = 'klasse-4b';
    await expect.poll(() => frameOf(element)?.src).toContain('/einbetten/seite/klasse-4b?');
  });

  test('whoever takes the question for consent away, or asks for all at once, lets it load', async () => {
    const element = place('advent', { calendar: 'abc' });
    await expect.poll(() => [frameOf(element), element.shadowRoot?.textContent]).toEqual([null, expect.stringContaining('laden')]);
    element['loading'] = 'eager';
    await expect.poll(() => frameOf(element)).toBeNull();
    element['consent'] = false;
    await expect.poll(() => frameOf(element)?.src).toContain('/advent/einbetten/abc?');
  });

  test('the sign-in takes its words and its way when they come, and becomes a frame and a link again', async () => {
    const element = place('anmelden');
    const link = () => element.shadowRoot?.querySelector('a');
    await expect.poll(() => [link()?.textContent, link()?.getAttribute('href')]).toEqual(['Anmelden', `${origin}/login`]);
    Object.assign(element, { label: 'Zur Schule', redirect: '/tools/agenda' });
    await expect
      .poll(() => [link()?.textContent, link()?.getAttribute('href')])
      .toEqual(['Zur Schule', `${origin}/login?redirectUrl=%2Ftools%2Fagenda`]);
    element['redirect'] = '//boese.example';
    await expect.poll(() => link()?.getAttribute('href')).toBe(`${origin}/login`);
    Object.assign(element, { loading: 'eager', consent: false, variant: 'form' });
    await expect.poll(() => [link(), frameOf(element)?.src]).toEqual([null, expect.stringContaining('/einbetten/anmelden?')]);
    element['variant'] = null;
    await expect.poll(() => [link()?.textContent, frameOf(element)]).toEqual(['Zur Schule', null]);
  });

  test('a code that is being typed stays, whatever else changes', async () => {
    const element = place('beam-mich');
    const field = element.shadowRoot?.querySelector('input');
    if (field) field.value = 'AB';
    Object.assign(element, { theme: 'dark', minHeight: 400, consent: false });
    element.load();
    element.reload();
    await expect.poll(() => [element.shadowRoot?.querySelector('input')?.value, frameOf(element)]).toEqual(['AB', null]);
  });
});

describe('methods', () => {
  test('load() does without consent, reload() makes the frame anew, setTheme() tells it, ready resolves once it shows', async () => {
    const element = place('seite', { page: 'klasse-3a' });
    element.load();
    const first = frameOf(element);
    element.load();
    await expect.poll(() => frameOf(element)).toBe(first);
    expect(element.getAttribute('aria-busy')).toBe('true');
    const send = vi.spyOn(first?.contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
    Reflect.apply(element['setTheme'] as (theme: string) => void, element, ['dark']);
    expect(element.getAttribute('theme')).toBe('dark');
    expect(send.mock.calls).toContainEqual([{ pausenplatz: 2, type: 'options', theme: 'dark' }, origin]);
    element.reload();
    await expect.poll(() => frameOf(element)).not.toBe(first);
    say(element, { type: 'ready', title: 'Klasse 3a' });
    await element.ready;
    await expect.poll(() => [element.hasAttribute('aria-busy'), frameOf(element)?.title]).toEqual([false, 'Klasse 3a']);
  });

  test('the queue makes elements from before and after the script, by attributes and by properties', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    host.id = 'platz';
    made.push(host);
    Object.assign(globalThis, { Pausenplatz: { q: [{ in: '#platz', element: 'seite', page: 'frueh', consent: true }] } });
    serveQueue(kinds);
    const { embed } = Reflect.get(globalThis, 'Pausenplatz') as { embed: (wanted: object) => Widget | null };
    const late = embed({ in: host, element: 'advent', calendar: 'abc', consent: '', minHeight: 500, 'max-height': '900', title: null });
    await expect.poll(() => host.querySelector('pausenplatz-seite')?.getAttribute('page')).toBe('frueh');
    expect(['min-height', 'max-height', 'consent', 'title'].map((name) => late?.getAttribute(name))).toEqual(['500', '900', '', null]);
    expect([embed({ in: '#nirgends', element: 'seite' }), embed({ in: host, element: 'script' })]).toEqual([null, null]);
  });
});

describe('events', () => {
  test.each([
    [{ type: 'ready', title: 'Klasse 3a' }, 'ready', {}],
    [{ type: 'height', height: 512 }, 'resize', { height: 512 }],
    [{ type: 'height', height: 1 }, 'resize', { height: 240 }],
    [{ type: 'height', height: 90_000 }, 'resize', { height: 20_000 }],
    [{ type: 'navigate', path: '/seite/klasse-3a' }, 'navigate', { path: '/seite/klasse-3a' }],
    [{ type: 'door', door: 4 }, 'door-open', { door: 4 }],
    [{ type: 'error', code: 'NOT_FOUND' }, 'error', { code: 'NOT_FOUND' }],
  ] as const)('of %o is told, up to the whole website', (message, name, detail) => {
    const element = place('seite', { page: 'klasse-3a' });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    element.load();
    say(element, message);
    expect(told).toContainEqual({ name, detail, bubbles: true, composed: true });
  });

  test.each([
    ['another origin', 'https://boese.example', { type: 'height', height: 500 }],
    ['an origin that begins like ours', `${origin}.boese.example`, { type: 'height', height: 500 }],
    ['no origin', 'null', { type: 'height', height: 500 }],
    ['an unknown message', origin, { type: 'toString' }],
    ['a way out of the product', origin, { type: 'navigate', path: 'https://boese.example' }],
    ['an older mark', origin, { pausenplatz: 1, type: 'height', height: 500 }],
  ] as const)('of %s is none', (_name, from, message) => {
    const element = place('seite', { page: 'klasse-3a' });
    element.load();
    say(element, message, from);
    expect(told).toEqual([]);
  });

  test('of one widget are not those of another, although both frames are ours', () => {
    const [first, second] = [place('seite', { page: 'klasse-3a' }), place('seite', { page: 'klasse-4b' })];
    first.load();
    second.load();
    const heard: (EventTarget | null)[] = [];
    addEventListener('pausenplatz:resize', ({ target }) => heard.push(target), { once: true });
    say(second, { type: 'height', height: 777 });
    expect(heard).toEqual([second]);
    expect(told).toHaveLength(1);
  });

  test('of the code and the sign-in say that something was opened, and not what', async () => {
    const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
    const field = place('beam-mich').shadowRoot?.querySelector('input');
    if (field) field.value = 'abcde';
    field?.form?.requestSubmit();
    expect(opened.mock.calls).toEqual([[`${origin}/beam-mich?code=abcde`, '_blank', 'noopener']]);
    const link = place('anmelden').shadowRoot?.querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    expect(told.filter(({ name }) => name !== 'ready').map(({ name, detail }) => [name, detail])).toEqual([
      ['beam', { ok: true }],
      ['login', { status: 'opened' }],
    ]);
  });
});

describe('the frame and its fallback', () => {
  test('a frame has a name, a sandbox, no camera and says no more than the website it is on', async () => {
    const element = place('seite', { page: 'klasse-3a', lang: 'fr' });
    element.load();
    const attribute = (name: string) => frameOf(element)?.getAttribute(name);
    expect(['title', 'lang', 'sandbox', 'referrerpolicy', 'allow'].map(attribute)).toEqual([
      'Seite unserer Schule',
      'fr',
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
      'strict-origin',
      'fullscreen',
    ]);
  });

  test('after NOT_FOUND the link is back, and nobody is asked to try again what is not there', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const element = place('seite', { page: 'gibt-es-nicht' });
    element.load();
    say(element, { type: 'error', code: 'NOT_FOUND' });
    await expect.poll(() => [element.querySelector('a')?.checkVisibility(), frameOf(element)]).toEqual([true, null]);
    await expect
      .poll(() => element.shadowRoot?.querySelector('[role=status]')?.textContent)
      .toBe('Der Inhalt lässt sich hier gerade nicht zeigen.');
    await expect.poll(() => element.shadowRoot?.querySelector('button')?.checkVisibility()).toBe(false);
  });

  test.each(['FORBIDDEN', 'BLOCKED', 'VERSION'] as const)('after %s the link is back, with words and a button', async (code) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const element = place('seite', { page: 'klasse-3a' });
    element.load();
    say(element, { type: 'ready', title: 'Klasse 3a' });
    const link = element.querySelector('a');
    expect(link?.checkVisibility()).toBe(false);
    say(element, { type: 'error', code });
    await expect.poll(() => [link?.checkVisibility(), frameOf(element)]).toEqual([true, null]);
    await expect
      .poll(() => element.shadowRoot?.querySelector('[role=status]')?.textContent)
      .toBe('Der Inhalt lässt sich hier gerade nicht zeigen.');
    expect(String(warned.mock.calls[0]?.[0])).toContain(`<pausenplatz-seite> klasse-3a ${code}: `);
    element.shadowRoot?.querySelector('button')?.click();
    await expect.poll(() => frameOf(element)).not.toBeNull();
  });
});
