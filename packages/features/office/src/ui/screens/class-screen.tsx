import { makeStyles, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { RefusedError } from '@pausenplatz/kernel-browser';
import { asks, type Opening, useSlot } from '@pausenplatz/kernel-host';
import { ButtonLink, Chip, ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { getClass, officeLimits } from '../../contract/index.ts';
import { classTexts as texts } from '../../texts.screens.ts';
import { officeTitles } from '../../titles.ts';
import { classPaper } from '../slots.ts';
import { useClass, useSchoolLive } from '../data.ts';
import { ClassActions } from '../school-class/class-actions.tsx';
import { GroupsCard } from '../school-class/groups-card.tsx';
import { NewYearCard } from '../school-class/new-year-card.tsx';
import { PupilsCard } from '../school-class/pupils-card.tsx';
import { TeachersCard } from '../school-class/teachers-card.tsx';
import { TrashCard } from '../school-class/trash-card.tsx';

const twoColumns = '@media (min-width: 1001px)';

const useStyles = makeStyles({
  split: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gridTemplateRows: 'auto 1fr' },
  },
  pupils: { [twoColumns]: { gridColumn: 1, gridRow: '1 / span 2' } },
  // On small screens what is to be done stands above the long list, everything else below it.
  side: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', [twoColumns]: { gridColumn: 2 } },
  above: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});

export type ShownClass = OutputOf<typeof getClass>;

/** Asked when somebody is about to open it. */
export const ahead = ({ parameters: { id = '' } }: Opening) => [asks(getClass, { id })];

/** `/verwaltung/klasse/{id}`: who is in a class, and everything an office does with them. */
export function Screen() {
  const { id = '' } = useParams();
  const query = useClass(id);
  // The head of the class is there at once, or not yet.
  const hasPaper = useSlot(classPaper) !== null;
  const styles = useStyles();
  const shown = query.data;
  // Who deletes a class is told so; that it is gone then is no news.
  const [isLeaving, setLeaving] = useState(false);
  useSchoolLive(shown?.schoolClass.schoolId ?? null);
  return (
    <Frame
      title={shown?.schoolClass.name ?? officeTitles.schoolClass}
      width="wide"
      above={
        <div className={styles.above}>
          <ButtonLink
            to={shown ? `/verwaltung?schule=${shown.schoolClass.schoolId}` : '/verwaltung'}
            appearance="subtle"
            icon={<ArrowLeft24Regular />}
          >
            {texts.back}
          </ButtonLink>
          {shown && <Chip color={shown.schoolClass.color}>{shown.schoolName}</Chip>}
        </div>
      }
      actions={shown && hasPaper && <ClassActions shown={shown} onLeaving={setLeaving} />}
    >
      {!isLeaving && shown && query.error instanceof RefusedError && query.error.status === 404 && (
        <MessageBar intent="warning" layout="multiline" role="alert">
          <MessageBarBody>
            <MessageBarTitle>{texts.gone}</MessageBarTitle>
            {texts.goneBody}
          </MessageBarBody>
        </MessageBar>
      )}
      <ListState query={query}>{(loaded) => <Filled shown={loaded} />}</ListState>
    </Frame>
  );
}

function Filled({ shown }: { readonly shown: ShownClass }) {
  const styles = useStyles();
  const { schoolClass, rights } = shown;
  const note =
    schoolClass.archivedAt !== null ? texts.archived : rights.roster ? null : rights.administer ? texts.synchronised : texts.keptByAdmins;
  return (
    <>
      {note !== null && (
        <MessageBar intent="info">
          <MessageBarBody>{note}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.split}>
        {shown.newYear !== null && (
          <div className={styles.side}>
            <NewYearCard classId={schoolClass.id} year={shown.newYear} />
          </div>
        )}
        <div className={styles.pupils}>
          <PupilsCard shown={shown} />
        </div>
        <div className={styles.side}>
          <TeachersCard shown={shown} />
          <GroupsCard shown={shown} />
          {schoolClass.archivedAt === null && <LostPupils shown={shown} />}
        </div>
      </div>
    </>
  );
}

/** Whoever was deleted or taken out, for as long as they come back with a click. */
function LostPupils({ shown }: { readonly shown: ShownClass }) {
  const { id: classId } = shown.schoolClass;
  const formerNote = fill(texts.formerNote, { days: officeLimits.trashDays });
  return (
    <>
      {shown.former.length > 0 && <TrashCard classId={classId} people={shown.former} title={texts.former} note={formerNote} />}
      {shown.trashed.length > 0 && <TrashCard classId={classId} people={shown.trashed} title={texts.inTrash} />}
    </>
  );
}
