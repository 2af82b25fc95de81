import { Button, Input, makeStyles, Switch, tokens } from '@fluentui/react-components';
import { type InputOf, kernelTexts } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { Card, FormField, notify, offerUndo } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { flashcardLimits, type LearnSet, type updateSet } from '../../contract/index.ts';
import { flashcardsUiTexts } from '../../texts.ui.ts';
import { SubjectFields } from '../components/subject-fields.tsx';
import { useFlashcardChanges } from '../data.ts';

const useStyles = makeStyles({
  settings: {
    display: 'grid',
    gap: '12px 16px',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    '@media (max-width: 820px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  whole: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

const { edit: texts, create } = flashcardsUiTexts;

/** What a set is called, where it belongs, who finds it, and its end. */
export function SetSettings({ set: stored }: { readonly set: LearnSet }) {
  const styles = useStyles();
  const changes = useFlashcardChanges();
  const navigate = useNavigate();
  const isTeacher = useCurrentUser()?.userRoles.includes('Teacher') === true;
  /** What was chosen here, shown at once; taken back where it is refused. */
  const [chosen, setChosen] = useState<Partial<LearnSet>>({});
  const set = { ...stored, ...chosen };
  const [title, setTitle] = useState(set.title);
  const choose = async (input: InputOf<typeof updateSet>) => {
    setChosen((now) => ({ ...now, [input.field]: input.value }));
    const done = await changes.update(input);
    if (!done) setChosen((now) => Object.fromEntries(Object.entries(now).filter(([field]) => field !== input.field)));
    return done !== null;
  };
  const isEmpty = title.trim() === '';
  const saveTitle = () => {
    if (!isEmpty && title.trim() !== set.title) void choose({ id: set.id, field: 'title', value: title.trim() });
  };
  const remove = async () => {
    if (!(await changes.update({ id: set.id, field: 'isDeleted', value: true }))) return;
    const back = () => void changes.update({ id: set.id, field: 'isDeleted', value: false });
    offerUndo({ title: texts.removedSet, onUndo: back });
    await navigate('/lernen/karten?bereich=own');
  };
  const archive = async () => {
    const done = await choose({ id: set.id, field: 'isArchived', value: !set.isArchived });
    if (done && !set.isArchived) notify({ type: 'success', title: texts.archived });
  };
  return (
    <Card as="section" className={styles.settings}>
      <FormField label={create.name} error={isEmpty ? kernelTexts.fields.required : undefined}>
        <Input
          value={title}
          maxLength={flashcardLimits.titleMaximum}
          onChange={(_event, { value }) => setTitle(value)}
          onBlur={saveTitle}
        />
      </FormField>
      <SubjectFields
        subject={set.subject}
        level={set.level}
        none={create.none}
        labels={create}
        onSubject={(value) => void choose({ id: set.id, field: 'subject', value })}
        onLevel={(value) => void choose({ id: set.id, field: 'level', value })}
      />
      <div className={styles.whole}>
        {isTeacher && (
          <Switch
            label={texts.publicSwitch}
            checked={set.isPublic}
            onChange={(_event, { checked }) => void choose({ id: set.id, field: 'isPublic', value: checked })}
          />
        )}
        {isTeacher && <span className={styles.quiet}>{texts.publicHelp}</span>}
        <Button appearance="subtle" onClick={() => void archive()}>
          {set.isArchived ? texts.unarchive : texts.archive}
        </Button>
        <Button appearance="subtle" onClick={() => void remove()}>
          {texts.removeSet}
        </Button>
      </div>
    </Card>
  );
}
