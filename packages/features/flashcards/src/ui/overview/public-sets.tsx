import { Button, Input, makeStyles } from '@fluentui/react-components';
import { EmptyState, FormField, ListState } from '@pausenplatz/kernel-ui';
import { useDeferredValue, useState } from 'react';
import { flashcardLimits, type LearnSet, type Level, type Subject } from '../../contract/index.ts';
import { flashcardsUiTexts } from '../../texts.ui.ts';
import { SubjectFields } from '../components/subject-fields.tsx';
import { usePublicSets } from '../data.ts';
import { SetTiles } from './tiles.tsx';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  search: {
    display: 'grid',
    gap: '12px 16px',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  more: { justifySelf: 'center' },
});

const { overview: texts } = flashcardsUiTexts;

/** Sets of everybody, by words, subject and level. */
export function PublicSets() {
  const styles = useStyles();
  const [words, setWords] = useState('');
  const [subject, setSubject] = useState<Subject | null>(null);
  const [level, setLevel] = useState<Level | null>(null);
  const asked = useDeferredValue({ words, ...(subject && { subject }), ...(level && { level }) });
  return (
    <div className={styles.stack}>
      <search className={styles.search}>
        <FormField label={texts.search}>
          <Input type="search" value={words} maxLength={flashcardLimits.wordsMaximum} onChange={(_event, { value }) => setWords(value)} />
        </FormField>
        <SubjectFields subject={subject} level={level} none={texts.all} labels={texts} onSubject={setSubject} onLevel={setLevel} />
      </search>
      <Found key={JSON.stringify(asked)} asked={asked} before={[]} />
    </div>
  );
}

interface FoundProps {
  readonly asked: Parameters<typeof usePublicSets>[0];
  readonly before: readonly LearnSet[];
}

/** A part of what was found, and after it the next one where somebody wants more. */
function Found({ asked, before }: FoundProps) {
  const styles = useStyles();
  const query = usePublicSets(asked);
  const [isLonger, setLonger] = useState(false);
  return (
    <ListState
      query={query}
      isEmpty={({ sets }) => before.length + sets.length === 0}
      empty={<EmptyState scene="lostPath" title={texts.noPublic} body={texts.noPublicBody} />}
    >
      {({ sets, next }) =>
        isLonger && next !== null ? (
          <Found asked={{ ...asked, after: next }} before={[...before, ...sets]} />
        ) : (
          <>
            <SetTiles sets={[...before, ...sets]} label={texts.tabs.public} />
            {next !== null && (
              <Button className={styles.more} onClick={() => setLonger(true)}>
                {texts.more}
              </Button>
            )}
          </>
        )
      }
    </ListState>
  );
}
