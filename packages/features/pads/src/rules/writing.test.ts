import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PadSegment, TakenChange } from '../contract/index.ts';
import { joinChange, lengthBefore } from './join-change.ts';
import { changedSegments, textOf } from './segments.ts';
import { typedChange } from './typed-change.ts';
import { beginWriting, isSaved, receive, send, shownSegments, takeBack, type Writing, written } from './writing.ts';

/** A pad on a server, as far as joining goes. */
function aServer(begin: string) {
  let segments: PadSegment[] = begin === '' ? [] : [{ by: 0, text: begin }];
  const log: TakenChange[] = [];
  return {
    text: () => textOf(segments),
    segments: () => segments,
    since: (version: number) => log.slice(version),
    take({ sent }: Writing, by: number) {
      if (!sent || log.some(({ key }) => key === sent.key)) return;
      const since = log.slice(sent.base);
      const { original, continues } = sent;
      const change = joinChange({ change: original, continues }, lengthBefore(textOf(segments).length, since), since);
      if (!change) throw new Error('refused');
      segments = changedSegments(segments, change, by);
      log.push({ version: log.length + 1, by, key: sent.key, continues, change });
    },
  };
}

const received = (writing: Writing, changes: readonly TakenChange[], by: number): Writing => {
  const answer = receive(writing, changes, by);
  if (!answer) throw new Error('came out otherwise');
  return answer.writing;
};

// Emoji of two code units: no change may cut one.
const words = fc.stringMatching(/^[ab🐿\n ]{0,4}$/u);
const edit = fc.record({ from: fc.nat(30), removed: fc.nat(5), insert: words });
const step = fc.record({ who: fc.nat(2), act: fc.constantFrom('write', 'write', 'send', 'arrive', 'hear', 'refuse'), edit });

/** What a field holds after a key: positions are those of whole signs. */
function editOf(text: string, { from, removed, insert }: { from: number; removed: number; insert: string }): string {
  const signs = Array.from(text);
  return [...signs.slice(0, from), insert, ...signs.slice(from + removed)].join('');
}

test('three who write at once, lose answers, send twice and are refused all end with the same text, and nothing that was put in is lost unless somebody took it away', () => {
  fc.assert(
    fc.property(words, fc.array(step, { maxLength: 60 }), (begin, steps) => {
      const server = aServer(begin);
      let keys = 0;
      const all = [1, 2, 3].map(() => beginWriting(0, server.segments()));
      const update = (who: number, change: (writing: Writing) => Writing) => {
        const now = all[who];
        if (now) all[who] = change(now);
      };
      for (const { who, act, edit: of } of steps) {
        update(who, (writing) => {
          const text = textOf(shownSegments(writing, who + 1));
          if (act === 'write') {
            const change = typedChange(text, editOf(text, of), null);
            return change ? written(writing, change) : writing;
          }
          if (act === 'send') return send(writing, `key ${(keys += 1)}`, who + 1);
          // It arrives, and the answer does not.
          if (act === 'arrive') server.take(writing, who + 1);
          if (act === 'refuse') return server.since(0).some(({ key }) => key === writing.sent?.key) ? writing : takeBack(writing);
          return act === 'hear' ? received(writing, server.since(writing.version), who + 1) : writing;
        });
      }
      for (const who of [0, 1, 2, 0, 1, 2])
        update(who, (writing) => {
          const next = send(received(writing, server.since(writing.version), who + 1), `key ${(keys += 1)}`, who + 1);
          server.take(next, who + 1);
          return received(next, server.since(next.version), who + 1);
        });
      for (const [who] of all.entries()) update(who, (writing) => received(writing, server.since(writing.version), who + 1));
      for (const [who, writing] of all.entries()) {
        expect(isSaved(writing)).toBe(true);
        expect(shownSegments(writing, who + 1)).toEqual(server.segments());
      }
      expect(server.text().isWellFormed()).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('who writes at the same place writes behind who was first, each as a whole', () => {
  const server = aServer('Es war einmal.');
  const [mia, noah] = [', da', ', dort'].map((words) => {
    const writing = beginWriting(0, server.segments());
    const text = server.text();
    const change = typedChange(text, text.replace('.', `${words}.`), null);
    return send(change ? written(writing, change) : writing, words, 9);
  }) as [Writing, Writing];
  server.take(mia, 1);
  server.take(noah, 2);
  expect(server.text()).toBe('Es war einmal, da, dort.');
  const heard = received(noah, server.since(0), 2);
  expect(shownSegments(heard, 2)).toEqual(server.segments());
  expect(isSaved(heard)).toBe(true);
});

test('who goes on with a word finishes it before who begins where it ends', () => {
  const server = aServer('');
  const write = (writing: Writing, words: string, by: number) => {
    const text = textOf(shownSegments(writing, by));
    const change = typedChange(text, text + words, null);
    return send(change ? written(writing, change) : writing, `${by} ${words}`, by);
  };
  server.take(write(beginWriting(0, []), 'Kat', 1), 1);
  const [mia, noah] = [beginWriting(1, server.segments()), beginWriting(1, server.segments())];
  server.take(write(noah, ' Hund', 2), 2);
  const late = write(mia, 'ze', 1);
  server.take(late, 1);
  expect(server.text()).toBe('Katze Hund');
  expect(shownSegments(received(late, server.since(1), 1), 1)).toEqual(server.segments());
});

test('what was written into words that somebody takes away stays', () => {
  const server = aServer('Der Hund bellt.');
  const write = (after: string) => {
    const change = typedChange(server.text(), after, null);
    return send(change ? written(beginWriting(0, server.segments()), change) : beginWriting(0, server.segments()), after, 9);
  };
  const [gone, more] = [write(''), write('Der kleine Hund bellt.')];
  server.take(gone, 1);
  server.take(more, 2);
  expect(server.text()).toBe(' kleine');
});

test.each([
  ['longer than the text', [20]],
  ['shorter than the text', [1]],
  ['with half a sign', [3, [0, '\ud83d']]],
  ['with the end of a line inside of a line', [3, [0, 'a\nb']]],
  ['with nothing at all', [3, [0, '\0']]],
  ['with a part that does nothing', [3, [0, '']]],
])('a change %s is none', (_what, change) => {
  expect(joinChange({ change: change as never, continues: false }, 3, [])).toBe(null);
});
