import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { logSorts } from '@pausenplatz/office/contract';
import { auditWords, placeOf } from '@pausenplatz/kernel-server';
import { describe, expect, it } from 'vitest';
import { serverFeatures } from '../../src/features.ts';

const folders = fileURLToPath(new URL('../../../../packages/features', import.meta.url));
const words = auditWords(serverFeatures);

/** The actions of the log that the features write for a school, as they stand in the code. */
function actionsForSchools(): string[] {
  const found: string[] = [];
  for (const feature of readdirSync(folders)) {
    const folder = join(folders, feature, 'src/server');
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts')))
      for (const [entry] of readFileSync(join(folder, file), 'utf8').matchAll(/audit\(\{[^;]*?\}\)/gs))
        if (!/scopeId: null/.test(entry)) found.push(...[...entry.matchAll(/'([a-zA-Z]+\.[a-zA-Z]+)'/g)].map(([, action = '']) => action));
  }
  return found;
}

describe('the log of a school', () => {
  it('says in German whatever it may tell', () => {
    const actions = actionsForSchools();
    expect(actions.length).toBeGreaterThan(25);
    expect(actions.filter((action) => words.of(action) === null)).toEqual([]);
    expect(words.of('nobody.knows')).toBeNull();
    // Whoever chooses among the entries finds each under one of the sorts of the screen.
    expect(actions.filter((action) => !logSorts.some((sort) => words.sortOf(action) === sort))).toEqual([]);
  });

  it('says what went with an erased class, one or many', () => {
    expect(words.erased({ class_pupil: 18, homework_task: 1, page: 3, name: '3a' }).toSorted()).toEqual([
      '1 Eintrag der Agenda',
      '18 Plätze von Schüler:innen',
      '3 Seiten',
    ]);
    expect(words.erased({ name: '3a' })).toEqual([]);
  });

  it('has words for every table that the features empty then', () => {
    const tables = new Set<string>();
    for (const { steps } of serverFeatures)
      for (const [column, { erased }] of Object.entries(steps?.keeps?.classes ?? {}))
        if (erased === 'row' || (typeof erased === 'object' && ('row' in erased || 'below' in erased || 'by' in erased)))
          tables.add(placeOf(column).table);
    expect(tables.size).toBeGreaterThanOrEqual(15);
    // The class itself is what the entry is about.
    tables.delete('school_class');
    expect([...tables].filter((table) => words.erased({ [table]: 2 }).length === 0)).toEqual([]);
  });
});
