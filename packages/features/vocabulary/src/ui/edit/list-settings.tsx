import { Button, Input, makeStyles, Switch } from '@fluentui/react-components';
import { IconFace } from '@pausenplatz/icons/ui/icon-face';
import { loadIconChoice } from '@pausenplatz/icons/ui/icon-choice';
import { kernelTexts } from '@pausenplatz/kernel-contract';
import { ClosableDialog, FormField, offerUndo } from '@pausenplatz/kernel-ui';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ListIcon, type Vocabulary, vocabularyLimits } from '../../contract/index.ts';
import { vocabularyUiTexts } from '../../texts.ui.ts';
import { useListChanges } from '../data.ts';

const IconChoice = lazy(async () => ({ default: await loadIconChoice() }));

const useStyles = makeStyles({
  settings: {
    display: 'grid',
    gap: '12px 16px',
    gridTemplateColumns: 'auto minmax(0, 420px) minmax(0, 1fr)',
    alignItems: 'end',
    '@media (max-width: 820px)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
  icon: { minWidth: '44px', '& svg': { width: '24px', height: '24px' } },
  whole: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    '@media (max-width: 820px)': { gridColumn: '1 / -1' },
  },
  // As narrow as its place, also at 320 pixels.
  name: { minWidth: 0, width: '100%', '& input': { minWidth: 0, width: '100%' } },
});

const { edit: texts } = vocabularyUiTexts;
const noIcon = 'pencil' as const;

/** What a list is called, its icon, who finds it, and its end. */
export function ListSettings({ list }: { readonly list: Vocabulary }) {
  const styles = useStyles();
  const changes = useListChanges();
  const navigate = useNavigate();
  const [name, setName] = useState(list.name);
  const [icon, setIcon] = useState(list.icon);
  const [isShared, setShared] = useState(list.isShared);
  const [isChoosing, setChoosing] = useState(false);
  const isEmpty = name.trim() === '';
  const saveName = () => {
    if (!isEmpty && name.trim() !== list.name) void changes.update({ id: list.id, field: 'name', value: name.trim() });
  };
  const saveIcon = async (value: ListIcon | null) => {
    if (await changes.update({ id: list.id, field: 'icon', value })) setIcon(value);
  };
  const share = async (value: boolean) => {
    if (await changes.update({ id: list.id, field: 'isShared', value })) setShared(value);
  };
  const remove = async () => {
    if (!(await changes.remove(list.id, true))) return;
    offerUndo({ title: texts.removed, onUndo: () => void changes.remove(list.id, false) });
    await navigate('/lernen/lernwoerter?bereich=own');
  };
  return (
    <section className={styles.settings}>
      <Button
        className={styles.icon}
        size="large"
        icon={<IconFace icon={icon ?? noIcon} />}
        aria-label={texts.icon}
        onClick={() => setChoosing(true)}
      />
      <FormField label={texts.name} error={isEmpty ? kernelTexts.fields.required : undefined}>
        <Input
          className={styles.name}
          value={name}
          size="large"
          maxLength={vocabularyLimits.nameMaximum}
          onChange={(_event, { value }) => setName(value)}
          onBlur={saveName}
          onFocus={({ target }) => target.select()}
        />
      </FormField>
      <div className={styles.whole}>
        {list.mayShare && (
          <Switch label={texts.share} title={texts.shareHelp} checked={isShared} onChange={(_event, { checked }) => void share(checked)} />
        )}
        {list.isOwn && (
          <Button appearance="subtle" onClick={() => void remove()}>
            {texts.remove}
          </Button>
        )}
      </div>
      {isChoosing && (
        <ClosableDialog title={texts.iconTitle} closeLabel={texts.close} isDone onClose={() => setChoosing(false)}>
          {(close) => (
            <Suspense>
              <div>
                <Button onClick={() => close(() => void saveIcon(null))}>{texts.noIcon}</Button>
              </div>
              <IconChoice
                withoutOwn
                chosen={icon ?? noIcon}
                onChoose={(chosen) => {
                  if (typeof chosen === 'string' || chosen.set !== 'own') close(() => void saveIcon(chosen));
                }}
              />
            </Suspense>
          )}
        </ClosableDialog>
      )}
    </section>
  );
}
