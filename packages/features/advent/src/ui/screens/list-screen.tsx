import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { fullDay } from '@pausenplatz/kernel-format';
import { asks } from '@pausenplatz/kernel-host';
import { ButtonLink, Card, Chip, EmptyState, ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useState } from 'react';
import { listAdvent, type ListedCalendar } from '../../contract/index.ts';
import { editTexts } from '../../texts.edit.ts';
import { adventTitles } from '../../titles.ts';
import { useCalendars } from '../data.ts';
import { AddDialog } from '../edit/add-dialog.tsx';
import { AdventSceneView } from '../scenes/index.tsx';

const { list: texts } = editTexts;

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: '20px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  card: { overflow: 'hidden', height: '100%', display: 'grid', gridTemplateRows: 'auto 1fr' },
  scene: { position: 'relative', aspectRatio: '1120 / 420', overflow: 'hidden' },
  inside: { display: 'grid', alignContent: 'start', gap: '8px', padding: '16px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, overflowWrap: 'anywhere' },
  facts: { margin: 0, color: tokens.colorNeutralForeground2 },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '8px' },
  frame: { borderRadius: look.radiusCard },
});

/** The calendars are read while the link is being pressed. */
export const ahead = () => [asks(listAdvent, {})];

/** `/tools/advent`: the calendars that one makes. */
export function Screen() {
  const styles = useStyles();
  const query = useCalendars();
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button appearance="primary" icon={<Add24Regular />} onClick={() => setAdding(true)}>
      {texts.add}
    </Button>
  );
  return (
    <Frame title={adventTitles.list} lead={texts.lead} {...(query.data && query.data.calendars.length > 0 && { actions: add })}>
      <ListState
        query={query}
        isEmpty={({ calendars }) => calendars.length === 0}
        empty={<EmptyState scene="snow" title={texts.empty} body={texts.emptyBody} action={add} />}
      >
        {({ calendars }) => (
          <ul className={styles.list} aria-label={texts.label}>
            {calendars.map((calendar) => (
              <li key={calendar.id}>
                <CalendarCard calendar={calendar} />
              </li>
            ))}
          </ul>
        )}
      </ListState>
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </Frame>
  );
}

function CalendarCard({ calendar }: { readonly calendar: ListedCalendar }) {
  const styles = useStyles();
  const { id, title, className, firstDay, lastDay, ready, doors, waiting, visibility, canEdit } = calendar;
  return (
    <Card flush className={styles.card}>
      <div className={styles.scene}>
        <AdventSceneView scene={calendar.scene} id={`liste-${id}`} />
      </div>
      <div className={styles.inside}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.facts}>{fill(texts.days, { first: fullDay(firstDay), last: fullDay(lastDay) })}</p>
        <div className={styles.chips}>
          {className !== null && <Chip color="teal">{fill(texts.ofClass, { name: className })}</Chip>}
          <Chip color={visibility === 'private' ? 'grey' : 'blue'}>{texts.visibilities[visibility]}</Chip>
          {waiting > 0 && <Chip color="yellow">{counted(texts.waiting, waiting)}</Chip>}
        </div>
        <p className={styles.facts}>{fill(texts.ready, { ready, doors })}</p>
        <div className={styles.actions}>
          {canEdit && (
            <ButtonLink appearance="primary" to={`/tools/advent/bearbeiten/${id}`} aria-label={`${texts.edit}: ${title}`}>
              {texts.edit}
            </ButtonLink>
          )}
          <ButtonLink to={`/tools/advent/${id}`} aria-label={`${texts.show}: ${title}`}>
            {texts.show}
          </ButtonLink>
          {!canEdit && <Chip color="grey">{texts.archived}</Chip>}
        </div>
      </div>
    </Card>
  );
}
