import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { type ColorName, useSoftColors } from '@pausenplatz/kernel-ui';
import { type getMemory, type LentKind, type ReadySet, readySets } from '../../contract/index.ts';
import { memoryGrids } from '../../rules/index.ts';
import { memoryTexts } from '../../texts.memory.ts';
import { Choices } from './choices.tsx';
import type { ChosenSet } from './data.ts';

const useStyles = makeStyles({
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
});

const { choose: texts } = memoryTexts;

const looks: Readonly<Record<ReadySet | LentKind, { readonly sign: string; readonly color: ColorName }>> = {
  pictures: { sign: '🦔', color: 'green' },
  letters: { sign: 'A', color: 'blue' },
  plus: { sign: '+', color: 'orange' },
  times: { sign: '×', color: 'violet' },
  words: { sign: 'ä', color: 'pink' },
  cards: { sign: '?', color: 'teal' },
  photos: { sign: '📷', color: 'yellow' },
};

/** Cards that one may play with. */
interface SetChoice {
  readonly key: string;
  readonly set: ChosenSet;
  readonly kind: ReadySet | LentKind;
  readonly pairs: number;
  readonly name: string;
  readonly about: string;
}

export const keyOf = (set: ChosenSet): string => ('id' in set ? set.id : set.kind);

/** The sets of the product, and those of one’s trainers with pairs enough for the smallest game. */
export function setsOf(known: OutputOf<typeof getMemory>): SetChoice[] {
  const ready = readySets.map((kind) => {
    const { title: name, about } = texts.ready[kind];
    return { key: kind, set: { kind }, kind, pairs: memoryGrids['6x6'].pairs, name, about };
  });
  const lent = known.sets.filter(({ pairs }) => pairs >= memoryGrids['4x3'].pairs);
  return [
    ...ready,
    ...lent.map(({ kind, id, title: name, pairs }) => {
      const about = fill(texts.lent, { kind: texts[kind], count: pairs });
      return { key: id, set: { kind, id }, kind, pairs, name, about };
    }),
  ];
}

interface SetChoicesProps {
  readonly sets: readonly SetChoice[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

export function SetChoices({ sets, chosen, onChoose }: SetChoicesProps) {
  const styles = useStyles();
  const soft = useSoftColors();
  return (
    <Choices
      legend={texts.set}
      chosen={chosen}
      onChoose={onChoose}
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
  );
}
