import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowImport24Regular } from '@fluentui/react-icons/svg/arrow-import';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { ArrowUndo24Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { PeopleTeam24Regular } from '@fluentui/react-icons/svg/people-team';
import { Settings24Regular } from '@fluentui/react-icons/svg/settings';
import { fill } from '@pausenplatz/kernel-contract';
import { DragBoard, look } from '@pausenplatz/kernel-ui';
import { lazy, Suspense, useState } from 'react';
import { type Plan, sectionColors, workPlanLimits } from '../../contract/index.ts';
import { placeOfTask, taskOf } from '../../rules/index.ts';
import { editTexts as texts, undoTexts } from '../../texts.edit.ts';
import { takeOverTexts } from '../../texts.take-over.ts';
import { wordTexts } from '../../texts.ui.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { SavedField } from './saved-field.tsx';
import { SectionCard } from './section-card.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { TaskPanel } from './task-panel.tsx';
import { useEditing } from './use-editing.ts';
import { useUndo } from './use-undo.ts';

// Loads for those who bring a list.
const TakeOverDialog = lazy(async () => ({ default: (await import('../take-over/take-over-dialog.tsx')).TakeOverDialog }));

const useStyles = makeStyles({
  columns: { display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
  withPanel: { '@media (min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 420px)' } },
  stack: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: {
    display: 'grid',
    gap: '8px',
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightBold,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  lifted: {
    padding: '12px 16px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
  },
  hint: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

/** A plan to be written: in place, by keys, mouse and finger; what is chosen opens beside it. */
export function EditPlan({ plan }: { readonly plan: Plan }) {
  const styles = useStyles();
  const undo = useUndo();
  const editing = useEditing(plan, undo);
  const [openId, setOpenId] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'assign' | 'settings' | 'takeOver' | null>(null);
  const [said, setSaid] = useState('');
  const opened = openId === null ? undefined : taskOf(plan, openId);
  const nameOf = (id: string) => taskOf(plan, id)?.title || wordTexts.untitled;
  const drop = (id: string, sectionId: string, beforeId: string | null) => {
    const section = plan.sections.find((one) => one.id === sectionId);
    if (!section) return;
    const others = section.tasks.filter((task) => task.id !== id);
    const at = others.findIndex((task) => task.id === beforeId);
    void editing.moveTask(plan, id, sectionId, at < 0 ? others.length : at, nameOf(id));
  };
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <SavedField
          inPlace
          isRequired
          name={`work-plan-title:${plan.id}`}
          label={texts.title}
          value={plan.title}
          maximum={workPlanLimits.titleMaximum}
          onSave={(title) => editing.setPlan({ title })}
        />
      </div>
      <SavedField
        name={`work-plan-text:${plan.id}`}
        label={texts.text}
        value={plan.text}
        maximum={workPlanLimits.textMaximum}
        placeholder={texts.textPlaceholder}
        lines={2}
        onSave={(text) => editing.setPlan({ text })}
      />
      <div className={styles.actions}>
        <Button appearance="primary" icon={<PeopleTeam24Regular />} onClick={() => setDialog('assign')}>
          {texts.assign}
        </Button>
        <Button icon={<Settings24Regular />} onClick={() => setDialog('settings')}>
          {texts.settings}
        </Button>
        <Button icon={<ArrowImport24Regular />} onClick={() => setDialog('takeOver')}>
          {takeOverTexts.intoPlan}
        </Button>
        <Button
          icon={<ArrowUndo24Regular />}
          disabledFocusable={undo.last === null}
          {...(undo.last !== null && { title: fill(undoTexts.of, { change: undo.last }) })}
          onClick={undo.undoLast}
        >
          {undoTexts.action}
        </Button>
      </div>
      <div className={mergeClasses(styles.columns, opened && styles.withPanel)}>
        <div className={styles.stack}>
          <DragBoard
            nameOf={nameOf}
            zoneNameOf={(zone) => plan.sections.find(({ id }) => id === zone)?.title || wordTexts.untitled}
            renderLifted={(id) => <div className={styles.lifted}>{nameOf(id)}</div>}
            onDrop={({ id, zone, beforeId, copy }) => (copy ? void editing.duplicateTask(id) : drop(id, zone, beforeId))}
          >
            {plan.sections.map((section, at) => (
              <SectionCard
                key={section.id}
                plan={plan}
                section={section}
                at={at}
                editing={editing}
                openId={openId}
                onOpen={setOpenId}
                say={setSaid}
              />
            ))}
          </DragBoard>
          <span>
            <Button
              icon={<Add24Regular />}
              disabled={plan.sections.length >= workPlanLimits.sections}
              onClick={() => void editing.addSection(sectionColors[plan.sections.length % sectionColors.length] ?? 'teal')}
            >
              {texts.addSection}
            </Button>
          </span>
          <p className={styles.hint}>{texts.moveHint}</p>
        </div>
        {opened && placeOfTask(plan, opened.id) && (
          <TaskPanel key={opened.id} plan={plan} task={opened} editing={editing} onClose={() => setOpenId(null)} />
        )}
      </div>
      <output className={styles.hidden}>{said}</output>
      {dialog === 'assign' && <AssignDialog plan={plan} onClose={() => setDialog(null)} />}
      {dialog === 'takeOver' && (
        <Suspense>
          <TakeOverDialog plan={plan} onClose={() => setDialog(null)} />
        </Suspense>
      )}
      {dialog === 'settings' && <SettingsDialog plan={plan} onClose={() => setDialog(null)} />}
    </div>
  );
}
