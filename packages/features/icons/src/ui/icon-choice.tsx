import { makeStyles, tokens } from '@fluentui/react-components';
import type { StoredFile } from '@pausenplatz/documents/contract';
import { Tabs } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useState } from 'react';
import type { ChosenIcon } from '../contract/index.ts';
import { choiceTexts as texts } from '../texts.ui.ts';
import { OwnIcons } from './own-icons.tsx';
import { SetIcons, type SetName } from './set-icons.tsx';

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    padding: '12px',
    borderRadius: look.radiusCard,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

export interface IconChoiceProps {
  readonly chosen: ChosenIcon;
  /** A picture comes with its file, which whoever shows it may not know yet. */
  readonly onChoose: (icon: ChosenIcon, file?: StoredFile) => void;
  /** Without pictures of one's own, where others than their owner's people see the icon. */
  readonly withoutOwn?: boolean;
}

const tabs = (Object.keys(texts.tabs) as (keyof typeof texts.tabs)[]).map((name) => ({ name, label: texts.tabs[name] }));

const tabOf = (icon: ChosenIcon): SetName | 'own' => (typeof icon === 'string' ? 'pausenplatz' : icon.set);

/** An icon of one of the sets, found by German words or by groups, or a picture of one's own. */
export function IconChoice({ chosen, onChoose, withoutOwn = false }: IconChoiceProps) {
  const styles = useStyles();
  const [tab, setTab] = useState(tabOf(chosen));
  return (
    <div className={styles.frame}>
      <Tabs label={texts.sets} tabs={tabs.filter(({ name }) => !(withoutOwn && name === 'own'))} chosen={tab} onChoose={setTab} />
      {tab === 'own' ? (
        <OwnIcons chosen={chosen} onChoose={onChoose} />
      ) : (
        <SetIcons key={tab} set={tab} chosen={chosen} onChoose={onChoose} />
      )}
    </div>
  );
}
