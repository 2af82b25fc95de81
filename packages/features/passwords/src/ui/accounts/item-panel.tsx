import { Button, makeStyles, Switch, tokens } from '@fluentui/react-components';
import { Delete24Regular } from '@fluentui/react-icons/svg/delete';
import { Edit24Regular } from '@fluentui/react-icons/svg/edit';
import { Print24Regular } from '@fluentui/react-icons/svg/print';
import { TableAdd24Regular } from '@fluentui/react-icons/svg/table-add';
import { ButtonLink, Card } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { ClassItem, ClassPupil, PasswordGroup } from '../../contract/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { useRemove, useSwitch } from '../data.ts';
import { hostOf } from '../pieces/host-of.ts';
import { ItemSign } from '../pieces/item-sign.tsx';
import type { Showing } from '../showing/use-shown.ts';
import { AccountTable } from './account-table.tsx';
import { FillDialog } from './fill-dialog.tsx';
import { ItemDialog } from './item-dialog.tsx';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px', justifyContent: 'space-between' },
  name: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 },
  title: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  link: { color: tokens.colorBrandForegroundLink },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  switches: { display: 'flex', flexWrap: 'wrap', gap: '8px 32px' },
  switch: { display: 'grid' },
  help: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, paddingLeft: '56px', marginTop: '-6px' },
});

interface ItemPanelProps {
  readonly classId: string;
  readonly item: ClassItem;
  readonly groups: readonly PasswordGroup[];
  readonly pupils: readonly ClassPupil[];
  readonly showing: Showing;
}

/** One entry with everything that is done with it. */
export function ItemPanel({ classId, item, groups, pupils, showing }: ItemPanelProps) {
  const styles = useStyles();
  const { accounts: texts, item: itemTexts } = passwordsUiTexts;
  const [open, setOpen] = useState<'edit' | 'fill' | null>(null);
  const turn = useSwitch(classId);
  const remove = useRemove();
  const { title, url, icon, pupilCanEdit, teacherCanSee } = item;
  return (
    <div className={styles.stack}>
      <Card as="section" className={styles.stack}>
        <div className={styles.head}>
          <div className={styles.name}>
            <ItemSign icon={icon} size="large" />
            <div>
              <h2 className={styles.title}>{title}</h2>
              {url !== '' && (
                <a className={styles.link} href={url} target="_blank" rel="noreferrer">
                  {hostOf(url)}
                </a>
              )}
            </div>
          </div>
          <div className={styles.actions}>
            <Button icon={<TableAdd24Regular />} onClick={() => setOpen('fill')}>
              {texts.fill}
            </Button>
            <ButtonLink to={`/tools/benutzerkonten/zettel/${item.id}`} icon={<Print24Regular />}>
              {texts.print}
            </ButtonLink>
            <Button icon={<Edit24Regular />} aria-label={itemTexts.edit} title={itemTexts.edit} onClick={() => setOpen('edit')} />
            <Button icon={<Delete24Regular />} aria-label={itemTexts.remove} title={itemTexts.remove} onClick={() => void remove(item)} />
          </div>
        </div>
        <div className={styles.switches}>
          <div className={styles.switch}>
            <Switch
              label={texts.pupilCanEdit}
              checked={pupilCanEdit}
              onChange={(_event, { checked }) => turn(item, { pupilCanEdit: checked })}
            />
            <span className={styles.help}>{texts.pupilCanEditHelp}</span>
          </div>
          <div className={styles.switch}>
            <Switch
              label={texts.teacherCanSee}
              checked={teacherCanSee}
              // Once off it stays off.
              disabled={!teacherCanSee}
              onChange={() => turn(item, { teacherCanSee: false })}
            />
            <span className={styles.help}>{texts.teacherCanSeeHelp}</span>
          </div>
        </div>
      </Card>
      <AccountTable item={item} showing={showing} />
      {open === 'edit' && <ItemDialog classId={classId} className="" groups={groups} item={item} onClose={() => setOpen(null)} />}
      {open === 'fill' && <FillDialog item={item} pupils={pupils} onClose={() => setOpen(null)} />}
    </div>
  );
}
