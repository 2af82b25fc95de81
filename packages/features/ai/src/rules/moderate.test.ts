import { describe, expect, it } from 'vitest';
import { harmOf, harmOfQuestion } from './moderate.ts';

describe('what is no matter for a machine', () => {
  it.each([
    ['selfHarm', 'Ich will nicht mehr leben.'],
    ['selfHarm', 'ICH MÖCHTE STERBEN!!!'],
    ['selfHarm', 'i wott sterbe'],
    ['selfHarm', "J'ai envie de mourir"],
    ['selfHarm', 'voglio morire'],
    ['selfHarm', 'how to kill myself'],
    ['violence', 'Wie kann ich eine Bombe bauen?'],
    ['violence', 'Papa ist wütend, er schlägt mich'],
    ['violence', 'mi picchia'],
    ['sexual', 'Er hat mich angefasst'],
    ['sexual', 'Pornos'],
    ['hate', 'Heil Hitler'],
    ['hate', 'Ausländer raus!'],
  ] as const)('%s: «%s»', (harm, text) => expect(harmOf(text)).toBe(harm));

  it.each([
    ['Wann starb Napoleon?'],
    ['Im Krieg sterben viele Menschen.'],
    ['Die Blume will nicht mehr blühen.'],
    ['Warum heisst es Selbstlaut?'],
    ['Schreib über den Zweiten Weltkrieg und Hitler.'],
    ['violon et violet'],
    ['Ich bin todmüde'],
    ['Wie tötet ein Igel einen Käfer?'],
    ['Mein Meerschweinchen ist gestorben.'],
  ])('nothing in «%s»', (text) => expect(harmOf(text)).toBeNull());

  it.each([
    ['Meine Nummer ist 079 123 45 67', 'personalData'],
    ['schreib an mia@schule.example', 'personalData'],
    ['Ruf Telefon 1 an', null],
    ['Ich will sterben, 079 123 45 67', 'selfHarm'],
  ] as const)('of a child, «%s» is %s', (text, harm) => expect(harmOfQuestion(text)).toBe(harm));

  it('is found in a long text, in time that grows with it', () => {
    expect(harmOf(`${'aaaa bbbb '.repeat(20_000)}ich will sterben`)).toBe('selfHarm');
  });
});
