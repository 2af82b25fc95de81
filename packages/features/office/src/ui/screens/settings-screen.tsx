import { Button, makeStyles } from '@fluentui/react-components';
import { Edit24Regular } from '@fluentui/react-icons/svg/edit';
import { useSlot } from '@pausenplatz/kernel-host';
import { ButtonLink, Card, Chip, EmptyState, ListState, Screen as Frame, Skeletons, Tabs } from '@pausenplatz/kernel-ui';
import { Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { ClassBrief } from '../../contract/index.ts';
import { classTexts } from '../../texts.screens.ts';
import { settingsTexts as texts } from '../../texts.tools.ts';
import { officeTitles } from '../../titles.ts';
import { useOffice } from '../data.ts';
import { EditClassDialog } from '../office/create-class-dialog.tsx';
import { SchoolForm } from '../office/school-part.tsx';
import { SchoolChoice } from '../office/school-choice.tsx';
import { schoolSetting } from '../slots.ts';
import { useListStyles } from '../styles.ts';

const ownParts = ['klassen', 'schule'] as const;

const useStyles = makeStyles({ tabs: { flexWrap: 'wrap', marginLeft: '-10px' } });

/** `/einstellungen/{show?}`: what holds for the own classes and, for admins, for the school. */
export function Screen() {
  const styles = useStyles();
  const { show } = useParams();
  const navigate = useNavigate();
  const others = useSlot(schoolSetting);
  const settings = others ?? [];
  const tabs = [...ownParts.map((name) => ({ name, label: texts.parts[name] })), ...settings.map(({ name, label }) => ({ name, label }))];
  const part = tabs.find(({ name }) => name === show)?.name ?? 'klassen';
  const setting = settings.find(({ name }) => name === part);
  const onlyAdmins = <EmptyState scene="closedGate" title={texts.onlyAdmins} body={texts.onlyAdminsBody} />;
  return (
    <Frame
      title={officeTitles.settings}
      lead={texts.lead}
      actions={
        <ButtonLink to="/mein-konto" appearance="subtle">
          {texts.account}
        </ButtonLink>
      }
    >
      {others !== null && (
        <Tabs
          className={styles.tabs}
          tabs={tabs}
          chosen={part}
          onChoose={(name) => void navigate(`/einstellungen/${name}`, { replace: true })}
          label={officeTitles.settings}
        />
      )}
      {others === null && <Skeletons shape="rows" />}
      {others !== null && part === 'klassen' && <Classes />}
      {part === 'schule' && (
        <SchoolChoice administered none={onlyAdmins}>
          {(school) => <SchoolForm key={school.id} school={school} />}
        </SchoolChoice>
      )}
      {setting && (
        <SchoolChoice key={setting.name} administered none={onlyAdmins}>
          {({ id }) => (
            <Suspense fallback={<Skeletons shape="form" />}>
              <setting.Part key={id} schoolId={id} />
            </Suspense>
          )}
        </SchoolChoice>
      )}
    </Frame>
  );
}

function Classes() {
  const styles = useListStyles();
  const query = useOffice();
  const [editing, setEditing] = useState<ClassBrief | null>(null);
  return (
    <Card as="section">
      <p className={styles.quiet}>{texts.classes}</p>
      <ListState
        query={query}
        isEmpty={({ classes }) => classes.length === 0}
        empty={<EmptyState scene="emptyNest" title={texts.noClasses} />}
      >
        {({ classes }) => (
          <ul className={styles.list}>
            {classes.map((one) => (
              <li key={one.id} className={styles.row}>
                <span className={styles.short}>
                  <Chip color={one.color}>{one.name}</Chip>
                </span>
                <ButtonLink to={`/verwaltung/klasse/${one.id}`} appearance="subtle">
                  {texts.toClass}
                </ButtonLink>
                <Button icon={<Edit24Regular />} aria-label={`${classTexts.edit}: ${one.name}`} onClick={() => setEditing(one)} />
              </li>
            ))}
          </ul>
        )}
      </ListState>
      {editing && <EditClassDialog id={editing.id} first={editing} onClose={() => setEditing(null)} />}
    </Card>
  );
}
