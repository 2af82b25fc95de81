import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { ButtonLink, Card, Chip, useSoftColors, useStrongColors } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import type { Item, Portion } from '../../contract/index.ts';
import { vocabularyUiTexts } from '../../texts.ui.ts';
import { shadeColors, shadeOf } from './shades.ts';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', minHeight: look.touch },
  title: {
    flexGrow: 1,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  counts: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  words: { display: 'flex', flexWrap: 'wrap', gap: '8px', listStyleType: 'none', margin: 0, padding: 0 },
  word: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    padding: '6px 14px 6px 10px',
    borderRadius: look.radiusChip,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  dot: { width: '12px', height: '12px', borderRadius: '50%', flexShrink: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
});

const { list: texts } = vocabularyUiTexts;

const stateWords = ({ own }: Item): string => {
  if (!own) return texts.states.new;
  if (own.isKnown) return texts.states.known;
  return own.isMemo ? texts.memo : fill(texts.states.box, { box: own.box });
};

interface PortionCardProps {
  readonly listId: string;
  readonly portion: Portion;
}

/** A portion: its counts, its words with where one is, and the way to practise it. */
export function PortionCard({ listId, portion }: PortionCardProps) {
  const styles = useStyles();
  const soft = useSoftColors();
  const strong = useStrongColors();
  const { id, position, words, known, wordsWorkingOn, todo, learnable, items } = portion;
  const written = items.filter(({ word }) => word !== '');
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{fill(texts.portion, { position })}</h2>
        {learnable > 0 && <ButtonLink to={`/lernen/lernwoerter/${listId}/${id}`}>{texts.practise}</ButtonLink>}
      </div>
      <div className={styles.counts}>
        {todo > 0 && <Chip color="orange">{fill(texts.todo, { count: todo })}</Chip>}
        {wordsWorkingOn > 0 && (
          <Chip color="teal">
            {wordsWorkingOn} {texts.counts.wordsWorkingOn}
          </Chip>
        )}
        <Chip color={known > 0 ? 'green' : 'grey'}>{fill(texts.known, { known, words })}</Chip>
        {learnable < words && (
          <Chip color="pink">
            {learnable} {texts.counts.learnable}
          </Chip>
        )}
      </div>
      {words > 0 && known === words && <p className={styles.quiet}>{texts.done}</p>}
      {written.length === 0 && <p className={styles.quiet}>{texts.empty}</p>}
      <ul className={styles.words} aria-label={fill(texts.wordsOf, { position })}>
        {written.map((item) => {
          const color = shadeColors[shadeOf(item.own)];
          return (
            <li key={item.id} className={mergeClasses(styles.word, soft[color])} title={stateWords(item)}>
              <span className={mergeClasses(styles.dot, strong[color])} aria-hidden />
              {item.word}
              <span className={styles.hidden}>{stateWords(item)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
