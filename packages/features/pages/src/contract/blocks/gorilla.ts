import { defineBlock, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { gorillaTeacherTopics, gorillaTopics } from '../gorilla.data.ts';
import { videoAddress } from '../video-address.ts';
import { blockMessages, blockTexts } from './texts.data.ts';

interface GorillaSettings {
  readonly topics: readonly string[];
  readonly film: string;
  readonly filmTitle: string;
}

interface Topic {
  readonly title: string;
  readonly text: string;
  readonly task: string;
  readonly url: string;
}

/** Chosen topics of the programme, and at most one film beside them. */
const settingsWith = <Name extends string>(names: readonly [Name, ...Name[]]) =>
  z.strictObject({
    topics: z.array(z.enum(names)).check(
      scalars.atMost(names.length),
      z.refine((chosen) => new Set(chosen).size === chosen.length, blockMessages.twice),
    ),
    /** Address of a film at its host; empty for none. */
    film: z.string().check(
      scalars.atMost(500),
      z.refine((value) => value === '' || videoAddress(value) !== null, blockMessages.videoUnknown),
    ),
    filmTitle: scalars.optionalText(200),
  });

const programme = (topics: Readonly<Record<string, Topic>>) =>
  ({
    version: 1,
    group: 'Lernen und Spielen',
    flags: { pro: false, pupil: false, private: true, settings: true },
    wordsIn: ({ topics: chosen, filmTitle }: GorillaSettings) =>
      ['GORILLA', ...chosen.flatMap((name) => [topics[name]?.title ?? '', topics[name]?.text ?? '']), filmTitle].join('\n').trim(),
    leadsTo: ({ topics: chosen }: GorillaSettings) =>
      chosen.flatMap((name) => {
        const topic = topics[name];
        return topic ? [{ url: topic.url, label: `GORILLA: ${topic.title}` }] : [];
      }),
    /** Of the author is the film alone; topics are our own words, for anybody. */
    shows: ({ film }: GorillaSettings) => (film === '' ? [] : (['films'] as const)),
  }) as const;

export const gorillaBlock = defineBlock({
  type: 'Gorilla',
  ...blockTexts.Gorilla,
  position: 5,
  ...programme(gorillaTopics),
  settings: settingsWith(['movement', 'food', 'sustainability']),
  empty: { topics: ['movement', 'food', 'sustainability'], film: '', filmTitle: '' },
});

export const gorillaTeacherBlock = defineBlock({
  type: 'GorillaLP',
  ...blockTexts.GorillaLP,
  position: 6,
  ...programme(gorillaTeacherTopics),
  settings: settingsWith(['programme', 'movement', 'food', 'sustainability']),
  empty: { topics: ['programme', 'movement', 'food', 'sustainability'], film: '', filmTitle: '' },
});
