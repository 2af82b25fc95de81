import { makeStyles, tokens } from '@fluentui/react-components';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { Card, Chip, TextLink } from '@pausenplatz/kernel-ui';
import type { LearnBox, LearnSet } from '../../contract/index.ts';
import { flashcardTexts } from '../../texts.ts';
import { flashcardsUiTexts as texts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '@media (max-width: 1100px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  tile: { position: 'relative', display: 'grid', gap: '8px', alignContent: 'start', ':hover': { boxShadow: tokens.shadow8 } },
  // The whole tile opens it.
  name: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    '& a': { color: tokens.colorNeutralForeground1, textDecorationLine: 'none' },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
  },
  facts: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

const wayOf = { set: '/lernen/karten/kartenset/', box: '/lernen/karten/lernbox/' } as const;

export function SetTiles({ sets, label }: { readonly sets: readonly LearnSet[]; readonly label: string }) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={label}>
      {sets.map(({ id, title, subject, level, cards, isPublic, likes }) => (
        <Card key={id} as="li" className={styles.tile}>
          <p className={styles.name}>
            <TextLink to={`${wayOf.set}${id}`}>{title}</TextLink>
          </p>
          <p className={styles.quiet}>{counted(texts.set.cards, cards)}</p>
          <div className={styles.facts}>
            {subject && <Chip>{flashcardTexts.subjects[subject]}</Chip>}
            {level && <Chip>{flashcardTexts.levels[level]}</Chip>}
            {isPublic && <Chip>{texts.set.public}</Chip>}
            {likes > 0 && <Chip>{counted(texts.set.likes, likes)}</Chip>}
          </div>
        </Card>
      ))}
    </ul>
  );
}

export function BoxTiles({ boxes, label }: { readonly boxes: readonly LearnBox[]; readonly label: string }) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={label}>
      {boxes.map(({ id, title, schoolClass, testOn, own }) => (
        <Card key={id} as="li" className={styles.tile}>
          <p className={styles.name}>
            <TextLink to={`${wayOf.box}${id}`}>{title}</TextLink>
          </p>
          <p className={styles.quiet}>{schoolClass ? fill(texts.box.ofClass, schoolClass) : texts.box.own}</p>
          <div className={styles.facts}>
            {own && own.due > 0 && (
              <Chip color="orange">
                {own.due} {texts.box.counts.due}
              </Chip>
            )}
            {own && own.fresh > 0 && (
              <Chip color="violet">
                {own.fresh} {texts.box.counts.fresh}
              </Chip>
            )}
            {own && own.secure > 0 && (
              <Chip color="green">
                {own.secure} {texts.box.counts.secure}
              </Chip>
            )}
            {testOn && <Chip>{fill(texts.box.testOn, { day: longDay(testOn) })}</Chip>}
          </div>
        </Card>
      ))}
    </ul>
  );
}
