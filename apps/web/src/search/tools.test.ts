import { searched, type Searched } from '@pausenplatz/kernel-host';
import { beforeAll, expect, it } from 'vitest';
import { features } from '../features.ts';

/** Second names of a tool, and steps on the way through one. */
const ways = ['/tools/hausaufgaben', '/lernen/gedaechtnis', '/shop/warenkorb', '/shop/kasse'];

let places: readonly string[] = [];
beforeAll(async () => {
  const fillings = features.flatMap(({ fills = [] }) => fills).filter(({ slot }) => slot === searched.name);
  const all = (await Promise.all(fillings.map(({ load }) => load()))) as readonly Searched[];
  places = all.flatMap((one) => one.places ?? []).map(({ path }) => path);
});

/** What people come for: an address without an object in it that stands in one of the parts where tools are, not below another tool. */
const part = /^\/(?:tools|lernen|spielen|shop|ssa|akademie|verwaltung|einstellungen|seiten|beam-mich)(?:\/[^/:]+)?$/;
const tools = features
  .flatMap(({ screens }) => screens)
  .map(({ path }) => path.replace(/\/:\w+\?$/, ''))
  .filter((path) => part.test(path) && !ways.includes(path));

it('there are tools of every kind', () => {
  expect(tools.length).toBeGreaterThan(30);
  expect(tools).toEqual(expect.arrayContaining(['/tools/ki', '/tools/nachrichten', '/tools/passwort-manager', '/lernen/karten', '/shop']));
});

it.each(tools)('%s is on the list of tools, which the search finds as well', (path) => expect(places).toContain(path));
