import { expect, it } from 'vitest';
import { Lacking, readMe } from './read-me.ts';

it('says of each school what is missing and where it is, and that no file is', () => {
  const lacking = new Lacking();
  lacking.say('Schule Sonnenberg/', ['Das Protokoll.']);
  lacking.say('Schule Sonnenberg/', ['Seiten, die einzelnen Personen gehören.']);
  lacking.say('Kindergarten/');
  const words = readMe('Schule Sonnenberg', lacking);
  expect(words).toContain('Nicht dabei ist von «Schule Sonnenberg»:\n- Das Protokoll.\n- Seiten, die einzelnen Personen gehören.');
  expect(words).not.toContain('Kindergarten');
  expect(words).toContain('Alle Dateien sind dabei.');
});

it('names each file that is not in it', () => {
  const lacking = new Lacking();
  lacking.files.push('pages/Film.mp4', 'homework/Blatt.pdf');
  expect(readMe('3a', lacking)).toContain('\n- pages/Film.mp4\n- homework/Blatt.pdf\n');
});
