import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { ButtonLink, Chip, ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Vocabulary } from '../../contract/index.ts';
import { vocabularyUiTexts } from '../../texts.ui.ts';
import { vocabularyTitles } from '../../titles.ts';
import { useList } from '../data.ts';
import { AssignDialog } from '../list/assign-dialog.tsx';
import { ClassTable } from '../list/class-table.tsx';
import { PortionCard } from '../list/portion-card.tsx';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)' },
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  portions: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const { list: texts } = vocabularyUiTexts;

/** `/lernen/lernwoerter/{id}`: the portions of a list and where one is; for who teaches, where the class is. */
export function Screen() {
  const { id = '' } = useParams();
  const query = useList(id);
  const list = query.data?.model;
  return (
    <Frame
      title={list?.name ?? vocabularyTitles.list}
      above={
        <div>
          <ButtonLink to="/lernen/lernwoerter" appearance="subtle" icon={<ArrowLeft24Regular />}>
            {texts.back}
          </ButtonLink>
        </div>
      }
      {...(list && { actions: <ListActions list={list} /> })}
    >
      <ListState query={query} skeleton="rows">
        {({ model }) => <Shown list={model} />}
      </ListState>
    </Frame>
  );
}

function Shown({ list }: { readonly list: Vocabulary }) {
  const styles = useStyles();
  const isTeacher = useCurrentUser()?.userRoles.includes('Teacher') === true;
  return (
    <div className={styles.stack}>
      <div className={styles.facts}>
        <span>{counted(texts.words, list.words)}</span>
        {list.todo > 0 && <Chip color="orange">{fill(texts.todo, { count: list.todo })}</Chip>}
        {list.assignedTo.map(({ classId, className }) => (
          <Chip key={classId} color="teal">
            {fill(texts.ofClass, { name: className })}
          </Chip>
        ))}
        {list.author !== null && <Chip>{fill(texts.by, { name: list.author })}</Chip>}
        {list.isShared && <Chip color="blue">{texts.shared}</Chip>}
        {list.isUncorrected && <Chip color="yellow">{texts.uncorrected}</Chip>}
        {list.errors > 0 && <Chip color="pink">{counted(texts.errors, list.errors)}</Chip>}
      </div>
      {isTeacher && list.assignedTo.map(({ classId }) => <ClassTable key={classId} listId={list.id} classId={classId} />)}
      <ol className={styles.portions} aria-label={texts.portionsLabel}>
        {list.portions.map((portion) => (
          <PortionCard key={portion.id} listId={list.id} portion={portion} />
        ))}
      </ol>
    </div>
  );
}

function ListActions({ list }: { readonly list: Vocabulary }) {
  const [isGiving, setGiving] = useState(false);
  const isTeacher = useCurrentUser()?.userRoles.includes('Teacher') === true;
  return (
    <>
      {list.mayEdit && <ButtonLink to={`/lernen/lernwoerter/bearbeiten/${list.id}`}>{texts.edit}</ButtonLink>}
      {list.learnableWords > 0 && (
        <ButtonLink to={`/lernen/lernwoerter/${list.id}/alle`} appearance={isTeacher ? 'secondary' : 'primary'}>
          {list.todo > 0 ? texts.practiseAll : isTeacher ? texts.try : texts.freely}
        </ButtonLink>
      )}
      {list.mayAssign && (
        <Button appearance="primary" onClick={() => setGiving(true)}>
          {texts.assign}
        </Button>
      )}
      {isGiving && <AssignDialog listId={list.id} assignedTo={list.assignedTo} onClose={() => setGiving(false)} />}
    </>
  );
}
