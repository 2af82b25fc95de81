import { describe, expect, it } from 'vitest';
import { judgeAnswers, judgeClock, judgeLive, judgeMicrophone, judgeStorage } from './judge.ts';

const now = Date.parse('2026-11-28T08:00:00Z');
const mib = 1_048_576;

describe('what a diagnosis makes of what it saw', () => {
  it.each([
    ['the middle one of several answers', judgeAnswers([900, 40, 42]), 'good', '42 ms'],
    ['answers that are slow', judgeAnswers([1500, 40, 1400]), 'note', '1400 ms'],
    ['no answer', judgeAnswers([]), 'bad', 'antwortet nicht'],
    ['a clock that is right', judgeClock(now + 3_400, now), 'good', '3 s'],
    ['a clock at the limit', judgeClock(now - 90_000, now), 'good', '90 s'],
    ['a clock that is early', judgeClock(now - 7 * 60_000, now), 'bad', '7 Minuten'],
    ['a clock that is late by a day', judgeClock(now + 86_400_000, now), 'bad', '1440 Minuten'],
    ['a server that tells no time', judgeClock(now, null), 'note', 'nicht zu erfahren'],
    ['a server that tells nonsense', judgeClock(now, Number.NaN), 'note', 'nicht zu erfahren'],
    ['storage', judgeStorage({ local: true, database: true, free: 300 * mib }), 'good', '300 MB'],
    ['storage of which nobody tells the size', judgeStorage({ local: true, database: true, free: null }), 'good', 'auf diesem Gerät.'],
    ['a page without storage', judgeStorage({ local: false, database: true, free: null }), 'note', 'Speicher der Seite'],
    ['a page without a database', judgeStorage({ local: true, database: false, free: null }), 'note', 'Datenbank'],
    ['a hub with its best way', judgeLive(true, 'webSocket'), 'good', 'WebSocket'],
    ['a net that bars the best way', judgeLive(true, 'events'), 'note', 'auf dem zweiten Weg'],
    ['a net that bars streams as well', judgeLive(true, 'polling'), 'note', 'etwas später'],
    ['a net that bars every way', judgeLive(true, null), 'bad', 'keinen der drei Wege'],
    ['no hub', judgeLive(false, null), 'bad', 'keine Live-Verbindung'],
    ['a microphone that is allowed', judgeMicrophone(true, 'granted'), 'good', 'erlaubt'],
    ['a microphone that is asked for', judgeMicrophone(true, null), 'good', 'fragt dich'],
    ['a microphone that is barred', judgeMicrophone(true, 'denied'), 'note', 'gesperrt'],
    ['no microphone', judgeMicrophone(false, 'granted'), 'note', 'kein Mikrofon'],
  ])('%s', (_what, finding, state, words) => {
    expect([finding.state, finding.said]).toEqual([state, expect.stringContaining(words)]);
  });
});
