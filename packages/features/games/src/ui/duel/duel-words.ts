import { counted, fill } from '@pausenplatz/kernel-contract';
import type { Duel, DuelBrief } from '../../contract/index.ts';
import { memoryGrids, waitSteps } from '../../rules/index.ts';
import { duelTexts } from '../../texts.duel.ts';
import { memoryTexts } from '../../texts.memory.ts';

const { play: texts } = duelTexts;

const readyTitles: Readonly<Record<string, { readonly title: string }>> = memoryTexts.choose.ready;

/** Which cards are played with, and how many. */
export const cardsWords = ({ set, title, size }: DuelBrief): string =>
  fill(duelTexts.open.about, {
    cards: title ?? readyTitles[set.kind]?.title ?? '',
    size: fill(memoryTexts.choose.cardCount, { count: 2 * memoryGrids[size].pairs }),
  });

/** What the last press has done, and who goes on: for eyes and ears alike. */
export function duelWords({ last, turn, other }: Duel): string {
  const isMine = last?.by === 'me';
  const [one, second] = (last?.faces ?? []).map(({ text }) => text);
  const told = { name: other.firstName, text: one ?? '', one: one ?? '', other: second ?? '' };
  if (last === null) return fill(turn === 'me' ? texts.beginMe : texts.beginOther, told);
  // Two that went back are not named any more.
  if (one === undefined) return turn === 'me' ? `${texts.myTurn}.` : `${fill(texts.turn, told)}.`;
  if (last.kind === 'first') return fill(isMine ? texts.firstMe : texts.firstOther, told);
  if (last.kind === 'miss') return fill(isMine ? texts.missMe : texts.missOther, told);
  const isTwice = one === second;
  return fill(isMine ? (isTwice ? texts.sameMe : texts.pairMe) : isTwice ? texts.sameOther : texts.pairOther, told);
}

/** How long the other, who is away, is still waited for. */
export function awayWords({ other, otherAwayMs }: Duel): string | null {
  if (otherAwayMs === null) return null;
  const left = waitSteps(otherAwayMs);
  const time = 'minutes' in left ? counted(texts.minutes, left.minutes) : fill(texts.seconds, { count: left.seconds });
  return fill(texts.away, { name: other.firstName, time });
}
