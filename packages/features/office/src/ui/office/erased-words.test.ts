import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { erasedTexts } from '../../texts.log.ts';
import { erasedWords } from './erased-words.ts';

const features = fileURLToPath(new URL('../../../..', import.meta.url));

/** The tables that the features empty when a class is erased, as their lists say. */
function tablesOfErasure(): string[] {
  return readdirSync(features).flatMap((feature) => {
    const folder = join(features, feature, 'src/server');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(^|\/)keeps\.ts$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .flatMap((text) => [
        ...(text.split('\n  classes: {')[1]?.split('\n  neither: {')[0] ?? '').matchAll(
          /'(\w+)\.\w+': \{\s+erased: (?:'row'|\{ (?:row|below|by))/g,
        ),
      ])
      .flatMap((found) => found[1] ?? []);
  });
}

describe('the log about a class that was erased', () => {
  it('says what went with it, in the order of what matters', () => {
    const details = { class_pupil: 18, homework_task: 1, page: 3, name: '3a' };
    expect(erasedWords({ action: 'class.erase', details })).toBe(
      'Mit ihr gelöscht: 3 Seiten, 1 Eintrag der Agenda, 18 Plätze von Schüler:innen',
    );
    expect(erasedWords({ action: 'class.erase', details: { name: '3a' } })).toBe('Sie war leer.');
    expect(erasedWords({ action: 'class.delete', details: {} })).toBeNull();
  });

  it('has words for every table that the features empty then', () => {
    const tables = [...new Set(tablesOfErasure())];
    expect(tables.length).toBeGreaterThanOrEqual(15);
    // The class itself is what the entry is about.
    const silent = ['school_class'];
    expect(tables.filter((table) => erasedTexts[table] === undefined && !silent.includes(table))).toEqual([]);
  });
});
