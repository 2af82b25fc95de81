import { isFinalRefusal, RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { useKeptAnswers } from '@pausenplatz/progress/ui/kept-answers';
import { useState } from 'react';
import { type Board, gamesLimits, guessWord, type Player, type Round } from '../../contract/index.ts';
import { leftOutOf, lettersOf } from '../../rules/index.ts';
import { gamesUiTexts } from '../../texts.ui.ts';
import type { Pressed } from './keys.tsx';

interface KeptGuess {
  readonly attemptId: string;
  readonly at: string;
  readonly board: Board;
  readonly position: number;
  readonly word: string;
}

interface Playing {
  readonly round: Round;
  readonly player: Player;
  readonly onRound: (round: Round) => void;
  /** What is shown is older than what the server has. */
  readonly onOld: () => void;
}

/** What the game says of a try: `told` is for who hears the screen, because others see it. */
interface Said {
  readonly words: string;
  readonly kind: 'hint' | 'told';
}

const { play: texts, tile: tileTexts } = gamesUiTexts;
const kept = 'word-guess';
/** These say what to try instead, and cost nothing: what was typed stays. */
const hints = ['GAMES_WORD_UNKNOWN', 'GAMES_WORD_LENGTH', 'GAMES_WORD_LETTERS', 'GAMES_HARD_PLACE', 'GAMES_HARD_LETTER'];

function verdictOf({ rows }: Round): string {
  const row = rows.at(-1);
  if (!row) return '';
  const signs = lettersOf(row.word)
    .map((letter, at) => fill(tileTexts[row.marks[at] ?? 'absent'], { letter }))
    .join('; ');
  return fill(texts.told, { number: rows.length, word: row.word, signs });
}

/** Typing and trying on one board. A try waits on the device until the server has judged it, and counts once. */
export function useGame({ round, player, onRound, onOld }: Playing) {
  const api = useApi();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<Said | null>(null);
  const [isSent, setSent] = useState(false);
  const [fresh, setFresh] = useState<number | null>(null);
  const [refusals, setRefusals] = useState(0);
  const hint = (words: string) => {
    setSaid({ words, kind: 'hint' });
    setRefusals((count) => count + 1);
  };
  const { add, isWaiting, isReady } = useKeptAnswers<KeptGuess>({
    trainer: kept,
    groupOf: ({ attemptId }) => attemptId,
    atOnce: 1,
    send: async (_attemptId, [guess]) => {
      if (!guess) return;
      const { board, position, word } = guess;
      try {
        const { round: judged } = await api.call(guessWord, { board, position, word });
        setSent(false);
        // One of a board that was on the screen before.
        if (JSON.stringify(judged.board) !== JSON.stringify(round.board)) return onOld();
        setTyped('');
        setFresh(judged.rows.length - 1);
        setSaid({ words: verdictOf(judged), kind: 'told' });
        onRound(judged);
      } catch (error) {
        if (!isFinalRefusal(error)) throw error;
        setSent(false);
        if (!(error instanceof RefusedError) || !hints.includes(error.body.code)) {
          onOld();
          throw error;
        }
        setTyped(word);
        hint(error.body.messageBody);
      }
    },
  });
  const isOff = round.state !== 'open' || isSent || isWaiting || !isReady;
  const isHard = round.isHard ?? player.isHard;
  const check = () => {
    if (lettersOf(typed).length < gamesLimits.letters) return hint(texts.tooShort);
    const leftOut = isHard ? leftOutOf(round.rows, typed) : null;
    if (leftOut?.place === null) return hint(fill(texts.hardLetter, { letter: leftOut.letter }));
    if (leftOut) return hint(fill(texts.hardPlace, { letter: leftOut.letter, place: leftOut.place ?? '' }));
    setSent(true);
    setSaid(null);
    return add({ board: round.board, position: round.rows.length, word: typed });
  };
  const press = (pressed: Pressed) => {
    if (isOff) return;
    if (pressed === 'check') return check();
    if (said?.kind === 'hint') setSaid(null);
    if (pressed === 'back') return setTyped(lettersOf(typed).slice(0, -1).join(''));
    return setTyped(
      lettersOf(typed + pressed.letter)
        .slice(0, gamesLimits.letters)
        .join(''),
    );
  };
  return { typed, said, fresh, refusals, isOff, isWaiting, isHard, press };
}
