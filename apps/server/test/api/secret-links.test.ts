import { aCalendar } from '@pausenplatz/advent/testing';
import { createSafeFetch } from '@pausenplatz/kernel-server';
import { checkLinks, getLinkCheck } from '@pausenplatz/school-reports/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type OfficeWorld, officeWorld } from '../../testing/office-world.ts';

let office: OfficeWorld;
let asked: string[] = [];
beforeAll(async () => {
  // No name leads anywhere; which were asked for is what counts.
  const safeFetch = createSafeFetch({
    isAllowed: () => false,
    ports: null,
    connectMs: 60_000,
    resolve: async (name) => {
      asked.push(name);
      return [];
    },
  });
  office = await officeWorld({}, null, { safeFetch });
  const { world } = office;
  await aCalendar(world, { title: 'Noch geheim', visibility: 'private' }, { 1: link('geheim.example') });
  await aCalendar(
    world,
    { title: 'Für die Klasse' },
    { 1: link('heute.example'), 2: link('morgen.example'), 3: { ...link('entwurf.example'), work: 'draft' } },
  );
});

const link = (host: string) => ({
  content: JSON.stringify({ kind: 'link', title: '', text: '', url: `https://${host}/` }),
  work: 'released' as const,
});

/** What a check asks for, and what its asker reads of it. */
async function checkedBy(token: string): Promise<{ readonly asked: string[]; readonly read: string[] }> {
  const schoolId = office.world.ownSchoolId;
  asked = [];
  const { body } = await office.test.call(token, checkLinks, { schoolId });
  await office.ended(body.operationId, token);
  const { body: found } = await office.test.call(token, getLinkCheck, { schoolId });
  return { asked: asked.toSorted(), read: found.links.map(({ url }) => new URL(url).host).toSorted() };
}

describe('links that are nobody’s to know yet', () => {
  it('are checked for who teaches the class', async () => {
    const all = ['entwurf.example', 'geheim.example', 'heute.example', 'morgen.example'];
    expect(await checkedBy(office.teacher)).toEqual({ asked: all, read: all });
  });

  it('are neither asked for nor told to who administers the school, where the others are', async () => {
    expect(await checkedBy(office.admin)).toEqual({ asked: ['heute.example'], read: ['heute.example'] });
  });

  it('and a colleague of another class learns of none', async () => {
    expect(await checkedBy(office.colleague)).toEqual({ asked: [], read: [] });
  });
});
