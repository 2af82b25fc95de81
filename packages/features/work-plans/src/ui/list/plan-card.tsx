import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { MoreHorizontal24Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { ButtonLink, Card, Chip, colorNameOf, notify, offerUndo } from '@pausenplatz/kernel-ui';
import { Link, useNavigate } from 'react-router-dom';
import { type ListedPlan, takeTemplate, updatePlan } from '../../contract/index.ts';
import { listTexts as texts } from '../../texts.ui.ts';
import { usePlanPath } from '../addresses.ts';
import { DueChip } from '../components/due-chip.tsx';
import { useChange } from '../data.ts';
import { useListStyles } from './list-styles.ts';

interface PlanCardProps {
  readonly plan: ListedPlan;
  readonly today: string;
  /** It lies in the archive: nothing of it is late. */
  readonly isPast: boolean;
}

/** A plan with the classes that have it, what waits in each, and the way to check or edit it. */
export function PlanCard({ plan, today, isPast }: PlanCardProps) {
  const planPath = usePlanPath();
  const styles = useListStyles();
  const { url, title, tasks, assignments } = plan;
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Link className={styles.link} to={planPath(url, { mode: plan.canEdit && assignments.length === 0 ? 'edit' : 'view' })}>
            {title}
          </Link>
        </h2>
        <PlanMenu plan={plan} isPast={isPast} />
      </div>
      <span className={styles.quiet}>{[counted(texts.tasks, tasks), ...plan.keywords].join(' · ')}</span>
      {assignments.length === 0 && <span className={styles.quiet}>{texts.nobody}</span>}
      <ul className={styles.classes}>
        {assignments.map(({ id, schoolClass, pupilCount, waiting, dueOn }) => (
          <li key={id} className={styles.row}>
            <Chip color={colorNameOf(schoolClass.color)}>{schoolClass.name}</Chip>
            <span className={styles.quiet}>{counted(texts.pupils, pupilCount)}</span>
            <DueChip dueOn={dueOn} today={today} isThrough={isPast} />
            {waiting > 0 && <Chip color="yellow">{counted(texts.waiting, waiting)}</Chip>}
            <span className={styles.push}>
              <ButtonLink size="small" to={planPath(url, { mode: 'check', assignmentId: id })}>
                {texts.check}
              </ButtonLink>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PlanMenu({ plan: { id, title, url, canEdit, assignments }, isPast }: Pick<PlanCardProps, 'plan' | 'isPast'>) {
  const planPath = usePlanPath();
  const change = useChange();
  const navigate = useNavigate();
  // With its classes a plan is in the archive for good; by itself it comes back.
  const comesBack = isPast && (assignments.length === 0 || assignments.some(({ isArchived }) => !isArchived));
  const set = (field: 'archived' | 'deleted', value: boolean) => change(updatePlan, { id, field, value });
  const withUndo = async (field: 'archived' | 'deleted', said: string) => {
    if (await set(field, true)) offerUndo({ title: said, body: title, onUndo: () => void set(field, false) });
  };
  const copy = async () => {
    const made = await change(takeTemplate, { id });
    if (!made) return;
    notify({ type: 'success', title: texts.copied });
    void navigate(planPath(made.url, { mode: 'edit' }));
  };
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<MoreHorizontal24Regular />} aria-label={fill(texts.more, { title })} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {canEdit && <MenuItem onClick={() => void navigate(planPath(url, { mode: 'edit' }))}>{texts.edit}</MenuItem>}
          <MenuItem onClick={() => void copy()}>{texts.copy}</MenuItem>
          {canEdit && !isPast && <MenuItem onClick={() => void withUndo('archived', texts.archived)}>{texts.archive}</MenuItem>}
          {canEdit && comesBack && <MenuItem onClick={() => void set('archived', false)}>{texts.unarchive}</MenuItem>}
          {canEdit && <MenuItem onClick={() => void withUndo('deleted', texts.removed)}>{texts.remove}</MenuItem>}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
