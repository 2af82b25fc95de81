import { Button, Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { counted, fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { ButtonLink, Card, FormField, ListState, notify, Screen as Frame } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { BoxCounts, getBox, LearnBox } from '../../contract/index.ts';
import { sideWords } from '../../rules/index.ts';
import { flashcardsUiTexts } from '../../texts.ui.ts';
import { flashcardsTitles } from '../../titles.ts';
import { useBox, useFlashcardChanges } from '../data.ts';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  counts: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    margin: 0,
    '@media (max-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  count: { display: 'grid', justifyItems: 'center', padding: '12px', borderRadius: look.radiusCard },
  number: { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700, fontWeight: tokens.fontWeightBold, margin: 0 },
  due: { backgroundColor: look.colors.orange.surface, color: look.colors.orange.ink },
  fresh: { backgroundColor: look.colors.violet.surface, color: look.colors.violet.ink },
  secure: { backgroundColor: look.colors.green.surface, color: look.colors.green.ink },
  cards: { backgroundColor: look.colors.grey.surface, color: look.colors.grey.ink },
  heading: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  table: { width: '100%', borderCollapse: 'collapse' },
  scroller: { overflowX: 'auto' },
  cell: { padding: '10px 8px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}`, textAlign: 'start' },
  figure: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  hard: { margin: 0, padding: '0 0 0 20px', display: 'grid', gap: '8px' },
  days: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px 16px' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

const { box: texts, set: setTexts, give } = flashcardsUiTexts;
const columns = ['due', 'fresh', 'secure'] as const;
type Shown = OutputOf<typeof getBox>;

/** `/lernen/karten/lernbox/{id}`: how far one is, and for who teaches the class, how far each child is. */
export function Screen() {
  const styles = useStyles();
  const { id = '' } = useParams();
  const query = useBox(id);
  const box = query.data?.box;
  const open = (box?.own?.due ?? 0) + (box?.own?.ready ?? 0);
  return (
    <Frame
      title={box?.title ?? flashcardsTitles.box}
      {...(box && { lead: leadOf(box) })}
      above={
        <div>
          <ButtonLink to="/lernen/karten" appearance="subtle" icon={<ArrowLeft24Regular />}>
            {setTexts.back}
          </ButtonLink>
        </div>
      }
      {...(box && {
        actions: (
          <>
            <ButtonLink to={`/lernen/karten/kartenset/${box.setId}`}>{texts.toSet}</ButtonLink>
            {box.own && open > 0 && !box.isArchived && (
              <ButtonLink appearance="primary" to={`/lernen/karten/training?box=${box.id}`}>
                {texts.train}
              </ButtonLink>
            )}
          </>
        ),
      })}
    >
      <ListState query={query} skeleton="rows">
        {(shown) => (
          <div className={styles.stack}>
            {shown.box.own && <Counts counts={shown.box.own} />}
            {shown.box.own && open === 0 && <p className={styles.quiet}>{texts.fromTomorrow}</p>}
            {shown.pupils && <Pupils pupils={shown.pupils} />}
            {shown.hardest.length > 0 && <Hardest hardest={shown.hardest} />}
            {shown.box.mayChange && <Days key={`${shown.box.startOn} ${shown.box.testOn}`} box={shown.box} />}
          </div>
        )}
      </ListState>
    </Frame>
  );
}

function leadOf({ schoolClass, startOn, testOn }: LearnBox): string {
  const parts = [
    schoolClass ? fill(texts.ofClass, schoolClass) : texts.own,
    startOn ? fill(texts.startOn, { day: longDay(startOn) }) : '',
    testOn ? fill(texts.testOn, { day: longDay(testOn) }) : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

function Counts({ counts }: { readonly counts: BoxCounts }) {
  const styles = useStyles();
  return (
    <dl className={styles.counts}>
      {(['due', 'fresh', 'secure', 'cards'] as const).map((name) => (
        <div key={name} className={mergeClasses(styles.count, styles[name])}>
          <dd className={styles.number}>{counts[name]}</dd>
          <dt>{texts.counts[name]}</dt>
        </div>
      ))}
    </dl>
  );
}

function Pupils({ pupils }: { readonly pupils: NonNullable<Shown['pupils']> }) {
  const styles = useStyles();
  if (pupils.length === 0) return <p className={styles.quiet}>{texts.noPupils}</p>;
  return (
    <Card as="section" className={styles.stack}>
      <h2 className={styles.heading}>{texts.pupils}</h2>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.cell}>
                {texts.pupil}
              </th>
              {columns.map((name) => (
                <th key={name} scope="col" className={mergeClasses(styles.cell, styles.figure)}>
                  {texts.counts[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pupils.map(({ userId, name, counts }) => (
              <tr key={userId}>
                <th scope="row" className={styles.cell}>
                  {name}
                </th>
                {columns.map((column) => (
                  <td key={column} className={mergeClasses(styles.cell, styles.figure)}>
                    {counts[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Hardest({ hardest }: { readonly hardest: Shown['hardest'] }) {
  const styles = useStyles();
  return (
    <Card as="section" className={styles.stack}>
      <h2 className={styles.heading}>{texts.hardest}</h2>
      <ul className={styles.hard}>
        {hardest.map(({ card, lapses }) => (
          <li key={card.id}>
            {sideWords(card.front)} → {sideWords(card.back)}
            <span className={styles.quiet}> · {counted(texts.lapses, lapses)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** When it begins and when the test is; and the way into the archive. */
function Days({ box }: { readonly box: LearnBox }) {
  const styles = useStyles();
  const changes = useFlashcardChanges();
  const [startOn, setStartOn] = useState(box.startOn ?? '');
  const [testOn, setTestOn] = useState(box.testOn ?? '');
  const isChanged = startOn !== (box.startOn ?? '') || testOn !== (box.testOn ?? '');
  const days = { startOn: startOn === '' ? null : startOn, testOn: testOn === '' ? null : testOn };
  const send = async (isArchived: boolean, said: string) => {
    if (await changes.updateBox({ id: box.id, ...days, isArchived })) notify({ type: 'success', title: said });
  };
  return (
    <Card as="section" className={styles.days}>
      <FormField label={give.startOn}>
        <Input type="date" value={startOn} onChange={(_event, { value }) => setStartOn(value)} />
      </FormField>
      <FormField label={give.testOn}>
        <Input type="date" value={testOn} onChange={(_event, { value }) => setTestOn(value)} />
      </FormField>
      {isChanged && (
        <Button appearance="primary" onClick={() => void send(box.isArchived, texts.saved)}>
          {texts.save}
        </Button>
      )}
      <Button appearance="subtle" onClick={() => void send(!box.isArchived, box.isArchived ? texts.saved : texts.archived)}>
        {box.isArchived ? texts.unarchive : texts.archive}
      </Button>
    </Card>
  );
}
