import { Button } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { Edit24Regular } from '@fluentui/react-icons/svg/edit';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { Card, EmptyState, FormDialog, judgedBy, ListState, notifyRefusal, offerUndo, TextField, useForm } from '@pausenplatz/kernel-ui';
import { schoolLimits } from '@pausenplatz/schools/contract';
import { useState } from 'react';
import {
  getSchool,
  type GroupBrief,
  type PersonBrief,
  removeGroup,
  restoreDeletedGroup,
  saveTeam,
  type SchoolBrief,
} from '../../contract/index.ts';
import { classesTexts, teamTexts as texts } from '../../texts.screens.ts';
import { useChange, useSchool } from '../data.ts';
import { useListStyles } from '../styles.ts';
import { PupilChoice, TeacherChoice } from './team-members.tsx';

/** Teams across the classes of a school. */
export function TeamsPart({ school }: { readonly school: SchoolBrief }) {
  const styles = useListStyles();
  const query = useSchool(school.id);
  const [editing, setEditing] = useState<GroupBrief | 'new' | null>(null);
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <p className={styles.quiet}>{texts.lead}</p>
        <Button appearance="primary" icon={<Add24Regular />} onClick={() => setEditing('new')}>
          {texts.create}
        </Button>
      </div>
      <ListState
        query={query}
        isEmpty={({ groups }) => groups.every(({ kind }) => kind !== 'team')}
        empty={<EmptyState scene="schoolYard" title={texts.empty} />}
      >
        {({ groups }) => (
          <Card>
            <ul className={styles.list}>
              {groups
                .filter(({ kind }) => kind === 'team')
                .map((team) => (
                  <li key={team.id} className={styles.row}>
                    <div className={styles.words}>
                      <p className={styles.name}>{team.name}</p>
                      <p className={styles.note}>{counted(texts.members, team.userIds.length)}</p>
                    </div>
                    <Button
                      appearance="subtle"
                      icon={<Edit24Regular />}
                      aria-label={fill(texts.edit, { name: team.name })}
                      onClick={() => setEditing(team)}
                    />
                  </li>
                ))}
            </ul>
          </Card>
        )}
      </ListState>
      {editing && (
        <TeamDialog
          school={school}
          team={editing === 'new' ? null : editing}
          teachers={query.data?.teachers ?? []}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}

interface TeamDialogProps {
  readonly school: SchoolBrief;
  readonly team: GroupBrief | null;
  readonly teachers: readonly PersonBrief[];
  readonly onClose: () => void;
}

/** Name, teachers and pupils of a team; pupils of classes that one may not see stay in it. */
function TeamDialog({ school, team, teachers, onClose }: TeamDialogProps) {
  const styles = useListStyles();
  const save = useChange(saveTeam, [getSchool]);
  const remove = useChange(removeGroup, [getSchool]);
  const restore = useChange(restoreDeletedGroup, [getSchool]);
  const inputOf = ({ name, userIds }: { readonly name: string; readonly userIds: readonly string[] }) => ({
    id: team?.id ?? null,
    schoolId: school.id,
    name,
    userIds: [...userIds],
  });
  const form = useForm({
    initial: { name: team?.name ?? '', userIds: team?.userIds ?? [] },
    judge: judgedBy(saveTeam, inputOf),
    send: (fields, sending) => save(inputOf(fields), sending),
  });
  const chosen = new Set(form.fields.userIds);
  const choose = (userIds: ReadonlySet<string>) => form.set('userIds', [...userIds]);
  const title = team ? fill(texts.edit, { name: team.name }) : texts.create;
  const discard = (gone: GroupBrief, close: () => void) => {
    remove({ id: gone.id }).then(() => {
      close();
      offerUndo({ title: fill(texts.removed, { name: gone.name }), onUndo: () => void restore({ id: gone.id }).catch(notifyRefusal) });
    }, notifyRefusal);
  };
  return (
    <FormDialog form={form} title={title} submitLabel={classesTexts.save} onClose={onClose}>
      {(close) => (
        <>
          <TextField form={form} name="name" label={texts.name} maximum={schoolLimits.groupNameMaximum} required />
          <TeacherChoice teachers={teachers} chosen={chosen} onChange={choose} />
          <PupilChoice school={school} chosen={chosen} onChange={choose} />
          {team && (
            <div className={styles.actions}>
              <Button appearance="subtle" onClick={() => discard(team, close)}>
                {texts.remove}
              </Button>
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}
