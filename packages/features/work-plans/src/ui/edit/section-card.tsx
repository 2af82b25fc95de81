import { Button, makeStyles, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, mergeClasses, tokens } from '@fluentui/react-components';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, DropZone, look, useSoftColors } from '@pausenplatz/kernel-ui';
import { type Plan, type Section, sectionColors, workPlanLimits } from '../../contract/index.ts';
import { editTexts as texts } from '../../texts.edit.ts';
import { wordTexts } from '../../texts.ui.ts';
import { AddTask } from './add-task.tsx';
import { SavedField } from './saved-field.tsx';
import { TaskRow } from './task-row.tsx';
import type { Editing } from './use-editing.ts';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '6px 8px 6px 12px',
    borderRadius: `${look.radiusCard} ${look.radiusCard} 0 0`,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  title: { flexGrow: 1, minWidth: 0 },
  tasks: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minHeight: '12px' },
  over: { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-2px', borderRadius: look.radiusCard },
  add: { padding: '8px 12px 12px' },
  color: { display: 'inline-block', width: '16px', height: '16px', borderRadius: '50%', marginRight: '8px' },
});

interface SectionCardProps {
  readonly plan: Plan;
  readonly section: Section;
  readonly at: number;
  readonly editing: Editing;
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly say: (words: string) => void;
}

/** A section with its tasks, and the line at its end for a new one. */
export function SectionCard({ plan, section, at, editing, openId, onOpen, say }: SectionCardProps) {
  const styles = useStyles();
  const soft = useSoftColors();
  const name = section.title || wordTexts.untitled;
  return (
    <Card as="section" flush>
      <DropZone id={section.id} overClassName={styles.over}>
        <div className={mergeClasses(styles.head, soft[section.backgroundColor])}>
          <span className={styles.title}>
            <SavedField
              inPlace
              name={`work-plan-section:${section.id}`}
              label={texts.sectionTitle}
              value={section.title}
              placeholder={texts.sectionPlaceholder}
              maximum={workPlanLimits.sectionTitleMaximum}
              onSave={(title) => editing.setSection(section.id, { title })}
            />
          </span>
          <SectionMenu plan={plan} section={section} at={at} editing={editing} />
        </div>
        <div className={styles.tasks} role="list" aria-label={fill(texts.section, { title: name })}>
          {section.tasks.map((task) => (
            <TaskRow
              key={editing.keyFor(task.id)}
              plan={plan}
              task={task}
              sectionId={section.id}
              editing={editing}
              isOpen={task.id === openId}
              onOpen={() => onOpen(task.id === openId ? null : task.id)}
              say={say}
            />
          ))}
        </div>
        <div className={styles.add}>
          <AddTask sectionId={section.id} name={name} editing={editing} />
        </div>
      </DropZone>
    </Card>
  );
}

function SectionMenu({ plan, section, at, editing }: Pick<SectionCardProps, 'plan' | 'section' | 'at' | 'editing'>) {
  const styles = useStyles();
  const soft = useSoftColors();
  const { id, title, backgroundColor } = section;
  return (
    <Menu checkedValues={{ color: [backgroundColor] }}>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          icon={<MoreHorizontal20Regular />}
          aria-label={fill(texts.menu, { title: title || wordTexts.untitled })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem disabled={at === 0} onClick={() => void editing.moveSection(id, at - 1)}>
            {texts.up}
          </MenuItem>
          <MenuItem disabled={at === plan.sections.length - 1} onClick={() => void editing.moveSection(id, at + 1)}>
            {texts.down}
          </MenuItem>
          <MenuItem onClick={() => void editing.duplicateSection(id)}>{texts.duplicate}</MenuItem>
          <MenuItem onClick={() => void editing.removeSection(section)}>{texts.remove}</MenuItem>
          {sectionColors.map((color) => (
            <MenuItem key={color} onClick={() => void editing.setSection(id, { backgroundColor: color })}>
              <span className={mergeClasses(styles.color, soft[color])} aria-hidden />
              {wordTexts.colors[color]}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
