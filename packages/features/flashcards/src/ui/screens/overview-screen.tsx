import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { counted } from '@pausenplatz/kernel-contract';
import { ButtonLink, Card, EmptyState, ListState, Screen as Frame, Tabs } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { flashcardLimits, type LearnBox } from '../../contract/index.ts';
import { flashcardsUiTexts } from '../../texts.ui.ts';
import { flashcardsTitles } from '../../titles.ts';
import { useArchive, useBoxes, useOwnSets } from '../data.ts';
import { CreateDialog } from '../overview/create-dialog.tsx';
import { PublicSets } from '../overview/public-sets.tsx';
import { BoxTiles, SetTiles } from '../overview/tiles.tsx';
import { useAnswers } from '../train/use-answers.ts';

const useStyles = makeStyles({
  today: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '16px 24px' },
  due: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: tokens.fontWeightBold },
  quiet: { color: tokens.colorNeutralForeground2 },
  tabs: { marginLeft: '-10px' },
  part: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  heading: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
});

const { overview: texts, training } = flashcardsUiTexts;
const parts = ['boxes', 'own', 'public', 'archive'] as const;

/** `/lernen/karten`: what is due today, then boxes, sets, those of everybody, and the archive. */
export function Screen() {
  const styles = useStyles();
  const [search, setSearch] = useSearchParams();
  const [isMaking, setMaking] = useState(false);
  const part = parts.find((one) => one === search.get('bereich')) ?? 'boxes';
  return (
    <Frame
      title={flashcardsTitles.overview}
      lead={texts.lead}
      actions={
        <Button appearance="primary" icon={<Add24Regular />} onClick={() => setMaking(true)}>
          {texts.create}
        </Button>
      }
    >
      <Tabs
        className={styles.tabs}
        tabs={parts.map((name) => ({ name, label: texts.tabs[name] }))}
        chosen={part}
        label={texts.tabsLabel}
        onChoose={(bereich) => setSearch({ bereich }, { replace: true })}
      />
      {part === 'boxes' && <Boxes />}
      {part === 'own' && <OwnSets />}
      {part === 'public' && <PublicSets />}
      {part === 'archive' && <Archive />}
      {isMaking && <CreateDialog onClose={() => setMaking(false)} />}
    </Frame>
  );
}

function Boxes() {
  const query = useBoxes();
  // What was answered without a line goes from here as well.
  const { isWaiting } = useAnswers();
  const styles = useStyles();
  return (
    <ListState
      query={query}
      isEmpty={({ boxes }) => boxes.length === 0}
      empty={<EmptyState scene="emptyNest" title={texts.noBoxes} body={texts.noBoxesBody} />}
    >
      {({ boxes }) => (
        <>
          {isWaiting && (
            <p className={styles.quiet} role="status">
              {training.waiting}
            </p>
          )}
          {boxes.some(({ own }) => own !== null) && <Today boxes={boxes} />}
          <BoxTiles boxes={boxes} label={texts.tabs.boxes} />
        </>
      )}
    </ListState>
  );
}

/** What is due in all boxes together, and one button that begins with it. */
function Today({ boxes }: { readonly boxes: readonly LearnBox[] }) {
  const styles = useStyles();
  const sum = (of: 'due' | 'ready') => boxes.reduce((all, { own }) => all + (own?.[of] ?? 0), 0);
  // The day allows so many new ones, in all boxes together.
  const [due, fresh] = [sum('due'), Math.min(sum('ready'), flashcardLimits.newPerDay)];
  return (
    <Card as="section" className={styles.today}>
      <div>
        <p className={styles.due}>{due > 0 ? counted(texts.due, due) : fresh > 0 ? counted(texts.fresh, fresh) : texts.nothingDue}</p>
        {due > 0 && fresh > 0 && <p className={styles.quiet}>{counted(texts.fresh, fresh)}</p>}
      </div>
      {due + fresh > 0 && (
        <ButtonLink to="/lernen/karten/training" appearance="primary" size="large">
          {texts.start}
        </ButtonLink>
      )}
    </Card>
  );
}

function OwnSets() {
  const query = useOwnSets();
  return (
    <ListState
      query={query}
      isEmpty={({ sets }) => sets.length === 0}
      empty={<EmptyState scene="emptyNest" title={texts.noSets} body={texts.noSetsBody} />}
    >
      {({ sets }) => <SetTiles sets={sets} label={texts.tabs.own} />}
    </ListState>
  );
}

function Archive() {
  const styles = useStyles();
  const query = useArchive();
  return (
    <ListState
      query={query}
      isEmpty={({ boxes, sets }) => boxes.length + sets.length === 0}
      empty={<EmptyState scene="shelf" title={texts.noArchive} />}
    >
      {({ boxes, sets }) => (
        <>
          {boxes.length > 0 && (
            <section className={styles.part}>
              <h2 className={styles.heading}>{texts.archivedBoxes}</h2>
              <BoxTiles boxes={boxes} label={texts.archivedBoxes} />
            </section>
          )}
          {sets.length > 0 && (
            <section className={styles.part}>
              <h2 className={styles.heading}>{texts.archivedSets}</h2>
              <SetTiles sets={sets} label={texts.archivedSets} />
            </section>
          )}
        </>
      )}
    </ListState>
  );
}
