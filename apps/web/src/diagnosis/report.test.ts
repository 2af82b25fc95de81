import { expect, it } from 'vitest';
import { bad, good, note } from './finding.ts';
import { reportOf, summaryOf } from './report.ts';

const around = { version: '403.2.0', date: 'Samstag, 28. November 2026', agent: 'Browser/1' };

it('a report lists what was found, group by group, and leaves out what was not looked at', () => {
  const found = { cookies: good('Behält.'), clock: bad('Geht falsch.'), voice: note('Keine Stimme.') };
  expect(reportOf(found, ['signIn', 'device'], around)).toBe(
    [
      'Diagnose Pausenplatz',
      'Samstag, 28. November 2026, Version 403.2.0',
      'Browser: Browser/1',
      '',
      'Anmeldung',
      '- Cookies: geht. Behält.',
      '- Uhr: geht nicht. Geht falsch.',
      '',
      'Gerät',
      '- Vorlesen: geht halb. Keine Stimme.',
    ].join('\n'),
  );
});

it.each([
  [{ cookies: good('') }, 'Alles geht.'],
  [{ cookies: good(''), voice: note('') }, 'Alles Nötige geht, 1 Punkt ist langsamer oder fehlt.'],
  [{ cookies: good(''), upload: { state: 'unasked' as const, said: '' } }, 'Alles, was geprüft wurde, geht.'],
  [{ cookies: bad(''), clock: bad(''), voice: note('') }, '2 Punkte gehen nicht.'],
])('one sentence says how it stands: %o', (found, sentence) => expect(summaryOf(found)).toBe(sentence));
