import type { OperatorLines, Services } from '@pausenplatz/kernel-server';
import { aiConfigTexts } from '../texts.config.ts';
import { aiConfig, type ChatPlace } from './config.ts';
import { isKeyRefused } from './providers/key-state.ts';
import { isPractice } from './providers/offer.ts';

const { page: texts } = aiConfigTexts;

/** Which services somebody answers for, and which settings would bring the others. */
export function aiOperatorLines(services: Pick<Services, 'config'>): OperatorLines {
  const { chat, house } = services.config.of(aiConfig);
  const practice = isPractice(services);
  const without = practice ? texts.practice : texts.none;
  return {
    title: texts.title,
    rows: [
      { name: texts.chat, ...lineOf(chat, without, false) },
      { name: texts.house, ...lineOf(house, practice ? texts.practice : texts.noHouse, true) },
    ],
  };
}

function lineOf(place: ChatPlace | null, without: string, isHouse: boolean): { readonly value: string; readonly isBad: boolean } {
  if (!place) return { value: without, isBad: false };
  const isBad = isKeyRefused(isHouse);
  const { host } = new URL(place.url);
  return { value: isBad ? `${host}: ${texts.keyWrong}` : host, isBad };
}
