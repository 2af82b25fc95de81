import { describe, expect, it } from 'vitest';
import type { AiDiagnosis } from '../../contract/index.ts';
import { allRows, judgeAi } from './judge.ts';

const fine: AiDiagnosis = {
  offer: 'outside',
  closed: null,
  credit: 'some',
  places: [{ where: 'outside', state: 'good' }],
};
const of = (more: Partial<AiDiagnosis>) => judgeAi({ ...fine, ...more });
const outside = (state: AiDiagnosis['places'][number]['state']) => ({ places: [{ where: 'outside' as const, state }] });
const both = (one: AiDiagnosis['places'][number]['state'], other: AiDiagnosis['places'][number]['state']) => ({
  offer: 'both' as const,
  places: [
    { where: 'outside' as const, state: one },
    { where: 'house' as const, state: other },
  ],
});

describe('what the diagnosis says of the AI services', () => {
  it.each([
    ['all is well', of({}).aiProvider, 'good', 'Anbieter: antwortet.'],
    ['a server without a model', of({ offer: 'none', places: [] }).aiOffer, 'bad', 'kein Modell'],
    ['a server without a model has nobody who answers', of({ offer: 'none', places: [] }).aiProvider, 'bad', 'niemand'],
    ['models for practice', of({ offer: 'practice', places: [] }).aiOffer, 'note', 'Übungsmodelle'],
    ['models for practice answer', of({ offer: 'practice', places: [] }).aiProvider, 'good', 'von diesem Server'],
    ['a school that is closed to pupils', of({ closed: 'school', credit: null }).aiOpen, 'bad', 'nicht geöffnet'],
    ['a class without a wallet', of({ closed: 'class', credit: null }).aiOpen, 'bad', 'Lehrperson'],
    ['credit of who may not ask', of({ closed: 'class', credit: null }).aiCredit, 'unasked', 'sobald'],
    ['credit for trying out', of({ credit: 'test' }).aiCredit, 'note', 'Testguthaben'],
    ['no credit', of({ credit: 'none' }).aiCredit, 'bad', 'kein Guthaben'],
    ['a key that is refused', of(outside('keyWrong')).aiProvider, 'bad', 'Schlüssel'],
    ['a provider that is busy', of(outside('busy')).aiProvider, 'note', 'zu tun'],
    ['a provider that is slow', of(outside('timeOut')).aiProvider, 'note', 'zu lange'],
    ['a provider that is away', of(outside('down')).aiProvider, 'bad', 'antwortet nicht'],
    ['one of two that is away', of(both('down', 'good')).aiProvider, 'note', 'Modell im Haus: antwortet.'],
    ['two that are away', of(both('down', 'keyWrong')).aiProvider, 'bad', 'Schlüssel'],
  ])('%s', (_what, finding, state, words) => {
    expect(finding.state).toBe(state);
    expect(finding.said).toContain(words);
  });

  it('says the same of every row where nothing was looked at', () => {
    expect(new Set(Object.values(allRows({ state: 'unasked', said: 'x' })).map(({ said }) => said))).toEqual(new Set(['x']));
  });
});
