import { expect, it } from 'vitest';
import { findAttachables } from './attachables.ts';

const aPage = (name: string, day: number, pages: readonly ReturnType<typeof leaf>[] = []) => ({ ...leaf(name, day), pages });
const leaf = (name: string, day: number) => ({ id: name, name, updatedAt: `2027-03-0${day}T08:00:00.000Z`, pages: [] });
const offered = {
  groups: [
    { name: 'Klasse 3a', pages: [aPage('Leseecke', 1, [leaf('Bücherkiste', 3)])] },
    { name: 'Meine Seiten', pages: [aPage('Mathe', 2)] },
  ],
  tools: [
    { path: '/tools/agenda', name: 'Agenda', alsoCalled: 'Hausaufgaben', access: ['Teacher', 'Pupil'] },
    { path: '/tools/beam', name: 'Beamen', alsoCalled: '', access: ['Teacher'] },
    { path: '/beam-mich', name: 'Beam mich', alsoCalled: '', access: 'public' as const },
    { path: '/seiten/papierkob', name: 'Papierkorb', alsoCalled: '', access: 'login' as const },
  ],
};
const names = (typed: string, most = 9) => findAttachables(typed, offered, most).map(({ name }) => name);

it.each([
  ['', ['Agenda', 'Beam mich', 'Bücherkiste', 'Mathe', 'Leseecke']],
  ['buch', ['Bücherkiste']],
  ['3a', ['Bücherkiste', 'Leseecke']],
  ['hausauf', ['Agenda']],
  ['beam', ['Beam mich']],
  ['papier', []],
  ['???', []],
])('«%s» finds what children can open: %j', (typed, found) => {
  expect(names(typed)).toEqual(found);
});

it('is cut off, and names pages by what stays when their address changes', () => {
  expect(names('', 2)).toEqual(['Agenda', 'Beam mich']);
  expect(findAttachables('mathe', offered, 9)).toEqual([{ type: 'page', name: 'Mathe', detail: 'Meine Seiten', path: '/seite/Mathe' }]);
});
