import { describe, expect, it } from 'vitest';
import { aiLimits, chatServices } from '../contract/index.ts';
import { partsOfPrompt, promptFor, titleOf } from './prompts.ts';

describe('what a model is told', () => {
  it('children are spoken to as children, everywhere', () => {
    for (const service of chatServices) {
      const told = (isChild: boolean) => promptFor({ service, options: {}, isChild });
      expect(told(true).includes('Kind. Schreib in kurzen'), service).toBe(true);
      expect(told(false).includes('Kind. Schreib in kurzen'), service).toBe(false);
    }
    expect(promptFor({ service: 'uebersetzer', options: { language: 'pt' }, isChild: false })).toContain('nach Portugiesisch');
    expect(promptFor({ service: 'text-deepl-write', options: { tone: 'short' }, isChild: false })).toContain('Drittel');
  });

  const talk = [
    { role: 'user', text: 'a'.repeat(aiLimits.memory - 10) },
    { role: 'assistant', text: 'zwei' },
    { role: 'user', text: 'drei' },
    { role: 'assistant', text: 'vier' },
  ] as const;
  it.each([
    ['chat', ['zwei', 'drei', 'vier', 'und?']],
    ['uebersetzer', ['und?']],
    ['text-deepl-write', ['und?']],
  ] as const)('of the talk, %s sends the latest that fits', (service, texts) =>
    expect(partsOfPrompt(service, talk, 'und?').map(({ text }) => text)).toEqual(texts),
  );

  it.each([
    ['Was frisst der Igel?', 'Was frisst der Igel?'],
    ['  Erste Zeile\nzweite', 'Erste Zeile'],
    ['', 'Neuer Chat'],
    ['Ein sehr langer Satz, der von Igeln und anderen Tieren im Winter erzählt', 'Ein sehr langer Satz, der von Igeln und anderen …'],
    ['x'.repeat(100), `${'x'.repeat(48)} …`],
  ])('«%s» begins «%s»', (question, title) => expect(titleOf(question)).toBe(title));
});
