import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { counted, fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { Card, type ColorName, TextLink, useSoftColors } from '@pausenplatz/kernel-ui';
import { useKeptRuns, useStageStyles, WaitingRuns } from '@pausenplatz/progress/ui/run';
import { useState } from 'react';
import { type getMemory, memorySizes, type MemorySize, type ReadySet, readySets } from '../../contract/index.ts';
import { memoryGrids } from '../../rules/index.ts';
import { memoryTexts } from '../../texts.memory.ts';
import { type Choice, type ChosenSet, memoryHandingIn, useMemoryPlayed } from './data.ts';
import { Choices } from './choices.tsx';
import { clockWords } from './play-words.ts';
import { faces } from './players.tsx';

const useStyles = makeStyles({
  parts: { display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0, 1fr)' },
  beside: { display: 'grid', gap: '24px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))' },
  sign: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '48px',
    height: '48px',
    borderRadius: '12px',
    fontSize: '26px',
    lineHeight: 1,
    fontWeight: tokens.fontWeightBold,
  },
  start: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' },
  words: { display: 'grid', gap: '4px' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

const { choose: texts } = memoryTexts;

const looks: Readonly<Record<ReadySet | 'words' | 'cards', { readonly sign: string; readonly color: ColorName }>> = {
  pictures: { sign: '🦔', color: 'green' },
  letters: { sign: 'A', color: 'blue' },
  plus: { sign: '+', color: 'orange' },
  times: { sign: '×', color: 'violet' },
  words: { sign: 'ä', color: 'pink' },
  cards: { sign: '?', color: 'teal' },
};

interface ChooseProps {
  readonly known: OutputOf<typeof getMemory>;
  readonly begun: Choice;
  readonly isBusy: boolean;
  /** With the title of its cards. */
  readonly onStart: (choice: Choice, title: string) => void;
}

/** What to play with, how large, and with whom. */
export function Choose({ known, begun, isBusy, onStart }: ChooseProps) {
  const styles = useStyles();
  const stage = useStageStyles();
  const soft = useSoftColors();
  const waiting = useKeptRuns(memoryHandingIn, useMemoryPlayed());
  const sets = [
    ...readySets.map((kind) => ({
      key: kind as string,
      set: { kind } as ChosenSet,
      kind,
      pairs: 18,
      name: texts.ready[kind].title,
      about: texts.ready[kind].about,
    })),
    ...known.sets
      .filter(({ pairs }) => pairs >= memoryGrids['4x3'].pairs)
      .map(({ kind, id, title, pairs }) => ({
        key: id,
        set: { kind, id } as ChosenSet,
        kind,
        pairs,
        name: title,
        about: fill(texts.lent, { kind: texts[kind], count: pairs }),
      })),
  ];
  const [key, setKey] = useState(keyOf(begun.set));
  const [wanted, setSize] = useState<MemorySize>(begun.size);
  const [players, setPlayers] = useState(begun.players);
  const chosen = sets.find((one) => one.key === key) ?? sets[0];
  if (!chosen) return null;
  const fits = (one: MemorySize) => memoryGrids[one].pairs <= chosen.pairs;
  const size = fits(wanted) ? wanted : (memorySizes.filter(fits).at(-1) ?? '4x3');
  const best = players === 1 ? known.best.find((one) => one.size === size) : undefined;
  const isRanked = players === 1 && size === '6x6';
  return (
    <div className={styles.parts}>
      <WaitingRuns count={waiting} />
      <Choices
        legend={texts.set}
        chosen={chosen.key}
        onChoose={setKey}
        choices={sets.map(({ key: value, kind, name, about }) => ({
          value,
          name,
          about,
          picture: (
            <span className={mergeClasses(styles.sign, soft[looks[kind].color])} aria-hidden>
              {looks[kind].sign}
            </span>
          ),
        }))}
      />
      <div className={styles.beside}>
        <Choices
          legend={texts.size}
          isSmall
          chosen={size}
          onChoose={setSize}
          choices={memorySizes.map((value) => {
            const { columns, rows, pairs } = memoryGrids[value];
            return {
              value,
              name: texts.sizes[value],
              about: fill(texts.cardCount, { count: 2 * pairs }),
              label: fill(texts.sizeLabel, { columns, rows, count: 2 * pairs }),
              isDisabled: !fits(value),
            };
          })}
        />
        <Choices
          legend={texts.players}
          isSmall
          chosen={players}
          onChoose={setPlayers}
          choices={[1, 2, 3, 4].map((value) => ({
            value,
            name: value === 1 ? texts.alone : fill(texts.together, { count: value }),
            about: faces
              .slice(0, value)
              .map(({ emoji }) => emoji)
              .join(' '),
            label: value === 1 ? texts.alone : fill(texts.together, { count: value }),
          }))}
        />
      </div>
      <Card className={styles.start}>
        <button
          type="button"
          className={stage.button}
          disabled={isBusy}
          onClick={() => onStart({ set: chosen.set, size, players }, chosen.name)}
        >
          {texts.start}
        </button>
        <div className={styles.words}>
          {best && <p>{fill(texts.best, { turns: best.turns, time: clockWords(best.ms) })}</p>}
          {players === 1 && known.gamesWithPoints > 0 && <p className={styles.quiet}>{counted(texts.points, known.gamesWithPoints)}</p>}
          {isRanked && (
            <p className={styles.quiet}>
              {texts.rankingHint} <TextLink to="/lernen/ranglisten/gedaechtnis/top50">{texts.ranking}</TextLink>
            </p>
          )}
        </div>
      </Card>
    </div>
  );
}

const keyOf = (set: ChosenSet): string => ('id' in set ? set.id : set.kind);
